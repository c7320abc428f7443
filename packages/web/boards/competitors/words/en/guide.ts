/** Words for a first delivery, in English. */
import { type Guide, kindOf, POINTS, type Territory } from '@wildcat/competitors/board'
import { capital, contractName, kinds, number, piece, state } from '@wildcat/competitors/words/en/phrases.ts'

/** A chance that would read as 100 in 100. */
export const SURE = 0.995

export const guide = {
  title: 'Your first delivery',
  now: 'Now:',
  stages: { sign: 'Sign', bring: 'Bring a vehicle', plan: 'Choose a way', arrive: 'Arrive' },
  show: 'Show me',
  press: 'Have a look at the map. If you like it, press the large button.',
  nextStep: (sender: Territory) => `The next step towards ${state(sender)} is laid out. Press the large button.`,
  pressDraw: 'Now press the large button.',
  noLine: 'From here you choose each step yourself. What is in reach is lit on the map.',
  text: (of: Guide): string => {
    switch (of.kind) {
      case 'draw':
        return of.isFree
          ? 'Each turn begins with a free card. Take one before you act.'
          : 'With these cards there is nothing you could deliver soon. Draw another.'
      case 'sign':
        return `${contractName(of.goods)} could go from ${state(of.sender)} to ${state(of.recipient)}. ${
          of.isThere ? `Your ${kinds[kindOf(of.vehicle)]} is there already.` : `Your ${kinds[kindOf(of.vehicle)]} can get there.`
        } ${of.chance < SURE ? `About ${Math.round(of.chance * 100)} in 100 such deliveries arrive` : 'Such deliveries nearly always arrive'}.`
      case 'bring':
        return `The goods wait in ${state(of.sender)}. Move ${piece(of.vehicle)} there, empty: each Move gives it ${number(POINTS[kindOf(of.vehicle)])} movement points (P.M.).`
      case 'deliver':
        return `Everything is ready in ${state(of.sender)}. Compare the ways, then set out.`
      case 'endMove':
        return of.isThere
          ? `${capital(piece(of.vehicle))} is in ${state(of.sender)}, where the goods wait. End this move.`
          : `${capital(piece(of.vehicle))} has no points left on its way to ${state(of.sender)}. End this move; it goes on with the next.`
      case 'travel':
        return 'Follow the line on the map. Where something happens, you are asked.'
      case 'endTurn':
        if (of.isReady) return 'The vehicle is where the goods wait, and both actions are used. End your turn; in your next it sets out.'
        return of.isSpent ? 'You have used both actions. End your turn.' : 'Nothing you can do now brings a delivery nearer. End your turn.'
    }
  },
}
