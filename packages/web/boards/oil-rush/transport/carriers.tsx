import { at, type Rejection, type Seat, type Tagged } from '@wildcat/kernel'
import { type Company, PRICES } from '@wildcat/oil-rush'
import { useTellMeant } from '../../../advice/advice-context.ts'
import { isSameCommand } from '../../../advice/same-command.ts'
import { Each } from '../../../design/each.tsx'
import { Said } from '../../../session/said.tsx'
import { Answer } from '../../kit/answers/answer.tsx'
import { Pick, usePick } from '../../kit/answers/pick.tsx'
import { Plan } from '../../kit/answers/plan.tsx'
import { Emblem } from '../art/emblem.tsx'
import { type RushCommand, useRush } from '../board-context.ts'
import './transport.css'

type GiveUp = Extract<RushCommand, { kind: 'giveUp' }>

/** A way for a barrel to travel. */
export interface Carrier<Command> {
  readonly title: string
  readonly note: string // what it costs, or why it cannot be had
  readonly isOpen: boolean
  readonly train: Seat | 'black'
  readonly carryTo: (company: Company) => Command
}
interface CarriersProps<Command> {
  seat: Seat // whose barrel it is
  carriers: readonly Carrier<Command>[]
  onChoose: (command: Command) => void
  onGiveUp: (command: GiveUp) => void
  onRefused: (rejection: Rejection) => void
}

/** For one barrel: which locomotive carries it, at what fee, and to which company. */
export function Carriers<Command extends Tagged>({ seat, carriers, onChoose, onGiveUp, onRefused }: CarriersProps<Command>) {
  const { view, words, legal, say, check, map, train: art } = useRush()
  const w = words.transport
  const open = carriers.findIndex(({ isOpen }) => isOpen)
  const ways = carriers.flatMap(({ carryTo }, n) => map.companies.map(to => ({ n, to, command: carryTo(to) })))
  const wayOf = (advised: Tagged) => ways.find(way => isSameCommand(way.command, advised))
  const [carrier, ofCarrier] = usePick(open, advised => wayOf(advised)?.n)
  const [company, ofCompany] = usePick<Company | undefined>(undefined, advised => wayOf(advised)?.to)
  const picked = carriers[carrier]
  const command = picked === undefined || company === undefined ? undefined : picked.carryTo(company)
  useTellMeant(command)
  /** The other half stays as it is seen. */
  const pick = (n: number, to: Company | undefined) => {
    ofCarrier.pick(n)
    ofCompany.pick(to)
  }
  const pickCarrier = (n: number) => {
    const rejection = check(at(carriers, n).carryTo(company ?? at(map.companies, 0)))
    if (rejection === null) pick(n, company)
    else onRefused(rejection)
  }
  const giveUp = legal.some(({ kind }) => kind === 'giveUp') && (
    <Answer command={{ kind: 'giveUp' }} onChoose={onGiveUp}>
      {w.giveUp}
    </Answer>
  )
  return (
    <div className="transport">
      <fieldset className="carriers">
        <legend className="unseen">{w.by}</legend>
        <Each of={carriers}>
          {({ title, note, isOpen, train }, n) => (
            <Pick isPicked={n === carrier} isOpen={isOpen} isAdvised={n === ofCarrier.advised} onPick={() => pickCarrier(n)}>
              <svg viewBox={art.box} aria-hidden="true">
                <art.Train seat={train} />
              </svg>
              <b>
                <Said text={title} />
              </b>
              <small>{note}</small>
            </Pick>
          )}
        </Each>
      </fieldset>
      {open < 0 ? (
        giveUp
      ) : (
        <>
          <fieldset className="carry-to">
            <legend className="unseen">{w.to}</legend>
            {map.companies.map(each => (
              <Pick key={each} isPicked={each === company} isAdvised={each === ofCompany.advised} onPick={() => pick(carrier, each)}>
                <Emblem company={each} size={26} />
                <span className="unseen">{words.companies[each]}</span>
                <span>
                  <b>{words.money(at(PRICES, view.prices[each]))}</b>
                  <small>{w.yours(at(view.depots, seat)[each])}</small>
                </span>
              </Pick>
            ))}
          </fieldset>
          <Plan
            kind="carry"
            action={company === undefined ? w.choose : w.send(words.companies[company])}
            isReady={command !== undefined}
            onDo={() => command !== undefined && onChoose(command)}
            wayOut={giveUp}
          >
            {command !== undefined && <p>{say(command)}</p>}
          </Plan>
        </>
      )}
    </div>
  )
}
