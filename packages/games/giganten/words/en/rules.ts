/** The rules of Giganten in English, by id. */
import type { GigantenRule } from '../../rules.ts'
import { components } from './components.ts'

export const rules: Readonly<Record<GigantenRule, string>> = {
  'GIG-1.1':
    'Three or four players. Each has a truck, a locomotive, five derricks and $15,000. One black locomotive belongs to nobody. There is always enough oil.',
  'GIG-1.2':
    '36 tiles show one, two or three derricks, twelve of each kind, and hide a number of barrels underneath. Tiles with one or three derricks are black and may be looked at; those with two are red and may not. The tiles of each kind are shuffled and laid face down on the sites of that kind. Four players use them all; with three players two of each kind go back to the box unseen.',
  'GIG-1.3': 'With three players the six sites marked with an asterisk stay empty. They are ordinary ground.',
  'GIG-1.4': 'At the start each of the three companies, Hudson, Jet and US Standard, pays $5,000 a barrel.',
  'GIG-1.5': 'There are 30 beige and 12 red action cards: two shuffled face-down decks.',
  'GIG-1.6':
    'Licences, half worth 1 point and half worth 2, are shuffled into one face-down deck. There are 78 of them, or 60 if the table chooses so.',
  'GIG-1.7': 'All locomotives, the black one too, start level with column 1.',
  'GIG-1.8': 'Who goes first is drawn at random. That player holds the die.',
  'GIG-1.9':
    'Open to all: money, oil, derricks, trucks, locomotives, prices, action cards taken and discarded, the size of the decks, bids, licences paid or lost, and who looked at which tile. Secret: what a tile hides, except from those who looked at it, until somebody builds there; the licences in a hand; the order of the decks. Hands are shown at the end. How many licences a player holds can be counted along; the table may choose to show it.',
  'GIG-2.1':
    'A round has nine actions, always in the same order; this is the first. The first player rolls the die for Hudson, then for Jet, then for US Standard, and each time that price moves by as many steps of $500 as the die shows.',
  'GIG-2.2': 'In the white section a blue number raises the price and a red one lowers it.',
  'GIG-2.3': 'In the blue section, where prices are high, every number lowers it.',
  'GIG-2.4': 'In the red section, where prices are low, every number raises it.',
  'GIG-2.5': 'What counts is the section before the move. A price never leaves the row: it stops at the end.',
  'GIG-3.1': 'One red card is turned up, and the black locomotive advances at once by the number on it.',
  'GIG-3.2': 'If it reaches the star the game ends at that moment.',
  'GIG-3.3':
    'As many beige cards as there are players are turned up beside the red one. In turn order everybody takes one of the cards on show, whatever its colour. The one left over is discarded to the pile of its colour.',
  'GIG-3.4':
    'When the beige deck runs out in the middle of this, its discards are shuffled into a new one and the rest is turned up from that. The red deck lasts for the whole game.',
  'GIG-4.1':
    'In turn order everybody is dealt as many licences as his card says and keeps them secret. An empty deck is made anew from the discards; if there are none either, the rest is forgone.',
  'GIG-5.1':
    'In turn order each player moves, completely, before the next. The first time, he begins by putting his truck on any square of column 1, beside the companies. That is compulsory, costs nothing, and other trucks there do not matter.',
  'GIG-5.2':
    'The movement points of the card may be split between truck and locomotive in any way and in any order. They need not be used; what is left over is lost.',
  'GIG-5.3':
    'A truck moves square by square, up, down, left or right, within the map. Entering plains costs 1 point, hills 2, mountains 3.',
  'GIG-5.4': 'A truck may cross a site with its tile, at the cost of its terrain, but may not stop on it.',
  'GIG-5.5': 'A truck never enters a square with a derrick.',
  'GIG-5.6': 'Trucks do not block each other; any number may share a square.',
  'GIG-5.7':
    'At any moment of his move, also before the first or after the last point, a player may look in secret under black tiles that his truck stands right beside, as many as he likes. Red tiles are never looked at. All see who looked where, but not what. What you have seen stays shown to you.',
  'GIG-5.8': 'A truck that is crossing a site does not allow a look at the tile under it.',
  'GIG-5.9':
    'A locomotive moves forward along its track, at the cost of each column that it enters. Its owner never moves it back. It goes no further than column 20.',
  'GIG-5.10':
    'After moving, a player may use the special action of his card, if it has one. That ends his move. He may also do without it.',
  'GIG-5.11': 'A locomotive that is pushed back stops at column 1 at the latest.',
  'GIG-5.12': 'Then the card is discarded to the pile of its colour.',
  'GIG-5.13':
    'A truck may step on a site only if enough points are left to get off it again to a square where it may stand. Until it has done so these points cannot go to the locomotive, the move cannot end, and no special action can be used.',
  'GIG-5.14':
    'Price: one company’s price goes up or down by exactly as many steps as the card says. It stops at the end of the row; a direction in which it cannot move at all may not be chosen.',
  'GIG-5.15': 'Free oil: one barrel into one of your depots, whichever you like.',
  'GIG-5.16':
    'Push back: the locomotives of all other players go back as many columns as the card says, whatever the columns cost. All of them or none; the black one never does.',
  'GIG-6.1':
    'In turn order each player whose truck stands right beside a free site with its tile may build there, if he has a derrick left: one derrick a round, on one such site of his choice.',
  'GIG-6.2':
    'Building costs $4,000 on a one-derrick site, $6,000 on a two-derrick site and $8,000 on a three-derrick site, paid to the bank at once. Nobody may owe money.',
  'GIG-6.3':
    'The tile is turned up for all. As many barrels as it says are put on the site with the derrick on top, and the tile leaves the game.',
  'GIG-7.1':
    'In turn order each player takes one barrel from every derrick of his, also from one built this round. A derrick whose last barrel is taken returns to his stock, and its square is ordinary ground from then on.',
  'GIG-7.2':
    'Each barrel is carried to a company or lost. If your locomotive is in the column of the derrick or further right, the barrel travels free.',
  'GIG-7.3':
    'Otherwise you may, for each barrel, use a locomotive that has come that far: the black one, for $3,000 to the bank, or that of the opponent who is furthest ahead, for $3,000 to him. He may not refuse; opponents who lead together share the fee equally; the black one never shares. Or you give the barrel up.',
  'GIG-7.4': 'If no locomotive has come that far, or you cannot pay, the barrel is lost.',
  'GIG-7.5':
    'You choose, for each barrel, in which of your three depots it is stored: at Hudson, at Jet or at US Standard. It stays there until it is sold.',
  'GIG-7.6':
    'Each player takes his oil, decides, pays and stores before the next begins. A fee is received at once. Oil that travels free is always carried.',
  'GIG-8.1':
    'The right to sell is auctioned at Hudson, then at Jet, then at US Standard. Each auction and its sale are over before the next begins.',
  'GIG-8.2': 'Only players with oil at that company take part. The first of them in turn order opens; bidding goes on to the left.',
  'GIG-8.3':
    'A bid is a whole number of licence points, higher than the one before, from 1 up to the points of the whole deck: 117, or 90 with 60 licences. Who passes is out of this auction.',
  'GIG-8.4':
    'When only the highest bidder is left, he pays licences worth at least his bid. There is no change. Who can pay must. He chooses the cards and shows them, and none of them may be superfluous: without any one the others would not be enough. The other bidders pay nothing.',
  'GIG-8.5':
    'Bluffing is allowed: you may bid more than you hold. But a winner who cannot pay loses half of his licence cards, rounded up and drawn at random, and the auction is held again. He may bid in it too.',
  'GIG-8.6': 'Without any licence you may not take part.',
  'GIG-8.7':
    'The winner sells as many of his barrels at that company as he likes, at its price. He pays his licences even if he sells none.',
  'GIG-8.8':
    'If all pass, or nobody may take part, nobody sells at this company this round. A lone bidder, or the last one left while nobody has bid, still bids at least 1 and pays it, or passes.',
  'GIG-8.9':
    'After a bluff the first participant in turn order opens again, and all who may take part can bid, also those who had passed. The other cards of the bluffer stay hidden.',
  'GIG-9.1':
    'A depot keeps two barrels. After the auctions, whatever you have beyond two at a company goes to the bank at once, for $1,000 a barrel.',
  'GIG-10.1': 'The die passes to the left, and that player goes first in the next round.',
  'GIG-11.1':
    'The game ends the moment the black locomotive reaches the star, even if its card would take it further. Nothing more of that round is played.',
  'GIG-11.2': 'Each barrel still on your derricks or in your depots brings $1,000.',
  'GIG-11.3':
    'Each of your derricks on the map brings $5,000 if your locomotive is the furthest, $4,000 if it is second, $3,000 if third, $2,000 if fourth. The black one does not count.',
  'GIG-11.4':
    'Of locomotives in the same column, that of the player with more licence points in hand is ahead; then the one earlier in this round’s turn order.',
  'GIG-11.5': 'The most money wins. Equal players share the win.',
  'GIG-12.1':
    'A table may play with inflation. When the auction at a company is settled, once a round, its price moves a step: up if nobody won, or the winner sold one barrel or none; down if he sold three or more. With two it stays. It stops at the ends of the row.',
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
