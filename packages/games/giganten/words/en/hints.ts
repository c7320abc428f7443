/** Hints for a first game, in English. */
import { FEE, OIL_AT_END } from '@wildcat/oil-rush'
import { tradeHints } from '@wildcat/oil-rush/words/en/hints.ts'
import { hintsIn } from '../hints.ts'
import { money } from './phrases.ts'

export const hints = hintsIn({
  takeCard:
    'Whoever has the most money when the black locomotive reaches the star wins. Every card gives licences, to bid with in the auctions, and movement points, for your truck and your locomotive. More licences, less movement.',
  end: `The black locomotive is close to the star, and there the game ends at once. A barrel you have not sold by then brings only ${money(OIL_AT_END)}; each derrick brings more the further ahead your locomotive is.`,
  placeTruck:
    'Start in a row close to a site. Sites with more derricks hold more oil but lie further out, and their oil is harder to bring home.',
  drive:
    'Split your points between truck and locomotive as you like. Bring the truck beside a site, to build there; bring the locomotive as far as the column of that site, and its oil travels free.',
  crossing: 'A truck may cross a site but not stop on it. Drive on to open ground first.',
  look: 'You stand beside a black tile. A look under it costs nothing, and only you will know what it hides: look before you build.',
  special: 'Your card has a special action. It ends your turn, so spend your points first. It is optional.',
  build: `A derrick gives you a barrel each round, starting now, until its oil is gone. Keep some money back: if your own locomotive has not got that far, another one costs ${money(FEE)} a barrel.`,
  ...tradeHints('locomotive'),
})
