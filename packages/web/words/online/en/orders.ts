/** Standing orders, in English. Its shape is the shape of every language. */
import { numbersOf } from '../../plural.ts'

const { number } = numbersOf('en')

export const orders = {
  title: 'Standing orders',
  button: (n: number) => (n === 0 ? 'Standing orders' : `Standing orders (${number(n)})`),
  text: 'The table answers for you as soon as you are asked, until you withdraw the order. Your orders are sealed: nobody but you sees them. The others see only that an answer came at once.',
  given: 'Your orders',
  withdraw: 'Withdraw',
  withdrawWhat: (what: string) => `Withdraw: ${what}`,
  limitTitle: 'Bid up to a limit',
  limitHelp: 'The table raises by as little as the rules ask for, never beyond your limit, and then passes for you.',
  limit: (what: string, most: number) => `${what}: up to ${number(most)}, in this auction`,
  setLimit: 'Bid for me up to this',
  passTitle: 'Pass',
  pass: {
    matter: 'Pass until this is decided',
    round: 'Pass until the round ends',
    always: 'Pass until I withdraw this',
  },
  sameTitle: 'Always this answer',
  sameWhich: 'Which answer',
  sameHelp: 'Whenever the same is asked and this answer is allowed.',
  same: (what: string) => `Always: ${what}`,
  setSame: 'Always answer this',
  nothing: 'There is nothing to order right now: you can when you are asked, or while an auction runs in which you take part.',
}
