import { at, type Seat } from '@wildcat/kernel'
import {
  BASE_STORE,
  type Card,
  INVESTMENTS,
  inSections,
  nextBotSpot,
  type Plot,
  plotsOf,
  STORAGE,
  storageOf,
  supervisorOf,
} from '@wildcat/oilfield/board'
import { Each, Times } from '../../design/each.tsx'
import type { Plan } from '../../store/plan.ts'
import { type PlateProps, PlayerPlate, PlayerPlates } from '../kit/players/player-plate.tsx'
import { RuleButton } from '../kit/rule-button.tsx'
import { useCount } from '../kit/use-count.ts'
import { Sign, type SymbolName } from './art/symbols.tsx'
import { useBoard } from './board-context.tsx'
import { useMeantAction } from './choice.tsx'
import { storeAnchor } from './marks.ts'
import type { Took } from './took.ts'
import './yards.css'

interface YardsProps {
  bots: Plan['bots'] | undefined
  pending: readonly Seat[]
  took: readonly Took[] // by towers in this round
}

/** What everybody has: points, money, store, towers and investments, and whether a card is chosen. */
export function Yards({ bots, pending, took }: YardsProps) {
  const { shown } = useBoard()
  return (
    <>
      <PlayerPlates
        bots={bots}
        pending={pending}
        plate={plate => <Yard {...plate} took={took.filter(({ seat }) => seat === plate.seat)} />}
      />
      {shown.bot !== 'none' && <NeutralBot bot={shown.bot} />}
    </>
  )
}

function Yard({ took, ...plate }: PlateProps & { took: readonly Took[] }) {
  const { seat } = plate
  const { shown, words, ms } = useBoard()
  const vp = useCount(at(shown.vp, seat), ms)
  const money = useCount(at(shown.money, seat), ms)
  return (
    <PlayerPlate {...plate} first={<Marks seat={seat} />}>
      <p className="yard-vp">
        <Sign of="vp" className="yard-medal" />
        <span className="unseen">{words.vp(at(shown.vp, seat))}</span>
        <span aria-hidden="true">{words.number(vp)}</span>
        <small aria-hidden="true">{words.vpShort}</small>
      </p>
      <Store seat={seat} />
      <p className="yard-money">
        <span className="unseen">{words.moneyTitle} </span>
        {words.money(money)}
      </p>
      <Holdings seat={seat} took={took} />
      <Laid seat={seat} />
    </PlayerPlate>
  )
}

/** Whether a card lies there face down; one's own can be read. */
function Laid({ seat }: { seat: Seat }) {
  const { shown, words, event } = useBoard()
  const card = at(shown.cards, seat)
  if (card === 'none') return <p className="yard-card" />
  return (
    <p className="yard-card" data-new={event?.kind === 'cardChosen' && event.seat === seat}>
      <Sign of="card-back" className="yard-back" />
      {card === null ? <span className="unseen">{words.hasChosen}</span> : <OwnCard card={card} />}
    </p>
  )
}
function OwnCard({ card }: { card: Card }) {
  const { words } = useBoard()
  return (
    <span className="yard-own-card" title={words.change(card)}>
      <Sign of={`sign-${card}`} className="sign" />
      <span className="unseen">{words.cards[card]}</span>
    </span>
  )
}

/** Who begins, and who supervises. */
export function Marks({ seat }: { seat: Seat }) {
  const { shown, view, words } = useBoard()
  return (
    <>
      {shown.first === seat && <Mark of="first" name={words.firstPlayer} />}
      {supervisorOf({ first: shown.first, seats: view.seats }) === seat && <Mark of="supervisor" name={words.supervisor} />}
    </>
  )
}
const Mark = ({ of, name }: { of: SymbolName; name: string }) => (
  <span className="yard-mark" title={name}>
    <Sign of={of} className="sign" />
    <span className="unseen">{name}</span>
  </span>
)

/** Cubes in their sections: a full section is a point at the end. */
export function Store({ seat }: { seat: Seat }) {
  const { shown, words, viewer } = useBoard()
  const meant = useMeantAction()
  const isMeant = seat === viewer && (meant === 'local' || meant === 'national')
  const { oil, gas } = at(shown.stores, seat)
  const tanks = storageOf(shown, seat)
  const sections = [BASE_STORE, ...new Array<number>(tanks).fill(STORAGE)]
  const filled = inSections(oil + gas, tanks)
  const starts = filled.map((_, n) => filled.slice(0, n).reduce((sum, each) => sum + each, 0))
  const kindAt = (n: number) => (n < oil ? 'cube-oil' : n < oil + gas ? 'cube-gas' : undefined)
  return (
    <p className="yard-store" data-meant={isMeant} {...storeAnchor(seat)}>
      <span className="unseen">{words.store(oil, gas, BASE_STORE + STORAGE * tanks - oil - gas)}</span>
      <Each of={sections}>
        {(size, section) => (
          <span className="yard-section" data-full={at(filled, section) === size} aria-hidden="true">
            <Times n={size}>
              {n => {
                const kind = n < at(filled, section) ? kindAt(at(starts, section) + n) : undefined
                return kind === undefined ? <i className="yard-room" /> : <Sign of={kind} className="cube" />
              }}
            </Times>
          </span>
        )}
      </Each>
    </p>
  )
}

