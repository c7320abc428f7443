/** The rules of Oilfield in English, by id. */
import {
  GOVERNMENT_FEE,
  INVESTMENT_PRICES,
  LEASE_PRICES,
  LOCAL_OIL_PRICE,
  NATIONAL_PRICES,
  NATIONAL_TOWER_BONUS,
  PRIVATE_LEASE_PRICE,
  START_MONEY,
  SUBSIDY_STEP,
  SUPERVISOR_PAY,
  TILE_FACTS,
} from '../../components.ts'
import type { OilfieldRule } from '../../rules.ts'
import { and, money } from './phrases.ts'

const { few, many } = NATIONAL_PRICES
const prices = (row: keyof typeof INVESTMENT_PRICES) => `$${INVESTMENT_PRICES[row].join(', ')}`

export const rules: Readonly<Record<OilfieldRule, string>> = {
  'OIL-1.1': `Two to five players look for oil and gas in Texas, 1933. Each has a refinery with room for 3 cubes, a worker, five private cards (Lease, Build, Drill, Local market, National market), four lease markers, five investment markers and ${money(START_MONEY)}. The bank never runs out of money. Most victory points (VP) win.`,
  'OIL-1.2':
    'There are 71 cubes: 49 of oil, 21 of gas and a grey one. Each player draws 2 from the bag into their store. Then the fields Dallas, Austin and Pecos are filled from the bag, to 10 cubes each with two or three players, 12 with four, 14 with five. Last, the grey cube goes into the bag: when it is drawn later, there is a strike.',
  'OIL-1.3':
    'The building tiles are shuffled. With two or three players one tile of each type in play is taken out first. 5 tiles are on show with two or three players, 6 with four or five. If three of them are alike at the start, one of the three goes back and another is drawn, until no three are alike.',
  'OIL-1.4':
    'There are 12 leases: 3 in Dallas, 4 in Austin, 5 in Pecos. They are shuffled, and 4 are on show, 3 with two players. A field has as many spaces for towers as it has leases.',
  'OIL-1.5': `The depletion marker of each field starts on its top level. ${money(SUBSIDY_STEP)} lies on Subsidy. Who goes first is drawn at random.`,
  'OIL-1.6':
    'A table may add the advanced buildings: gas refinery, national tower and government tower. For a first game they are better left out.',
  'OIL-2.1':
    'The round begins with the selection. From the first player clockwise, each player puts their worker on a free space of a public action: Lease, Build, Drill, Local market, First player, Subsidy or Invest. A space holds one worker. Everybody must place their worker, if only to block others. In Lease any free space may be taken, elsewhere the topmost free one.',
  'OIL-2.2':
    'The third space of Drill is open only with five players, the second of Local market only with four or five. A closed space is used by nobody.',
  'OIL-2.3':
    'The spaces of Lease have prices. You may take one only if you could pay its price now, from your cash or by selling your investments, and if you have a lease marker left.',
  'OIL-2.4':
    'Then all choose one of their five private cards, at the same time and in secret. Everybody must choose, and may choose the same action as their worker’s. You may change your card until all have chosen; nobody notices. The card stays face down until phase 3; the others see only that you have chosen.',
  'OIL-2.5':
    'Decisions of your own are: placing the worker, choosing the card, your worker’s action, your card’s action and the government fee. You are always asked, even if you can only decline. At each of them you may first sell as many of your investments as you like; all see it at once.',
  'OIL-3.1':
    'Phase 2, the public actions: Lease, Build, Drill, Local market, First player, Subsidy, Invest, in this order. In Lease the highest price goes first, elsewhere the top space. After its action a worker goes home.',
  'OIL-3.2':
    'A public action may be declined, except Lease: if you can pay your price, from cash and by selling investments of your choice, you must take a lease that is on show. If you cannot, or none is on show, you take and pay nothing. The price you chose cannot be changed.',
  'OIL-3.3':
    'Whoever takes First player is first at once: the private actions are already carried out in the new order, and the supervisor changes too.',
  'OIL-3.4': 'Whoever takes Subsidy gets all the money that lies there.',
  'OIL-4.1':
    'Phase 3, the private actions: all cards are shown together and then carried out in turn order. You may skip your action, but not change it.',
  'OIL-4.2': 'Between phases 2 and 3 no new leases and tiles are shown. Fields are refilled.',
  'OIL-5.1': `Lease: pay the price of your space, or ${money(PRIVATE_LEASE_PRICE)} with the card. Choose a lease on show, keep it (1 VP at the end) and put a marker on a free space of its field. Nobody has more than four leases. If none is on show, or with the card if you have no money or no marker, nothing happens and nothing is paid.`,
  'OIL-5.2':
    'Build: buy one tile on show at its price and place it at once: a tower on a lease of yours that has no tower, an expansion beside your refinery. Without the money or the place you build nothing. A tower stays where it is, except for a government tower that is lost.',
  'OIL-5.3': 'A tower that you have just built may drill at once, free of charge: that tower only.',
  'OIL-5.4':
    'Drill: you may use each of your towers once, one after the other, in the order you like. A tower that is used takes all it can of what it shows, from its own field into your store. You choose the kind of cube only for the free cube of a mixed tower, for a small local tower, and where room is short. Cubes that are sold at once need no room. Stored cubes are never thrown away; what the field does not have, or the store has no room for, stays in the field. Nothing is drawn from the bag.',
  'OIL-5.5': `Local market: sell any of your stored cubes. Oil brings ${money(LOCAL_OIL_PRICE)} each, or 1 VP for two. Gas brings 1 VP each, never money.`,
  'OIL-5.6': `The supervisor sits to the right of the first player and so is last in turn order; with two players it is the other player. The supervisor gets ${money(SUPERVISOR_PAY)} from the bank whenever another player has sold something with a Local market action. What towers sell at once does not count.`,
  'OIL-5.7': `National market, with the card only: sell as much stored oil as you like. The price depends on how many have played this card in this round, whether they sell or not. With two or three players: ${money(few[0])} a cube if you are alone, ${money(few[1])} if not. With four or five players: ${money(many[0])} if you are alone, ${money(many[1])} if two played it, ${money(many[2])} if three or more did.`,
  'OIL-5.8':
    'Invest: buy one investment of 5, 3 or 2 VP at the lowest open price of its row and cover that price with one of your investment markers. The VP count at once. You need a free marker, and the row an open space.',
  'OIL-5.9':
    'You may sell an investment of yours whenever you have a decision of your own, though not after your last action of the game. It brings the lowest open price of its row; if the row is full, its last price. You give back the VP, and a government marker takes the place of yours: prices never fall. There are always enough government markers.',
  'OIL-5.10': 'Every cube that is sold goes into the bag at once: on the local or national market, by a tower, or by the neutral bot.',
  'OIL-6.1': `Small tower, ${money(TILE_FACTS.small.price)}: 2 oil. Medium tower, ${money(TILE_FACTS.medium.price)}: 3 oil. Mixed tower, ${money(TILE_FACTS.mixed.price)}: 1 oil, 1 gas and 1 of either. Small local tower, ${money(TILE_FACTS.smallLocal.price)}: 1 oil or 1 gas, which must be sold locally at once, for ${money(LOCAL_OIL_PRICE)} or 1 VP. Medium local tower, ${money(TILE_FACTS.mediumLocal.price)}: 3 oil to the store and 1 gas sold locally at once for 1 VP. Storage tank: room for 2 more cubes.`,
  'OIL-6.2':
    'A store may hold any mix of cubes. Each of its sections that is full at the end, the base of 3 and each storage tank of 2, is worth 1 VP. The cubes are arranged as is best for you.',
  'OIL-7.1': `Gas refinery, ${money(TILE_FACTS.gasRefinery.price)}, advanced: your stored gas may be sold nationally, at the price of oil, and gas that a tower would have to sell at once may be stored instead. It has no room of its own.`,
  'OIL-7.2': `National tower, ${money(TILE_FACTS.national.price)}, advanced: it drills only when its owner uses National market. Then it must take 1 oil from its field, if there is any and no strike, and sell it for ${money(NATIONAL_TOWER_BONUS)} more than the price. That goes for each of them, even if no stored oil is sold, but not if the action is declined. It does not drill when it is built.`,
  'OIL-7.3': `Government tower, free, advanced: while its orange disc lies on it, 1 gas for each drilling, sold at once for 1 VP. At the next refill of its field its owner pays ${money(GOVERNMENT_FEE)}, and the disc comes off: at once, and at each drilling from then on, it sells 1 gas for 1 VP and takes 2 oil to the store. Or they lose tower and lease: both are on show again, even beyond the usual number, and the marker returns to the owner, who may sell investments to pay. If the refill brings a strike the owner pays or loses all the same, but the tower takes nothing. If the field is exhausted instead of refilled nothing happens.`,
  'OIL-7.4':
    'The fee is due right after the refill of that field, before the next field is checked, even for a tower built in this very phase; several in one field pay in turn order. The owner may refuse even with the money in hand. What is missing in the field, or has no room, is not taken, and the field is not refilled again for it. A lost tile and lease are on show at once; new ones are shown only where fewer than usual lie there. A tower that is built again has its disc again. With a gas refinery this gas may be stored too.',
  'OIL-9.1':
    'At the end of phase 2 and of phase 3 the fields are checked, in the order Dallas, Austin, Pecos. Where there is no oil the marker goes down a level, and the field is refilled from the bag to its full number; gas that is left counts. On the lowest level the field is exhausted and not refilled; gas left there may still be drilled. A filling without any oil, at the start too, goes back and is drawn again as long as the bag has oil, though a grey cube stays drawn. If the bag has none, the field stays like that until the next time. Each field is refilled once at a time; an exhausted one is not checked any more; a bag that runs out gives what it has.',
  'OIL-9.2':
    'When the grey cube is drawn there is a strike in that field: nobody can extract anything there in the next phase of actions, phase 3 of this round or phase 2 of the next. Leases and towers are still possible there. The grey cube does not count, and another cube is drawn. It returns to the bag after the refills at the end of that phase.',
  'OIL-9.3': `At the end of the round, in this order: fields are refilled, the grey cube returns, the end is checked, tiles are shown up to 5 or 6, leases up to 4 (3 with two players), and ${money(SUBSIDY_STEP)} is added to Subsidy. When a deck is empty, fewer are on show.`,
  'OIL-9.4': 'After phase 3 of the last round nothing of this is done any more: points are counted.',
  'OIL-10.1':
    'When two fields are exhausted, at either time of refilling, the round in progress is finished and one more is played. A third exhausted field changes nothing. There are never more than 30 rounds.',
  'OIL-10.2':
    'At the end are added: 1 VP for each lease, 1 VP for each full section of the store, and 2 VP for the most cash; if two are level, 1 VP each; if more are level, none.',
  'OIL-10.3':
    'The most VP win; if level the fewer coins, then whoever has bought fewer leases in the whole game, no matter how many they still hold; then the win is shared.',
  'OIL-11.1':
    'With two players there is a neutral bot with a worker, five private cards and three lease markers, but without money, VP or store. All figures are those for three players, but only 3 leases are on show. One lease of each field is the bot’s and out of the game.',
  'OIL-11.2':
    'A small local tower, a small tower and a medium tower are put at random on the three fields, each on a marker of the bot. They come from the pile after the tiles of rule 1.3 were taken out and before the market is laid.',
  'OIL-11.3': `A random card says where the bot’s worker starts: Lease is the ${money(PRIVATE_LEASE_PRICE)} space, National market is drawn again, any other card is the top space of its action. In later rounds it moves, before the players place theirs, one action to the right, to the topmost open space; instead of Invest it goes to the ${money(PRIVATE_LEASE_PRICE)} space of Lease. It only blocks, never acts, and stays on the board.`,
  'OIL-11.4': `In phase 3 one of the bot’s five cards, drawn each time from all five, is shown with the players’ and played before the first player’s; a table may choose that it comes second, after the first player’s. Lease: all leases on show are shuffled back and 3 are drawn. Build: the same with 5 tiles. Local market: the last player in order is supervisor and gets ${money(SUPERVISOR_PAY)}. National market: it counts as a seller, for both players. Drill: a lease on show, drawn at random, names the field (any field if none is on show), and the bot’s tower there takes what it shows, or what there is of it, into the bag; the small local tower takes gas first. If fewer are left, fewer are shown.`,
  'OIL-C1': `Lease has spaces for ${and.format(LEASE_PRICES.map(money))}. Build has 2 spaces, Drill 2 (3 with five players), Local market 1 (2 with four or five), First player 1, Subsidy 1, Invest 2.`,
  'OIL-C2':
    '24 tiles: the small, medium, mixed, small local and medium local tower and the storage tank, three each; the gas refinery, national tower and government tower, two each.',
  'OIL-C3': `Prices of investments. 5 VP: ${prices(5)}. 3 VP: ${prices(3)}. 2 VP: ${prices(2)}.`,
  'OIL-C4': 'A field has four levels, 3 to 0: the first filling and two refills, then it is exhausted.',
  'OIL-C5':
    'With three to five players expect 10–13 rounds and, if all play simply, a winner on 18–20 VP. Whoever invests all their money gets further: strong bots play 12–14 rounds, and their winner has about 26 VP.',
  'OIL-C6': `The storage tank costs ${money(TILE_FACTS.storage.price)}.`,
}

export const chapters = {
  'OIL-1': 'The table',
  'OIL-2': 'Phase 1: selection',
  'OIL-3': 'Phase 2: public actions',
  'OIL-4': 'Phase 3: private actions',
  'OIL-5': 'The actions',
  'OIL-6': 'Buildings',
  'OIL-7': 'Advanced buildings',
  'OIL-9': 'Refills, strikes and the end of the round',
  'OIL-10': 'End and scoring',
  'OIL-11': 'Two players',
  'OIL-C': 'The components',
}
