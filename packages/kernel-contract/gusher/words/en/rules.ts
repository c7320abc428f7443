/** The rules of Gusher in English, by id. */
import {
  BARREL_AT_END,
  DRILLING_COST,
  LEAST_PRICE,
  MOST_PRICE,
  PIPELINE_PAYS,
  RAIL_ALONE,
  RAIL_SHARED,
  START_MONEY,
  START_PRICE,
} from '../../components.ts'
import type { GusherRule } from '../../rules.ts'
import { money } from './phrases.ts'

export const rules: Readonly<Record<GusherRule, string>> = {
  'GSH-1.1': `Two to five players. Each starts with ${money(START_MONEY)} and no oil. The bank never runs out of money.`,
  'GSH-1.2':
    'Twelve wells lie face down: six shallow ones holding 2, 3 or 4 barrels (two of each) and six deep ones holding 2 or 5 barrels (three of each).',
  'GSH-1.3': 'The deck holds 48 licences, half of them worth 1 point and half worth 2. It is shuffled, and nobody knows its order.',
  'GSH-1.4': `The price of a barrel starts at ${money(START_PRICE)}. It never falls below ${money(LEAST_PRICE)} or rises above ${money(MOST_PRICE)}.`,
  'GSH-1.5':
    'The first player is drawn at random. Turn order runs clockwise from the first player, and in each new round the next player clockwise is first.',
  'GSH-2.1': 'Each round begins with a roll of the die, which moves the price 1, 2 or 3 up or 1, 2 or 3 down, as far as its limits allow.',
  'GSH-3.1':
    'In turn order, each player is dealt three licences and keeps them secret. When the deck is empty, the discards are shuffled to make a new one; if there are none, the missing licences are not dealt.',
  'GSH-4.1': 'In turn order, each player has two actions, each of them a peek or a drilling, and may stop earlier.',
  'GSH-4.2':
    'Peek: look in secret at a shallow well that is not drilled and that you have not seen. Deep wells cannot be looked at. Everyone sees who looked where.',
  'GSH-4.3': `Drill: pay the bank ${money(DRILLING_COST)} and turn up a well; its barrels are yours. A well is drilled only once. Nobody may go into debt.`,
  'GSH-5.1':
    'Then everyone chooses at the same time, in secret: rail, pipeline or rest. Until all have chosen, you may change your choice.',
  'GSH-5.2': `The choices are shown together and carried out in turn order. Rail: ${money(RAIL_ALONE)} if you are alone on it, otherwise ${money(RAIL_SHARED)} each. Pipeline: sell one barrel, if you have any, for ${money(PIPELINE_PAYS)}. Rest: draw a licence.`,
  'GSH-6.1':
    'The right to sell oil is auctioned. Players with oil and at least one licence take part; the first of them in turn order begins.',
  'GSH-6.2':
    'In turn, bid or pass. A bid is a number of licence points: at least 1, more than the bid before, and no more than the 72 points of the whole deck. A player who passes is out; the highest bid wins when all others have passed.',
  'GSH-6.3':
    'The winner pays with licences worth at least the bid. There is no change, and you may not overpay with a licence you could keep.',
  'GSH-6.4':
    'You may bid more than you hold. A winner who cannot pay loses half of their licences, rounded up and drawn at random, and the auction is held again.',
  'GSH-6.5': 'The winner sells as many of their barrels as they like, or none, at the current price.',
  'GSH-6.6': 'If everyone passes, or nobody can take part, nobody sells in this round.',
  'GSH-7.1':
    'If the table allows deals, a player may at any time offer another player licences from their hand for money, for barrels, for both or as a gift. They may ask for no more than the other has.',
  'GSH-7.2': 'No deals are made while a bid is being paid.',
  'GSH-7.3':
    'What is offered is laid aside. A player has one open offer at a time. Its receiver may accept it, if they have what it asks for, or refuse it; its maker may withdraw it. It lapses when its maker next takes a decision that the game waits for; deals do not count, nor does changing a secret choice.',
  'GSH-8.1': 'The game ends after the agreed number of rounds (1 to 20, usually 4), or with the round in which the last well is drilled.',
  'GSH-8.2': `At the end every barrel is worth ${money(BARREL_AT_END)}.`,
  'GSH-8.3': 'Whoever has the most money wins. Players who are level share the win.',
}

export const chapters = {
  'GSH-1': 'The table',
  'GSH-2': 'The price',
  'GSH-3': 'Licences',
  'GSH-4': 'Prospecting',
  'GSH-5': 'The market',
  'GSH-6': 'The auction',
  'GSH-7': 'Deals',
  'GSH-8': 'The end',
}
