import { buyingPrice, type Command, refillsLeft, sellingPrice } from '@wildcat/oilfield/board'
import type { ReactNode } from 'react'
import { Times } from '../../../design/each.tsx'
import { Sign, type SymbolName } from '../art/symbols.tsx'
import { useBoard } from '../board-context.tsx'

/** A command in short: a sign, a name, and the figure that matters. */
export function CommandFace({ command }: { command: Command }): ReactNode {
  const { view, words } = useBoard()
  switch (command.kind) {
    case 'takeLease':
      return (
        <Face
          sign="lease"
          title={words.fieldNames[command.field]}
          note={`${words.cubesIn(view.fields[command.field])}; ${words.refills(refillsLeft(view.fields[command.field].level))}`}
        />
      )
    case 'drill':
      return (
        <Face sign={`tower-${command.tower}`} title={words.fieldNames[command.field]}>
          <Cubes oil={command.oil} gas={command.gas} />
          {command.sold !== 'nothing' && <Sold kind={command.sold} />}
        </Face>
      )
    case 'payFee':
      return (
        <Face sign="tower-governmentPaid" title={words.payFee}>
          <Cubes oil={command.oil} gas={command.gas} />
          {command.sold !== 'nothing' && <Sold kind={command.sold} />}
        </Face>
      )
    case 'invest':
      return <Face sign="sign-invest" title={words.vp(command.investment)} note={words.money(buyingPrice(view, command.investment) ?? 0)} />
    case 'raiseMoney':
      return <Face sign="sign-invest" title={words.sellInvestment(command.investment, sellingPrice(view, command.investment))} />
    case 'becomeFirst':
    case 'takeSubsidy':
    case 'placeWorker':
    case 'chooseCard':
    case 'build':
    case 'sellLocal':
    case 'sellNational':
    case 'sellInvestment':
    case 'decline':
    case 'giveUpTower':
      return words.does(command)
  }
}

interface FaceProps {
  sign?: SymbolName
  title: string
  note?: string
  children?: ReactNode
}
const Face = ({ sign, title, note, children }: FaceProps) => (
  <span className="choice-face">
    {sign !== undefined && <Sign of={sign} className="choice-sign" />}
    <span className="choice-text">
      <b>{title}</b>
      {note !== undefined && <small>{note}</small>}
    </span>
    {children !== undefined && <span className="choice-cubes">{children}</span>}
  </span>
)

function Cubes({ oil, gas }: { oil: number; gas: number }) {
  const { words } = useBoard()
  return (
    <>
      <span className="unseen">{words.cubesIn({ oil, gas })}</span>
      <Times n={oil}>{() => <Sign of="cube-oil" className="cube" />}</Times>
      <Times n={gas}>{() => <Sign of="cube-gas" className="cube" />}</Times>
    </>
  )
}

/** The cube that is sold at once. */
function Sold({ kind }: { kind: 'oil' | 'gas' }) {
  const { words } = useBoard()
  return (
    <span className="choice-sold">
      <Sign of={`cube-${kind}`} className="cube" />
      {words.soldNow[kind]}
    </span>
  )
}
