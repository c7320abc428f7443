/** Words for a first delivery, in English. */
import { type Guide, kindOf } from '@wildcat/competitors/board'
import { contractName, kinds, piece, state } from '@wildcat/competitors/words/en/phrases.ts'

export const guide = {
  title: 'Your first delivery',
  now: 'Now:',
  stages: { sign: 'Sign', bring: 'Bring a vehicle', plan: 'Choose a way', arrive: 'Arrive' },
  show: 'Show me',
  press: 'Have a look at the map. If you like it, press the large button.',
  text: (of: Guide): string => {
    switch (of.kind) {
      case 'draw':
        return of.isFree
          ? 'Each turn begins with a free card. Take one before you act.'
          : 'With these cards there is nothing you could deliver soon. Draw another.'
      case 'sign':
        return `${contractName(of.goods)} could go from ${state(of.sender)} to ${state(of.recipient)}. ${
          of.isThere ? `Your ${kinds[kindOf(of.vehicle)]} is there already.` : `Your ${kinds[kindOf(of.vehicle)]} can get there.`
        }`
      case 'bring':
        return `The goods wait in ${state(of.sender)}. Move ${piece(of.vehicle)} there, empty.`
      case 'deliver':
        return `Everything is ready in ${state(of.sender)}. Compare the ways, then set out.`
      case 'travel':
        return 'Follow the line on the map. Where something happens, you are asked.'
      case 'endTurn':
        return 'You have used both actions. End your turn.'
    }
  },
}
