/** The rules of Gusher in English, by id. */
import type { GusherRule } from '../../rules.ts'

export const rules: Readonly<Record<GusherRule, string>> = {
  'GSH-1.1': 'Two to five players. Each begins with $10 and no oil. The bank never runs out.',
  'GSH-1.2':
    'Twelve wells lie face down: six shallow ones with 2, 3 or 4 barrels, two of each, and six deep ones with 2 or 5 barrels, three of each.',
  'GSH-1.3': 'The deck holds 48 licences, half of them worth 1 point and half worth 2. It is shuffled; nobody knows its order.',
  'GSH-1.4': 'A barrel costs $4 at the start. The price never falls below $1 or rises above $9.',
  'GSH-1.5': 'The first player is drawn at random.',
  'GSH-2.1': 'Each round begins with the die: 1, 2 or 3 up, or 1, 2 or 3 down. The price moves by it and stops at its ends.',
  'GSH-3.1':
    'In turn order each player is dealt three licences, which he keeps secret. An empty deck is rebuilt from the discards; if there are none either, the rest is forgone.',
  'GSH-4.1': 'In turn order each player has two actions, peeking or drilling, and may end his turn earlier.',
  'GSH-4.2': 'Peek: look in secret at a shallow well that is not drilled. Deep wells cannot be looked at. All see who looked where.',
  'GSH-4.3': 'Drill: pay $2 to the bank and turn up a well. Its barrels are yours. A well is drilled once; nobody may owe money.',
  'GSH-5.1': 'Then all choose at the same time and in secret: rail, pipeline or rest. Until all have chosen, a choice can be changed.',
  'GSH-5.2':
    'The choices are shown together and carried out in turn order. Rail: $3 to whoever chose it alone, otherwise $1 each. Pipeline: one of your barrels is sold for $2. Rest: draw a licence.',
  'GSH-6.1': 'The right to sell is auctioned. Players with oil and at least one licence take part; the first of them in turn order opens.',
  'GSH-6.2': 'A bid is a number of licence points, higher than the one before, up to the 72 points of the whole deck. Who passes is out.',
  'GSH-6.3':
    'The winner pays licences worth at least his bid, without change, but none that could be taken back with the rest still covering it.',
  'GSH-6.4':
    'You may bid more than you hold. A winner who cannot pay loses half his licences, rounded up and drawn at random, and the auction is held again.',
  'GSH-6.5': 'The winner sells any number of his barrels at the price, or none.',
  'GSH-6.6': 'If all pass, or nobody takes part, nobody sells this round.',
  'GSH-7.1':
    'If the table allows deals, a player may at any time offer licences from his hand to another player for money, for barrels, for both or as a gift. He may ask for no more than the other has.',
  'GSH-7.2': 'No deals are made while a bid is being paid.',
  'GSH-7.3':
    'What is offered is laid aside. A player has one open offer at a time; it can be accepted or refused by its receiver, withdrawn by its maker, and lapses when he next decides something else.',
  'GSH-8.1': 'The game ends after the agreed number of rounds, or with the round in which the last well was drilled.',
  'GSH-8.2': 'At the end every barrel is worth $1.',
  'GSH-8.3': 'The most money wins. Equal players share the win.',
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
