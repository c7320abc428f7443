/** The rules of Black Gold in English, by id. */
import { BUILDING_COST, FEE, OIL_AT_END, OVERFLOW_PRICE, PRICE_STEP, START_SPACE } from '@wildcat/oil-rush'
import { DEEP_DRILLING_COST, derrickBonus, GUSHER_COST, START_MONEY } from '../../components.ts'
import type { BlackGoldRule } from '../../rules.ts'
import { components } from './components.ts'
import { money, price } from './phrases.ts'

export const rules: Readonly<Record<BlackGoldRule, string>> = {
  'BG-1.1': `Two to five players. Each has a truck, a train, five derricks and ${money(START_MONEY)}. One black train, that of the Oil Baron, belongs to nobody.`,
  'BG-1.2':
    'The map is made of square tiles with two faces, in three rows: A, where the trucks enter, then B, then C. The number of players says which faces may lie where. A tile may be turned by 0, 90, 180 or 270 degrees clockwise, and is never mirrored. Faces and rotations are drawn at random, or whoever opens the table chooses them: from A to C, in each row from the left.',
  'BG-1.3':
    '50 tokens hide a number of barrels: 15 for single wells (five each of 2, 3 and 4), 20 for double wells (ten of 5 and ten of 2, which also show a 3) and 15 for triple wells (five each of 4, 5 and 6). The tokens of each kind are shuffled, and one is laid face down on each well of its kind. The rest leave the game unseen.',
  'BG-1.4': `At the start each company pays ${price(START_SPACE)} a barrel. There are 36 standard and 12 special action cards, and 104 licences, half worth 1 point and half worth 2: three shuffled face-down decks.`,
  'BG-1.5':
    'With two or three players US Standard is closed: no oil is stored there, its price is not rolled, and there is no auction. Hudson and Jet are always open.',
  'BG-1.6': 'The players’ trains start on row 6 of the track, the Oil Baron on row 1.',
  'BG-1.7': 'The first player is drawn at random and holds the die.',
  'BG-1.8': 'There is always enough oil.',
  'BG-1.9':
    'Open to all: money, oil, derricks, trucks, trains, prices, action cards taken and discarded, the size of the decks, bids, licences paid or lost, who looked at which token, how many licences the Oil Baron has at each company and those that lie face up; with fair wells also which tokens were taken. Secret: what a token hides, except from those who looked at it, until somebody builds there; the licences in a hand; the order of the decks. Hands are shown at the end.',
  'BG-2.1': `A round has eight phases, always in the same order; this is the first. The die is rolled for each open company, Hudson, then Jet, then US Standard, and its price moves by as many steps of ${money(PRICE_STEP)} as the die shows. In the blue section every number lowers the price, in the red section every number raises it; in the white section a blue number raises it and a red one lowers it. What counts is the section before the move. A price never leaves the price row: it stops at the end.`,
  'BG-3.1':
    'A special card is turned up, and the Oil Baron advances at once by the number on it, whoever takes the card. If he reaches the last row of the track, the game ends at that moment.',
  'BG-3.2':
    'As many standard cards as there are players are turned up beside the special card. In turn order everybody takes one of the cards on show. The one left over is discarded to its own pile. When the standard deck runs out, its discards are shuffled into a new one.',
  'BG-4.1':
    'Everybody is dealt as many licences as their card says and keeps them secret; you may look at your own at any time. An empty deck is reshuffled from the discards. Anyone keeping count knows how many licences each player holds; the table may choose to show it.',
  'BG-4.2':
    'Licences are dealt in turn order; with two players the Oil Baron’s come after that. If deck and discards are both empty, no more are dealt.',
  'BG-5.1':
    'In turn order each player completes their turn before the next begins. The first time, you begin by putting your truck on any square of row 1. That is compulsory and costs nothing, whatever the terrain; only a square with a derrick is not allowed.',
  'BG-5.2':
    'The movement points of the card are shared between truck and train in any way. In any order and as often as your points allow, you move the truck, look at wells and move the train; once you may build a derrick. After building, the truck does not move any more this turn, but the train may, and you may still look. Points need not be used; what is left over is lost.',
  'BG-5.3':
    'A truck moves square by square, up, down, left or right, within the map. Entering plains costs 1 point, rough ground 2, hills 3. A well counts as plains; a truck may cross it but not stop there. A square with a derrick may not be entered.',
  'BG-5.4': 'Trucks do not block each other; any number may share a square.',
  'BG-5.5':
    'At any moment of your turn you may look in secret, at no cost, at the tokens of single and triple wells that your truck stands right beside. Double wells are never looked at.',
  'BG-5.6': `If your truck stands right beside a well with its token, you may build there, once a round: ${money(BUILDING_COST[1])} on a single well, ${money(BUILDING_COST[2])} on a double one, ${money(BUILDING_COST[3])} on a triple one. You need a derrick in stock and the money; nobody may owe any. It costs no movement points. You pay first; then the token is shown to all and leaves the game, and as many barrels as it says are put on the well with the derrick on top.`,
  'BG-5.7':
    'A train moves up the track, row by row, at the cost of each row that it enters: 1 point up to signal 2, then 2 up to signal 3, then 3; a signal’s own row still has the lower cost. The Oil Baron pays nothing. A train goes no further than the last row.',
  'BG-5.8':
    'The special action of the card comes last and ends the turn: nothing else may be done after it. It is optional. No card has more than one.',
  'BG-5.9':
    'A gusher may not shut in an opponent’s truck: each of them must be left a way, over squares without a derrick and whatever it costs, to another square where it may stop. Trucks that are not on the map yet, or are shut in already, do not count. Your own truck may be shut in, and an ordinary derrick may shut in anybody.',
  'BG-5.10':
    'A truck may step on a well only if enough points are left to get off it again to a square where it may stop. Until it has done so the points cannot go to the train, nothing can be built, the turn cannot end, and no special action can be used.',
  'BG-5.11':
    'Price: the price of one open company goes up or down by as many steps as the card says. It stops at the end of the price row; a direction in which it cannot move at all may not be chosen.',
  'BG-5.12':
    'Extra oil: as many barrels as the card says come at once into your depots at open companies, split as you like. All of them or none.',
  'BG-5.13': `Gusher: only in a turn in which you have built a derrick. Choose a plains square right beside your truck, pay ${money(GUSHER_COST)} and roll the die: another derrick of yours stands there, with as many barrels as the die shows, whatever the colour. You need one more derrick in stock. No well token, derrick or truck may be on the square; where a derrick has run dry the square counts as plains. A gusher does not count as the one derrick a round.`,
  'BG-5.14': `Deep drilling: choose any number of your derricks on the map, including one built this turn, and pay ${money(DEEP_DRILLING_COST)} to the bank for each; each of them gets one more barrel. A derrick may hold any number.`,
  'BG-5.15':
    'Push back: the trains of all other players go back as many rows as the card says, whatever the rows cost, but not below row 1. All of them or none; the Oil Baron never does.',
  'BG-5.16': 'All see who looked at which well, but not what was there. What you have seen stays visible to you.',
  'BG-6.1':
    'The action cards that were taken are discarded, each to its own pile. In turn order each player takes one barrel from each of their derricks, including one built this round. A derrick whose last barrel is taken returns to its owner’s stock, and its square is plains from then on.',
  'BG-6.2': 'If your train is on the row of the derrick or beyond, the barrel travels free. It is then always carried.',
  'BG-6.3': `If your train has not reached the derrick’s row, you may, for each barrel, pay ${money(FEE)} for the train that is furthest ahead of all, the Oil Baron’s included, if that one has reached it. Its owner gets the money and may not refuse; for the Oil Baron the bank gets it. Trains level in the lead share it equally, the Oil Baron’s share going to the bank. Or you give the barrel up. If you cannot pay in full, you lose the barrel.`,
  'BG-6.4':
    'You choose, for each barrel that is carried, in which of your depots at open companies it is put. It stays there until it is sold. Each player takes their oil, decides, pays and stores before the next begins, and sees what those before them did. A fee is received at once.',
  'BG-7.1':
    'The right to sell is auctioned at each open company in order. Each auction and its sale are over before the next begins. Only players with oil at that company and at least one licence take part.',
  'BG-7.2':
    'The first participant in turn order opens; bidding goes on to the left. A bid is a whole number of licence points, higher than the one before, from 1 up to 156, the points of the whole deck. You may bid more than you hold. If you pass, you are out of this auction. It ends when all but one have passed. A lone bidder, or the last one left while nobody has bid, must still bid at least 1 and pay it, or pass.',
  'BG-7.3':
    'The winner pays with licences worth at least their bid. There is no change. They choose the cards and show them, and may not overpay with a card they could keep. The other bidders pay nothing.',
  'BG-7.4':
    'A winner who cannot pay loses half of their licence cards, rounded up and drawn at random, and the auction is held again. The first participant in turn order opens, and all who may take part can bid, including the bluffer and anyone who passed. The bluffer’s other cards stay hidden.',
  'BG-7.5':
    'The winner sells as many as they like of their barrels at that company, at its price. They pay their licences even if they sell none. If nobody bids, nobody sells there this round.',
  'BG-7.6':
    'Two players: after they have been dealt their licences, the Oil Baron gets licences at Hudson and then at Jet, face down and seen by nobody. At each of them he gets as many as the action card that nobody took shows, be it special or standard.',
  'BG-7.7':
    'Five players: after the three auctions there is a liquidation auction. Everybody with oil anywhere and at least one licence takes part; the first of them in turn order opens. The winner pays, and bluffs are treated as always. The winner names a company where they have oil, rolls the die for that company alone, and may sell any of their oil there at the new price. If nobody bids, nothing is rolled.',
  'BG-7.8':
    'Two players: they bid as usual, and when one has passed the other may raise their own bid once, or leave it. A player who has not bid yet, or is alone, makes one bid of at least 1 or passes.',
  'BG-7.9':
    'Two players: when bidding is over, the Oil Baron’s licences at that company are turned up. If their points equal or exceed the bid, the Baron wins: nobody sells, and the bidder pays nothing (whether they could have paid does not matter). If they are fewer, the bidder wins, pays and sells. Either way the Oil Baron’s cards there are discarded.',
  'BG-7.10':
    'Two players: if nobody bids, or nobody may take part, the Oil Baron’s cards at that company are turned up and discarded all the same. A winner who cannot pay loses half of their cards as always, and the new auction is held against the same cards of the Baron, which now lie open.',
  'BG-8.1': `A depot keeps two barrels. After the auctions, whatever you have beyond two at a company is sold for ${money(OVERFLOW_PRICE)} a barrel. That is compulsory, and nothing else may be sold this way.`,
  'BG-9.1': 'The die passes to the left, and that player goes first in the next round.',
  'BG-10.1':
    'The game ends the moment the Oil Baron reaches the last row of the track, even if his card would take him further. Nothing more of that round is played.',
  'BG-10.2': `Each of your barrels on derricks and in depots brings ${money(OIL_AT_END)}. Each of your derricks on the map brings ${money(derrickBonus(1))} if your train is the furthest, ${money(derrickBonus(2))} if it is second, and ${money(derrickBonus(3))} otherwise. The Oil Baron does not count.`,
  'BG-10.3':
    'Of trains on the same row, that of the player with more licence points in hand is ahead; then the one earlier in this round’s turn order.',
  'BG-10.4': 'The most money wins. Equal players share the win.',
  'BG-11.1': 'Shorter game: the game ends when the Oil Baron passes signal 3, that is on row 17 or beyond.',
  'BG-11.2':
    'Longer game: the Oil Baron stops on the last row, waits there and still carries oil. The game ends in the second phase of the thirteenth round, when a special card should be turned up and there is none. That round’s prices have been rolled without effect, and its turn order decides between level trains. A game cannot be both shorter and longer.',
  'BG-11.3': 'Deeper doubles: tokens of 2 on double wells count as 3.',
  'BG-11.4':
    'Aggressive Baron, for two players, in place of the last bid and what follows it: the Oil Baron keeps his licences until he wins. When a player passes, the Baron’s face-down cards at that company are turned up and added to those already open there. If the other player passes too, the Oil Baron wins and discards his cards; if they bid more than the Baron’s points instead, they win and pay, and the Oil Baron’s cards stay where they are, open. New ones come face down every round.',
  'BG-11.5':
    'Fair wells: only so many tokens of each value are used, shuffled by kind. For two, three, four and five players: of each value of single wells 2, 4, 4 and 5; of double wells 4, 5, 7 and 7; of triple wells 3, 4, 5 and 5. If the map has more wells of a kind than that, just enough are taken, the same number of each value. The number of players counts, even where the map is that of another number. What is left over leaves the game unseen.',
  'BG-11.6':
    'Fewer wells: with two and four players B1/B2 lie in place of B3/B4; three players use the map for two with A3/A4 in place of A1/A2; five players use the map for four. Every tile of the pair is exchanged. A map cannot have both fewer and more wells.',
  'BG-11.7':
    'More wells: with two and four players A3/A4 lie in place of A1/A2, with three players C3/C4 in place of C1/C2. Every tile of the pair is exchanged. Five players get an extra double well on each tile of rows B and C, on plains with no well in the eight squares around it. Its square is drawn at random, B before C and from the left; wells on other tiles and extra wells already there count too.',
  'BG-11.8':
    'Aggressive Baron: a bid against the Baron may not be lower than your last bid; you may pass even if you lead. If only one player takes part, the Baron’s cards are turned up at once, and that player bids or passes. If both pass, the Oil Baron wins. If nobody takes part there is no auction and the cards stay as they are. A winner who cannot pay loses half of their cards, and the new auction is held against the same open cards. This option is for two players only.',
  ...components,
}

export const chapters = {
  'BG-1': 'The table',
  'BG-2': 'First phase: prices',
  'BG-3': 'Second phase: action cards',
  'BG-4': 'Third phase: licences',
  'BG-5': 'Fourth phase: prospecting and drilling',
  'BG-6': 'Fifth phase: production and transport',
  'BG-7': 'Sixth phase: selling',
  'BG-8': 'Seventh phase: overproduction',
  'BG-9': 'Eighth phase: the die passes on',
  'BG-10': 'End and scoring',
  'BG-11': 'Options',
  'BG-C': 'The components',
}