/** Towers and bare leases by their field with what they took this round, the gas refinery, and investments. */
export function Holdings({ seat, took }: { seat: Seat; took: readonly Took[] }) {
  const { shown, words } = useBoard()
  const plots = plotsOf(shown, seat).map(plot => at(shown.plots, plot))
  const invested = INVESTMENTS.map(row => ({ row, n: shown.rows[row].filter(owner => owner === seat).length })).filter(({ n }) => n > 0)
  const refineries = at(shown.expansions, seat).filter(each => each === 'gasRefinery')
  return (
    <p className="yard-holds" data-seat={seat}>
      <Each of={plots}>{(plot, n) => <Tower plot={plot} took={tookBy(plots, n, took)} />}</Each>
      <Each of={refineries}>
        {() => (
          <span className="yard-tower" title={words.tiles.gasRefinery}>
            <Sign of="tower-gasRefinery" className="yard-building" />
            <span className="unseen">{words.tiles.gasRefinery}</span>
          </span>
        )}
      </Each>
      <Each of={invested}>
        {({ row, n }) => (
          <span className="yard-investment" title={words.investedIn(row, n)}>
            <Sign of="cube-seat" />
            <b aria-hidden="true">{words.number(row)}</b>
            {n > 1 && <span aria-hidden="true">×{words.number(n)}</span>}
            <span className="unseen">{words.investedIn(row, n)}</span>
          </span>
        )}
      </Each>
    </p>
  )
}

/** Of two alike in one field the first took first. */
function tookBy(plots: readonly Plot[], n: number, took: readonly Took[]): Took | undefined {
  const { tower, field } = at(plots, n)
  const isAlike = (each: { readonly tower: Plot['tower']; readonly field: Plot['field'] }) => each.tower === tower && each.field === field
  return took.filter(isAlike)[plots.slice(0, n).filter(isAlike).length]
}

function Tower({ plot: { tower, field }, took }: { plot: Plot; took: Took | undefined }) {
  const { words } = useBoard()
  const name = tower === 'none' ? words.leaseIn(field) : words.towerIn(tower, field)
  const cubes =
    took === undefined ? undefined : { oil: took.oil + (took.sold === 'oil' ? 1 : 0), gas: took.gas + (took.sold === 'gas' ? 1 : 0) }
  const text = cubes === undefined ? name : `${name}: ${words.took(words.cubesIn(cubes))}`
  return (
    <span className="yard-tower" title={text} data-used={took !== undefined}>
      <Sign of={tower === 'none' ? 'marker' : `tower-${tower}`} className="yard-building" />
      <span className="yard-field" aria-hidden="true">
        {words.fieldNames[field].slice(0, 1)}
      </span>
      {cubes !== undefined && (
        <span className="yard-took" aria-hidden="true">
          <Times n={cubes.oil}>{() => <i className="took-oil" />}</Times>
          <Times n={cubes.gas}>{() => <i className="took-gas" />}</Times>
        </span>
      )}
      <span className="unseen">{text}</span>
    </span>
  )
}

/** [OIL-11] It blocks a column, and its card is carried out; what it will do is known as far as it can be. */
function NeutralBot({ bot }: { bot: Exclude<ReturnType<typeof useBoard>['shown']['bot'], 'none'> }) {
  const { shown, words } = useBoard()
  return (
    <section className="yard-neutral" aria-label={words.neutral.name}>
      <Sign of="worker" className="yard-building" />
      <p>
        <b>
          {words.neutral.name} <RuleButton rule="OIL-11.3" about={words.neutral.name} />
        </b>
        <span>{words.neutral.worker(bot.worker.column, nextBotSpot(bot.worker).column)}</span>
        <span>{bot.card === 'none' ? words.neutral.cardSoon : `${words.neutral.card(bot.card)}: ${words.neutral.does[bot.card]}`}</span>
      </p>
      <p className="yard-holds">
        <Each of={plotsOf(shown, 'bot')}>{plot => <Tower plot={at(shown.plots, plot)} took={undefined} />}</Each>
      </p>
    </section>
  )
}
