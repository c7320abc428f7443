import { type Guide as Advice, guideOf, type View } from '@wildcat/competitors/board'
import { at } from '@wildcat/kernel'
import { useMemo } from 'react'
import { change, useSettings } from '../../../app/settings.ts'
import { useSpeech } from '../../../app/speech.tsx'
import { Button, IconButton } from '../../../design/button.tsx'
import { focusQuestion } from '../../../table/focus.ts'
import { useBoard } from '../board-context.tsx'
import { isSame, type Picked, useChoice } from '../choice.tsx'
import './guide.css'

/** What a delivery takes, one after the other. */
const STAGES = ['sign', 'bring', 'plan', 'arrive'] as const
type Stage = (typeof STAGES)[number]

/** Until the first points are made: where one is on the way to a delivery, and what brings it forward. Its button lays that out, no more. */
export function Guide() {
  const { view, viewer, words, turn } = useBoard()
  const { words: page } = useSpeech()
  const { hints } = useSettings()
  const choice = useChoice()
  const isWanted = hints && turn?.isAsked === true && viewer !== 'spectator' && at(view.vp, viewer) === 0
  const advice = useMemo(() => (isWanted ? guideOf(view, viewer) : undefined), [isWanted, view, viewer])
  if (advice === undefined) return null
  const stage = stageOf(advice, view)
  const laidOut = picksOf(advice)
  const isLaidOut = laidOut === undefined || isPicked(choice, laidOut)
  return (
    <section className="guide" aria-label={words.guide.title}>
      <h3>{words.guide.title}</h3>
      <IconButton
        label={page.hints.noMore}
        icon="close"
        onClick={() => {
          focusQuestion()
          change({ hints: false })
        }}
      />
      <ol>
        {STAGES.map(each => (
          <li key={each} data-state={STAGES.indexOf(each) < STAGES.indexOf(stage) ? 'done' : each === stage ? 'now' : 'later'}>
            {each === stage && <span className="unseen">{words.guide.now} </span>}
            {words.guide.stages[each]}
          </li>
        ))}
      </ol>
      <p role="status">{isLaidOut && laidOut !== undefined ? words.guide.press : words.guide.text(advice)}</p>
      {!isLaidOut && (
        <Button look="quiet" icon="hint" onClick={() => choice.pick(laidOut)}>
          {words.guide.show}
        </Button>
      )}
    </section>
  )
}

function stageOf(advice: Advice, { signed, viewer, journey }: View): Stage {
  if (advice.kind === 'deliver') return 'plan'
  if (advice.kind === 'bring') return 'bring'
  if (advice.kind === 'travel') return journey !== 'none' && journey.delivery !== 'none' ? 'arrive' : 'bring'
  return typeof viewer === 'number' && at(signed, viewer).length > 0 ? 'bring' : 'sign'
}

/** What its button picks; what has a button of its own is only told. */
function picksOf(advice: Advice): Picked | undefined {
  const open = { command: undefined, route: undefined, draft: undefined }
  switch (advice.kind) {
    case 'sign': {
      const { goods, sender, recipient } = advice
      return { ...open, doing: 'sign', draft: { contract: goods, sender, recipient } }
    }
    case 'bring':
      return { ...open, doing: 'move', vehicle: advice.vehicle, command: advice.command }
    case 'deliver': {
      const { signed, plan } = advice
      return { ...open, doing: 'deliver', command: { kind: 'deliver', signed, vehicle: plan.start }, route: plan }
    }
    case 'draw':
      return advice.isFree ? undefined : { ...open, doing: 'draw', command: { kind: 'draw', deck: advice.deck } }
    case 'travel':
    case 'endTurn':
      return undefined
  }
}
const isPicked = ({ draft, command }: Picked, wanted: Picked): boolean =>
  wanted.command === undefined ? JSON.stringify(draft) === JSON.stringify(wanted.draft) : isSame(command, wanted.command)
