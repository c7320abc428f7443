/** Secrets that are told: as news to the wrong ears, in too many words, or by what was chosen in secret. */
import { at, below, shuffle } from '@wildcat/kernel'
import { deals } from '../gusher/deals.ts'
import { points } from '../gusher/queries.ts'
import { settleBid } from '../gusher/steps/auction.ts'
import { deal } from '../gusher/steps/licences.ts'
import { chooseMarket } from '../gusher/steps/market.ts'
import { prospect } from '../gusher/steps/prospecting.ts'
import { startRound } from '../gusher/steps/round.ts'
import { sell } from '../gusher/steps/sale.ts'
import { gusherSubject } from '../subjects.ts'
import { another, fault, inGame, inSteps, otherwise, type PlantedFault } from './plant.ts'

const SEALED: readonly PlantedFault[] = [
  inSteps('a sealed choice that all are told', 'sealed', /"choose".* does not keep secret GSH-5\.1.*an event is not news/, {
    chooseMarket: another(chooseMarket, {
      apply: (play, step, seat, command) =>
        chooseMarket.apply(
          otherwise(play, { seal: (who, own, shared) => play.seal(who, own, shared === undefined ? undefined : own) }),
          step,
          seat,
          command,
        ),
    }),
  }),
  inSteps('an event that only one sealed choice brings about', 'sealed', /GSH-5\.1.*an event is heard in one world only/, {
    chooseMarket: another(chooseMarket, {
      apply(play, step, seat, command) {
        const both = step.choices.filter(choice => choice === 'none').length > 1 // not the last, after whom there is news
        chooseMarket.apply(play, step, seat, command)
        if (both && command.market === 'rest') play.emit({ kind: 'passed', seat })
      },
    }),
  }),
  inGame('the licences of an offer in the public twin of the whisper', 'sealed', /"offer".* does not keep secret GSH-7\.1/, {
    windows: [
      another(deals, {
        apply: (play, seat, command) =>
          deals.apply(otherwise(play, { whisper: (to, secret) => play.whisper(to, secret, secret) }), seat, command),
      }),
    ],
  }),
  inGame('an offer whispered to everybody', 'sealed', /"offer".* does not keep secret GSH-7\.1/, {
    windows: [
      another(deals, {
        apply: (play, seat, command) =>
          deals.apply(
            otherwise(play, { whisper: (_, secret, shared) => play.whisper([...play.state.hands.keys()], secret, shared) }),
            seat,
            command,
          ),
      }),
    ],
  }),
  fault('a seal that no secret speaks of', 'sealed', /is sealed, but no secret says by `overheard` what of 'choose'/, {
    secrets: gusherSubject.secrets.filter(({ rule }) => rule !== 'GSH-5.1'),
  }),
  inGame('a window command that not all hear of', 'window', /"withdraw".* is sealed without a `shared`/, {
    windows: [
      another(deals, {
        apply(play, seat, command) {
          if (command.kind === 'withdraw') play.seal(seat, { kind: 'turnEnded', seat })
          else deals.apply(play, seat, command)
        },
      }),
    ],
  }),
]

