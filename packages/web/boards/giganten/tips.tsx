import { CARDS } from '@wildcat/giganten/board'
import { at } from '@wildcat/kernel'
import { COMPANIES, DEPOT_LIMIT, derricksOf, oilOnDerricks, PRICES, sectionOf } from '@wildcat/oil-rush'
import { Each } from '../../design/each.tsx'
import { marks } from '../../session/names.ts'
import { Said } from '../../session/said.tsx'
import { numberIn } from '../kit/pointing.ts'
import { type Description, describe, describeSpace } from './describe.ts'
import type { Ground } from './lights.ts'
import type { GigantenTable } from './table.ts'

/** What a tip says about the thing with this key. */
export function tipOf(table: GigantenTable, ground: Ground, key: string) {
  const square = numberIn(key, 'square')
  const found = square === undefined ? plainTip(table, key) : describe(table, ground, square)
  if (found === undefined) return null
  return (
    <>
      <strong>
        <Said text={found.title} />
      </strong>
      <Each of={found.facts}>
        {fact => (
          <span>
            <Said text={fact} />
          </span>
        )}
      </Each>
      {found.act !== '' && <span className="tip-act">{found.act}</span>}
      {found.whyNot !== '' && <span className="tip-why">{found.whyNot}</span>}
    </>
  )
}

const told = (title: string, ...facts: readonly string[]): Description => ({ title, facts, act: '', whyNot: '' })

function plainTip(table: GigantenTable, key: string): Description | undefined {
  const { words, shown, view } = table
  const company = COMPANIES.find(each => key === `company-${each}`)
  if (company !== undefined) {
    const space = shown.prices[company]
    const over = shown.depots.some(depot => depot[company] > DEPOT_LIMIT) ? [words.overLimit] : []
    const price = words.money(at(PRICES, space))
    return told(words.pays(words.companies[company], price), words.next[sectionOf(space)], ...over)
  }
  const card = numberIn(key, 'card')
  if (card !== undefined) return cardTip(table, card)
  const space = numberIn(key, 'space')
  if (space !== undefined) return describeSpace(table, table.turn?.seat, space)
  const special = table.legal[numberIn(key, 'special') ?? -1]
  if (special !== undefined) return told(table.say(special))
  const phase = numberIn(key, 'phase')
  if (phase !== undefined) return told(words.phase(phase, words.phases[phase - 1] ?? ''))
  const seat = numberIn(key, 'player')
  if (seat === undefined) return undefined
  const { player } = words
  return told(
    marks(seat),
    player.stock(at(shown.stock, seat)),
    player.built(derricksOf(shown, seat)),
    player.oil(oilOnDerricks(shown, seat)),
    words.trainAt('', at(shown.trains, seat)).trim(),
    ...(view.first === seat ? [player.first] : []),
  )
}

function cardTip({ words }: GigantenTable, id: number): Description {
  const { special, colour, black, licences, movement } = at(CARDS, id)
  const text = () => {
    switch (special.kind) {
      case 'none':
        return []
      case 'price':
        return [words.card.priceText(special.spaces)]
      case 'freeOil':
        return [words.card.freeOilText]
      case 'pushBack':
        return [words.card.pushBackText(special.spaces)]
    }
  }
  return told(
    words.card[colour],
    `${words.card.licences}: ${words.number(licences)}`,
    `${words.card.movement}: ${words.points(movement)}`,
    ...text(),
    ...(colour === 'red' ? [words.card.black(black)] : []),
  )
}
