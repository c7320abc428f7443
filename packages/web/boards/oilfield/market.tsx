import {
  buildable,
  buyingPrice,
  DRILLING,
  type Field,
  INVESTMENT_PRICES,
  INVESTMENTS,
  type Investment,
  TILE_FACTS,
  TILES,
  type Tile,
} from '@wildcat/oilfield/board'
import { Each, Times } from '../../design/each.tsx'
import { SeatShape } from '../../design/seat.tsx'
import { Sign } from './art/symbols.tsx'
import { useBoard } from './board-context.tsx'
import { useChoice, useMeantAction } from './choice.tsx'
import { newTiles } from './happening.ts'
import { Lit } from './lit.tsx'
import './market.css'
import { bagAnchor, investmentTips, tileTips, trainAnchor } from './marks.ts'

/** Buildings for sale as a train, the investments, and what is still in the bag. */
export function Market() {
  return (
    <div className="mart">
      <Buildings />
      <Investments />
      <Bag />
    </div>
  )
}

/** [OIL-7.3] So many buildings are seen at once on a phone; when towers come back there are more. */
const IN_SIGHT = 6

function Buildings() {
  const { shown, words, event } = useBoard()
  const meant = useMeantAction()
  const { onShow } = shown.tiles
  return (
    <section
      className="train"
      aria-label={words.buildings}
      data-meant={meant === 'build'}
      tabIndex={onShow.length > IN_SIGHT ? 0 : undefined}
      {...trainAnchor}
    >
      <Each of={onShow}>{(tile, n) => <Wagon tile={tile} rolls={n >= onShow.length - newTiles(event)} />}</Each>
    </section>
  )
}

function Wagon({ tile, rolls }: { tile: Tile; rolls: boolean }) {
  const { view, shown, viewer, legal, words } = useBoard()
  const { picked } = useChoice()
  const isFar = viewer !== 'spectator' && !buildable({ ...view, ...shown }, viewer).includes(tile)
  const here: Field | 'refinery' | undefined = picked?.kind === 'build' && picked.tile === tile ? picked.on : undefined
  const of = legal.filter(command => command.kind === 'build' && command.tile === tile)
  const first = of.find(command => command.kind === 'build' && command.on === here)
  return (
    <Lit
      isRead
      className="wagon"
      label={words.tileFor(tile, TILE_FACTS[tile].price)}
      of={first === undefined ? of : [first, ...of]}
      tip={tileTips.on(tile)}
    >
      <WagonFace tile={tile} isFar={isFar} rolls={rolls} />
    </Lit>
  )
}

function WagonFace({ tile, isFar, rolls }: { tile: Tile; isFar: boolean; rolls: boolean }) {
  const { words } = useBoard()
  return (
    <>
      <Sign of={`tower-${tile}`} className={isFar ? 'wagon-building wagon-far' : 'wagon-building'} />
      <span className="wagon-takes">
        <Takes tile={tile} />
      </span>
      <span className="wagon-flat" data-rolls={rolls}>
        <b>{words.money(TILE_FACTS[tile].price)}</b>
        <small>{words.tiles[tile]}</small>
      </span>
    </>
  )
}

/** Every kind of building that this table has, the advanced ones if they are played with. */
export function Stock() {
  const { view, words } = useBoard()
  const kinds = TILES.filter(tile => view.options.advanced || !TILE_FACTS[tile].advanced)
  return (
    <section className="train train-stock" aria-label={words.buildings}>
      {kinds.map(tile => (
        <div key={tile} className="wagon" data-advanced={TILE_FACTS[tile].advanced}>
          <WagonFace tile={tile} isFar={false} rolls={false} />
        </div>
      ))}
    </section>
  )
}

/** What it takes out of the ground, or gives room for. */
export function Takes({ tile }: { tile: Tile }) {
  const { words } = useBoard()
  if (tile === 'storage' || tile === 'gasRefinery') return words.expansion[tile]
  const { oil, gas, free, sold } = DRILLING[tile]
  return (
    <>
      <Times n={oil}>{() => <Sign of="cube-oil" className="cube" />}</Times>
      <Times n={gas}>{() => <Sign of="cube-gas" className="cube" />}</Times>
      {free > 0 && <b>+{free}</b>}
      {sold === 'either' && <Sign of="cube-oil" className="cube" />}
      {sold === 'either' && <b>{words.or}</b>}
      {sold !== 'nothing' && <Sign of="cube-gas" className="cube" />}
      {sold === 'gas' && <Sign of="sign-local" className="cube wagon-stall" />}
      {tile === 'national' && <Sign of="cube-oil" className="cube" />}
      {tile === 'national' && <Sign of="sign-national" className="cube wagon-stall" />}
    </>
  )
}

function Investments() {
  const { words } = useBoard()
  const meant = useMeantAction()
  return (
    <section className="invest" data-meant={meant === 'invest'} aria-labelledby="of-invest">
      <h2 id="of-invest">{words.investments}</h2>
      {INVESTMENTS.map(row => (
        <InvestmentRow key={row} row={row} />
      ))}
    </section>
  )
}

function InvestmentRow({ row }: { row: Investment }) {
  const { shown, words, legal } = useBoard()
  const covered = shown.rows[row]
  const of = legal.filter(command => command.kind === 'invest' && command.investment === row)
  return (
    <Lit
      isRead
      className="invest-row"
      label={words.investmentRow(row, buyingPrice({ rows: shown.rows }, row))}
      tip={investmentTips.on(row)}
      of={of}
    >
      <b>{words.vp(row)}</b>
      <Each of={INVESTMENT_PRICES[row]}>
        {(price, n) => {
          const owner = covered[n]
          if (owner === undefined)
            return (
              <span className="invest-price" data-now={n === covered.length}>
                {words.money(price)}
              </span>
            )
          return owner === 'government' ? (
            <Sign of="cube-government" className="cube" />
          ) : (
            <span className="invest-owner" data-seat={owner}>
              <Sign of="cube-seat" className="cube" />
              <SeatShape seat={owner} />
            </span>
          )
        }}
      </Each>
    </Lit>
  )
}

function Bag() {
  const { shown, words } = useBoard()
  return (
    <section className="bag" aria-label={words.bag(shown.bag.oil, shown.bag.gas)} {...bagAnchor}>
      <Sign of="bag" className="bag-sack" />
      <p className="bag-count" aria-hidden="true">
        {words.number(shown.bag.oil)}
        <Sign of="cube-oil" className="cube" />
        {words.number(shown.bag.gas)}
        <Sign of="cube-gas" className="cube" />
      </p>
      <small>{words.toCome(shown.tiles.deck.length, shown.leases.deck.length)}</small>
      <small>{words.subsidyNow(shown.subsidy)}</small>
    </section>
  )
}