const NEWS: readonly PlantedFault[] = [
  inSteps('a bid that is covered, with all that covers it', 'secrets', /GSH-3\.1: more is told.*bidCovered/, {
    settleBid: another(settleBid, {
      run(play, step) {
        const worth = points(at(play.state.hands, step.winner))
        settleBid.run(
          otherwise(play, { reveal: event => play.reveal(event.kind === 'bidCovered' ? { ...event, points: worth } : event) }),
          step,
        )
      },
    }),
  }),
  inSteps('a bluff that costs half a hand and shows all of it', 'secrets', /GSH-3\.1: an event tells more than he sees.*bluffCalled/, {
    settleBid: another(settleBid, {
      run(play, step) {
        const rest = () => at(play.state.hands, step.winner)
        settleBid.run(
          otherwise(play, {
            reveal: event => play.reveal(event.kind === 'bluffCalled' ? { ...event, lost: [...event.lost, ...rest()] } : event),
          }),
          step,
        )
      },
    }),
  }),
  inSteps('a drilling that shows the next well too', 'secrets', /GSH-4\.2: an event tells more than he sees.*wellDrilled/, {
    prospect: another(prospect, {
      apply(play, step, seat, command) {
        const next = (well: number) => at(play.state.wells, (well + 1) % play.state.wells.length).barrels
        prospect.apply(
          otherwise(play, {
            reveal: event =>
              play.reveal(event.kind === 'wellDrilled' ? { ...event, barrels: 10 * event.barrels + next(event.well) } : event),
          }),
          step,
          seat,
          command,
        )
      },
    }),
  }),
  inSteps('a peek that the neighbour hears', 'secrets', /GSH-4\.2: `tells` does not name this event for him.*wellPeeked/, {
    prospect: another(prospect, {
      apply(play, step, seat, command) {
        const neighbour = (seat + 1) % play.state.seats
        prospect.apply(
          otherwise(play, { whisper: (to, secret, shared) => play.whisper([...to, neighbour], secret, shared) }),
          step,
          seat,
          command,
        )
      },
    }),
  }),
  inSteps('a deal that the first seat hears', 'secrets', /opening tells secret GSH-1\.3: `tells` does not name this event for him/, {
    deal: another(deal, {
      run: (play, step) =>
        deal.run(otherwise(play, { whisper: (to, secret, shared) => play.whisper([...new Set([...to, 0])], secret, shared) }), step),
    }),
  }),
  inSteps('a well in the opening', 'secrets', /opening tells secret GSH-4\.2: an event is not news/, {
    startRound: another(startRound, {
      run(play, step) {
        startRound.run(play, step)
        if (play.state.round === 1) play.emit({ kind: 'wellPeeked', seat: 0, well: 11, barrels: at(play.state.wells, 11).barrels })
      },
    }),
  }),
  inSteps('a die that counts a hand', 'secrets', /GSH-3\.1: `tells` does not name this event for him.*priceRolled/, {
    startRound: another(startRound, {
      run: (play, step) =>
        startRound.run(
          otherwise(play, {
            reveal: event => play.reveal(event.kind === 'priceRolled' ? { ...event, die: points(at(play.state.hands, 0)) } : event),
          }),
          step,
        ),
    }),
  }),
  fault('luck that nobody has declared', 'secrets', /every-table: `tells` does not name this event for him.*priceRolled/, { luck: {} }),
  fault('a field that the event does not have', 'secrets', /names 'pips' of 'priceRolled'/, {
    luck: { ...gusherSubject.luck, priceRolled: { shows: ['die', 'price', 'pips'] } },
  }),
]

const UNMARKED: readonly PlantedFault[] = [
  inSteps('a die that shows the key', 'luck', /key of the luck gets out.*priceRolled/, {
    startRound: another(startRound, {
      run: (play, step) =>
        startRound.run(
          otherwise(play, {
            reveal: event => play.reveal(event.kind === 'priceRolled' ? { ...event, die: at(play.random.key, 0) % 6 } : event),
          }),
          step,
        ),
    }),
  }),
  inSteps('a shuffle past the play', 'luck', /'sell' draws from the randomness past the play/, {
    sell: another(sell, {
      apply(play, step, seat, command) {
        shuffle(play.random, 2, play.state.deck)
        sell.apply(play, step, seat, command)
      },
    }),
  }),
  inGame('an offer that shows licences and can be taken back', 'undo', /"offer".* shows what seat \d holds without moving `told`/, {
    windows: [
      another(deals, {
        apply: (play, seat, command) => deals.apply(otherwise(play, { whisper: (_, __, shared) => play.emit(shared) }), seat, command),
      }),
    ],
  }),
  inSteps('a draw that does not move `told`', 'undo', /'endTurn' drew at random but `told` did not move/, {
    prospect: another(prospect, {
      apply(play, step, seat, command) {
        if (command.kind === 'endTurn') below(play.random, 3, 6)
        prospect.apply(play, step, seat, command)
      },
    }),
  }),
]

export const EVENTS: readonly PlantedFault[] = [...SEALED, ...NEWS, ...UNMARKED]
