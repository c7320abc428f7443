/** The rules of Giganten in English, by id. */
import { BUILDING_COST, FEE, OIL_AT_END, OVERFLOW_PRICE, PRICE_STEP, START_SPACE } from '@wildcat/oil-rush'
import { derrickBonus, START_MONEY } from '../../components.ts'
import type { GigantenRule } from '../../rules.ts'
import { components } from './components.ts'
import { money, price } from './phrases.ts'

export const rules: Readonly<Record<GigantenRule, string>> = {
  'GIG-1.1': `Three or four players. Each has a truck, a locomotive, five derricks and ${money(START_MONEY)}. The black locomotive belongs to nobody. There is always enough oil.`,
  'GIG-1.2':
    '36 tiles show one, two or three derricks, twelve of each kind, and hide a number of barrels underneath. Tiles with one or three derricks are black and may be looked at; those with two are red and may not. The tiles of each kind are shuffled and laid face down on the sites of that kind. Four players use them all; with three players two of each kind go back to the box unseen.',
  'GIG-1.3': 'With three players the six sites marked with an asterisk stay empty. They are ordinary ground.',
  'GIG-1.4': `At the start each of the three companies, Hudson, Jet and US Standard, pays ${price(START_SPACE)} a barrel.`,
  'GIG-1.5': 'There are 30 beige and 12 red action cards: two shuffled face-down decks.',
  'GIG-1.6':
    'Licences, half worth 1 point and half worth 2, are shuffled into one face-down deck. There are 78 of them, or 60 if the table so chooses.',
  'GIG-1.7': 'All locomotives, including the black one, start in column 1.',
  'GIG-1.8': 'The first player is drawn at random and holds the die.',
  'GIG-1.9':
    'Open to all: money, oil, derricks, trucks, locomotives, prices, action cards taken and discarded, the size of the decks, bids, licences paid or lost, and who looked at which tile. Secret: what a tile hides, except from those who looked at it, until somebody builds there; the licences in a hand; the order of the decks. Hands are shown at the end. Anyone keeping count knows how many licences each player holds; the table may choose to show it.',
  'GIG-2.1': `A round has nine actions, always in the same order; this is the first. The first player rolls the die for Hudson, then for Jet, then for US Standard, and each time that company’s price moves by as many steps of ${money(PRICE_STEP)} as the die shows.`,
  'GIG-2.2': 'In the white section a blue number raises the price and a red one lowers it.',
  'GIG-2.3': 'In the blue section, where prices are high, every number lowers the price.',
  'GIG-2.4': 'In the red section, where prices are low, every number raises the price.',
  'GIG-2.5': 'What counts is the section before the move. A price never leaves the price row: it stops at the end.',
  'GIG-3.1': 'One red card is turned up, and the black locomotive advances at once by the number on it.',
  'GIG-3.2': 'If the black locomotive reaches the star, the game ends at that moment.',
  'GIG-3.3':
    'As many beige cards as there are players are turned up beside the red one. In turn order everybody takes one of the cards on show, whatever its colour. The one left over is discarded to the pile of its colour.',
  'GIG-3.4':
    'If the beige deck runs out while cards are being turned up, its discards are shuffled into a new deck and the rest are turned up from that. The red deck lasts for the whole game.',
  'GIG-4.1':
    'In turn order everybody is dealt as many licences as their card says and keeps them secret. An empty deck is reshuffled from the discards; if there are none either, no more are dealt.',
  'GIG-5.1':
    'In turn order each player completes all their movement before the next. The first time, you begin by putting your truck on any square of column 1, beside the companies. That is compulsory, costs nothing, and other trucks there do not matter.',
  'GIG-5.2':
    'The movement points of the card may be split between truck and locomotive in any way and in any order. They need not be used; what is left over is lost.',
  'GIG-5.3':
    'A truck moves square by square, up, down, left or right, within the map. Entering plains costs 1 point, hills 2, mountains 3.',
  'GIG-5.4': 'A truck may cross a site with its tile, at the cost of its terrain, but may not stop on it.',
  'GIG-5.5': 'A truck never enters a square with a derrick.',
  'GIG-5.6': 'Trucks do not block each other; any number may share a square.',
  'GIG-5.7':
    'At any moment of your turn, even before the first point or after the last, you may look in secret under black tiles that your truck stands right beside, as many as you like. Red tiles are never looked at. All see who looked where, but not what they saw. What you have seen stays visible to you.',
  'GIG-5.8': 'A truck that is crossing a site does not allow a look at the tile under it.',
  'GIG-5.9':
    'A locomotive moves forward along its track, at the cost of each column that it enters. Its owner never moves it back. It goes no further than column 20.',
  'GIG-5.10': 'After moving, you may use the special action of your card, if it has one. It is optional, and ends your turn.',
  'GIG-5.11': 'A locomotive that is pushed back goes no further back than column 1.',
  'GIG-5.12': 'After the turn the action card is discarded to the pile of its colour.',
  'GIG-5.13':
    'A truck may step on a site only if enough points are left to get off it again to a square where it may stop. Until it has done so these points cannot go to the locomotive, the turn cannot end, and no special action can be used.',
  'GIG-5.14':
    'Price: one company’s price goes up or down by exactly as many steps as the card says. It stops at the end of the price row; a direction in which it cannot move at all may not be chosen.',
  'GIG-5.15': 'Free oil: one barrel into one of your depots, whichever you like.',
  'GIG-5.16':
    'Push back: the locomotives of all other players go back as many columns as the card says, whatever the columns cost. All of them or none; the black one never does.',
  'GIG-6.1':
    'In turn order, you may build if your truck stands right beside a free site with its tile and you have a derrick left: one derrick a round, on one such site of your choice.',
  'GIG-6.2': `Building costs ${money(BUILDING_COST[1])} on a one-derrick site, ${money(BUILDING_COST[2])} on a two-derrick site and ${money(BUILDING_COST[3])} on a three-derrick site, paid to the bank at once. Nobody may owe money.`,
  'GIG-6.3':
    'Whoever builds turns the tile up for all to see. As many barrels as it says are put on the site with the derrick on top, and the tile leaves the game.',
  'GIG-7.1':
    'In turn order each player takes one barrel from each of their derricks, including one built this round. A derrick whose last barrel is taken returns to its owner’s stock, and its square is ordinary ground from then on.',
  'GIG-7.2':
    'Each barrel is carried to a company or lost. If your locomotive is in the column of the derrick or further right, the barrel travels free.',
  'GIG-7.3': `If your locomotive has not reached the derrick’s column, you may, for each barrel, use one that has: the black one, for ${money(FEE)} to the bank, or that of the opponent furthest ahead, for ${money(FEE)} to its owner, who may not refuse. Opponents level in the lead share the fee equally; the black one never shares. Or you give the barrel up.`,
  'GIG-7.4': 'If no locomotive has reached the derrick’s column, or you cannot pay, the barrel is lost.',
  'GIG-7.5':
    'You choose, for each barrel, in which of your three depots it is stored: at Hudson, at Jet or at US Standard. It stays there until it is sold.',
  'GIG-7.6':
    'Each player takes their oil, decides, pays and stores before the next begins. A fee is received at once. Oil that travels free is always carried.',
  'GIG-8.1':
    'The right to sell is auctioned at Hudson, then at Jet, then at US Standard. Each auction and its sale are over before the next begins.',
  'GIG-8.2':
    'Only players with oil at a company take part in its auction. The first of them in turn order opens; bidding goes on to the left.',
  'GIG-8.3':
    'A bid is a whole number of licence points, higher than the one before, from 1 up to the points of the whole deck: 117, or 90 with 60 licences. If you pass, you are out of this auction.',
  'GIG-8.4':
    'The last bidder left in wins, and pays with licences worth at least the bid. If you can pay, you must. There is no change. You choose the cards and show them, and may not overpay with a card you could keep. The other bidders pay nothing.',
  'GIG-8.5':
    'Bluffing is allowed: you may bid more than you hold. But if you win and cannot pay, you lose half of your licence cards, rounded up and drawn at random, and the auction is held again. You may bid in it too.',
  'GIG-8.6': 'Without any licence you may not take part.',
  'GIG-8.7':
    'The winner sells as many as they like of their barrels at that company, at its price. They pay their licences even if they sell none.',
  'GIG-8.8':
    'If all pass, or nobody may take part, nobody sells at this company this round. A lone bidder, or the last one left while nobody has bid, must still bid at least 1 and pay it, or pass.',
  'GIG-8.9':
    'After a bluff the first participant in turn order opens again, and all who may take part can bid, including the bluffer and anyone who passed. The bluffer’s other cards stay hidden.',
  'GIG-9.1': `A depot keeps two barrels. After the auctions, whatever you have beyond two at a company goes to the bank at once, for ${money(OVERFLOW_PRICE)} a barrel.`,
  'GIG-10.1': 'The die passes to the left, and that player goes first in the next round.',
  'GIG-11.1':
    'The game ends the moment the black locomotive reaches the star, even if its card would take it further. Nothing more of that round is played.',
  'GIG-11.2': `Each barrel still on your derricks or in your depots brings ${money(OIL_AT_END)}.`,
  'GIG-11.3': `Each of your derricks on the map brings ${money(derrickBonus(1))} if your locomotive is the furthest, ${money(derrickBonus(2))} if it is second, ${money(derrickBonus(3))} if third, ${money(derrickBonus(4))} if fourth. The black one does not count.`,
  'GIG-11.4':
    'Of locomotives in the same column, that of the player with more licence points in hand is ahead; then the one earlier in this round’s turn order.',
  'GIG-11.5': 'The most money wins. Equal players share the win.',
  'GIG-12.1':
    'A table may play with inflation. When the auction at a company is settled, once a round, its price moves a step: up if nobody won, or the winner sold one barrel or none; down if the winner sold three or more. With two it stays. It stops at the ends of the price row.',
  ...components,
}

export const chapters = {
  'GIG-1': 'The table',
  'GIG-2': 'First action: prices',
  'GIG-3': 'Second action: cards',
  'GIG-4': 'Third action: licences',
  'GIG-5': 'Fourth action: trucks and locomotives',
  'GIG-6': 'Fifth action: derricks',
  'GIG-7': 'Sixth action: production and transport',
  'GIG-8': 'Seventh action: selling',
  'GIG-9': 'Eighth action: depot limit',
  'GIG-10': 'Ninth action: the die passes on',
  'GIG-11': 'End and scoring',
  'GIG-12': 'Variant: inflation',
  'GIG-C': 'The components',
}
