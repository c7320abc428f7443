import type { Seat } from '@wildcat/kernel'
import { type ReactNode, type RefObject, use, useEffect, useRef } from 'react'
import { Link } from '../app/link.tsx'
import { useSpeech } from '../app/speech.tsx'
import { buttonLook } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { plain, playerTokens } from '../session/names.ts'
import { Player, PlayerFace, Said, useNames } from '../session/said.tsx'
import type { Spoken } from '../session/use-game.ts'
import type { Plan } from '../store/plan.ts'
import { mayTakeFocus } from '../table/focus.ts'
import { SeatBadges } from '../table/seat-badges.ts'
import { headline } from './headline.ts'
import { podiumShape } from './podium-shape.ts'
import { type Ended, hasPartedTie, ranking } from './ranking.ts'
import { Share } from './share.tsx'
import { pictureOf } from './share-picture.ts'
import { behind } from './standing.ts'

export interface ResultProps {
  plan: Plan
  changed: boolean // have seats changed hands?
  spoken: Spoken
  outcome: Ended
  own: Seat | undefined // whose screen this is: nobody's, where one watches or several share it
  rematch: ReactNode
  replay: string // where one can look back at it
  link?: string // for others to look back at it
  more: ReactNode // what else can be done
}

/** The sheet at the end: how one did, who won and by how much, and what to do next. */
export function Result({
  plan,
  changed,
  spoken,
  outcome,
  own,
  rematch,
  replay,
  link,
  more,
  picture,
  analysis,
}: ResultProps & { picture: RefObject<SVGSVGElement | null>; analysis: string | undefined }) {
  const { words } = useSpeech()
  const names = useNames()
  const badges = use(SeatBadges)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (mayTakeFocus(document.activeElement)) heading.current?.focus()
  }, [])
  const score = (amount: number) => spoken.words.score(amount)
  const ranked = ranking(outcome)
  const place = ranked.find(({ seat }) => seat === own)?.place
  const called = (seat: Seat) => names[seat] ?? ''
  const told = [
    `${spoken.words.title}: ${plain(headline(words, outcome, undefined, score, playerTokens), names)}.`.replace(/!\.$/, '!'),
    words.end.ranks(ranked.map(each => `${called(each.seat)} ${score(each.score)}`)),
    ...(link === undefined ? [] : [link]),
  ].join(' ')
  const draw = async () => {
    const svg = picture.current
    if (svg === null) throw new Error('nothing is drawn yet')
    const labels = { title: spoken.words.title, name: called, score: (seat: Seat) => score(outcome.scores[seat] ?? 0) }
    return pictureOf(svg, podiumShape(svg.clientWidth, outcome), labels)
  }
  return (
    <section className="result" aria-label={words.table.over} data-seat={outcome.winners[0]}>
      <p className="eyebrow">{place === undefined ? words.table.over : words.end.ownPlace(place, ranked.length)}</p>
      <h2 ref={heading} tabIndex={-1}>
        <Said text={headline(words, outcome, own, score, playerTokens)} />
      </h2>
      {own !== undefined && place !== undefined && place > 2 && behind(outcome, own) > 0 && (
        <p className="result-behind">{words.end.behind(score(behind(outcome, own)))}</p>
      )}
      <table className="rows result-scores">
        <thead>
          <tr>
            <th scope="col">{words.table.place}</th>
            <th scope="col">{words.table.player}</th>
            <th scope="col" data-figures="true">
              {words.table.score}
            </th>
          </tr>
        </thead>
        <tbody>
          {ranked.map(each => (
            <tr key={each.seat} data-own={each.seat === own}>
              <td>{words.common.number(each.place)}</td>
              <th scope="row">
                <PlayerFace seat={each.seat} /> <Player seat={each.seat} /> {badges[each.seat]}
              </th>
              <td data-figures="true">{score(each.score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {spoken.words.tied !== undefined && hasPartedTie(outcome) && <p className="field-hint">{spoken.words.tied}</p>}
      {plan.practice && <p className="field-hint">{words.table.practiceResult}</p>}
      {changed && <p className="field-hint">{words.table.changed}</p>}
      {rematch}
      <div className="result-ways">
        <Link className={buttonLook('quiet')} to={replay} aria-label={words.replay.link}>
          <Icon name="replay" />
          {words.end.replay}
        </Link>
        {analysis !== undefined && (
          <Link className={buttonLook('quiet')} to={analysis}>
            <Icon name="lens" />
            {words.end.analysis}
          </Link>
        )}
        <Share text={told} name={`${spoken.engine.id}.png`} draw={draw} />
      </div>
      <div className="result-more">{more}</div>
    </section>
  )
}
