/** Secrets that get out, each by another door. */
import { at, refuse } from '@wildcat/kernel'
import { gusher } from '../gusher/index.ts'
import { bidding } from '../gusher/steps/auction.ts'
import { chooseMarket } from '../gusher/steps/market.ts'
import { prospect } from '../gusher/steps/prospecting.ts'
import { another, depthsOf, fault, inGame, inSteps, otherwise, type PlantedFault } from './plant.ts'

export const LEAKS: readonly PlantedFault[] = [
  inGame('a hand in the view', 'secrets', /(view|opening) tells secret GSH-(1\.3|3\.1).*hands/, {
    view: (state, viewer) => ({ ...gusher.view(state, viewer), hands: structuredClone(state.hands) }),
  }),
  inGame('a hand in a glance', 'glance', /`glance` differs from `view` at .*hands/, {
    glance: (state, viewer) => ({ ...gusher.view(state, viewer), hands: structuredClone(state.hands) }),
  }),
  inGame('a sealed choice in the view', 'secrets', /(view|opening) tells secret GSH-5\.1.*choices/, {
    view: (state, viewer) => ({ ...gusher.view(state, viewer), agenda: structuredClone(state.agenda) }),
  }),
  inGame('a well in the view', 'secrets', /(view|opening) tells secret GSH-4\.2.*barrels/, {
    view: (state, viewer) => ({ ...gusher.view(state, viewer), wells: structuredClone(state.wells) }),
  }),
  inGame('an offer between others in the view', 'secrets', /(view|opening) tells secret GSH-7\.1.*licences/, {
    view: (state, viewer) => ({ ...gusher.view(state, viewer), offers: structuredClone(state.offers) }),
  }),
  inGame('the deck in the view of a spectator', 'secrets', /(view|opening) tells secret GSH-(1\.3|3\.1).*deck/, {
    view: (state, viewer) => ({
      ...gusher.view(state, viewer),
      deck: viewer === 'spectator' ? state.deck.slice() : state.deck.map(() => null),
    }),
  }),
  inGame('the luck to come in the view', 'secrets', /(view|opening) tells secret every-table.*random/, {
    view: (state, viewer) => ({ ...gusher.view(state, viewer), random: structuredClone(state.random) }),
  }),
  inSteps('a refusal that counts the other hands', 'secrets', /refusal tells secret GSH-3\.1/, {
    bidding: another(bidding, {
      check(seen, step, seat, command) {
        const refused = bidding.check(seen, step, seat, command)
        const most = Math.max(...seen.hands.map(hand => hand.filter(licence => licence === 2).length))
        return refused === null ? null : refuse(refused.rule, refused.why, { ...refused.with, most })
      },
    }),
  }),
  inSteps('`legal` knows where the oil is', 'secrets', /`legal` tells secret GSH-4\.2/, {
    prospect: another(prospect, {
      legal: (seen, step, seat) =>
        prospect.legal(seen, step, seat).filter(command => command.kind !== 'drill' || command.well !== depthsOf(seen)),
    }),
  }),
  inSteps('an event that says too much', 'secrets', /'endTurn' tells secret GSH-4\.2: an event is not news/, {
    prospect: another(prospect, {
      apply(play, step, seat, command) {
        if (command.kind === 'endTurn') play.emit({ kind: 'wellPeeked', seat, well: 11, barrels: at(play.state.wells, 11).barrels })
        prospect.apply(play, step, seat, command)
      },
    }),
  }),
  inSteps('the public twin of a whisper that says it too', 'secrets', /'peek' tells secret GSH-4\.2: an event is not news/, {
    prospect: another(prospect, {
      apply: (play, step, seat, command) =>
        prospect.apply(otherwise(play, { whisper: (to, secret) => play.whisper(to, secret, secret) }), step, seat, command),
    }),
  }),
  inSteps('news in one world, silence in the other', 'secrets', /'endTurn' tells secret GSH-4\.2/, {
    prospect: another(prospect, {
      apply(play, step, seat, command) {
        if (command.kind === 'endTurn' && at(play.state.wells, 11).barrels === 5) play.reveal({ kind: 'passed', seat })
        prospect.apply(play, step, seat, command)
      },
    }),
  }),
  inSteps('a change of mind that all hear of', 'quiet', /'choose' of seat \d, who only may speak, is heard.*marketChosen/, {
    chooseMarket: another(chooseMarket, {
      apply(play, step, seat, command) {
        const loud = otherwise(play, { seal: (who, own) => play.seal(who, own, { kind: 'marketChosen', seat, market: null }) })
        chooseMarket.apply(loud, step, seat, command)
      },
    }),
  }),
  fault('a secret that is never varied', 'secrets', /never changed anything/, { secrets: [{ rule: 'GSH-4.2', vary() {} }] }),
  fault('a variation that makes a state which cannot be', 'secrets', /GSH-3\.1 breaks the law 'licences'/, {
    secrets: [{ rule: 'GSH-3.1', vary: state => void state.hands[0]?.push(1) }],
  }),
]
