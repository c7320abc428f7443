/** What players are asked and can do, as they read it. */
import { at, LANGUAGES, type Seat } from '@wildcat/kernel'
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import type { Command } from '../commands.ts'
import { CUSTOMS, CUSTOMS_IDS } from '../content/customs.ts'
import { CONTINENTS } from '../content/kinds.ts'
import { POLITICAL } from '../content/political.ts'
import { engine } from '../index.ts'
import { wishOf } from '../items.ts'
import type { State, Step } from '../state.ts'
import { aboard, bases, delivering, fleet, inState, inTurn, onHex, plane, ship, signed, stage, truck, turnOf } from '../tests/stage.ts'
import { ops as en } from './en/ops.ts'
import { words } from './index.ts'
import { ops as it } from './it/ops.ts'

const { table } = testTable(stage)
const ops = { en, it }
const who = (seat: number) => ['Anna', 'Elena', 'Ugo'][seat] ?? '?'
const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const laid = (changes: Partial<State>) => table(changes).state
const asked = (changes: Partial<State>, seat: Seat = 0) =>
  LANGUAGES.map(each => plain(words[each].question(engine.view(laid(changes), seat), seat, who)))
const say = (changes: Partial<State>, command: Command, seat: Seat = 0) =>
  LANGUAGES.map(each => plain(words[each].command(command, engine.view(laid(changes), seat), seat, who).text))
const group = (changes: Partial<State>, command: Command, seat: Seat = 0) =>
  LANGUAGES.map(each => words[each].command(command, engine.view(laid(changes), seat), seat, who).group)

const VACCINES = signed(1, 'germania', 'vaccines', 'giappone')
const SIGNED = { signed: [[VACCINES], [], []] } satisfies Partial<State>
const choosing = (...options: Extract<Step, { kind: 'choose' }>['options']): Step => ({
  kind: 'choose',
  seat: 0,
  options,
  source: 'customs',
  vehicle: truck(0),
})

describe('the turn', () => {
  test('it says what is left and what one has', () => {
    expect(asked({ agenda: turnOf(0, 1), ...SIGNED })).toEqual([
      'Your turn: 1 free draw and 2 actions left. You have €200,000, 0 VP and 1 signed contract.',
      'È il tuo turno: ti restano 1 pescata gratis e 2 Azioni. Hai 200.000 €, 0 PV e 1 contratto firmato.',
    ])
    expect(asked({ agenda: turnOf(0, 0, 0) })).toEqual([
      'Your actions are used up. Deal, play special cards or end your turn. You have €200,000 and 0 VP.',
      'Le tue Azioni sono finite. Tratta, gioca carte Speciali o termina il turno. Hai 200.000 € e 0 PV.',
    ])
    expect(say({ agenda: turnOf(0) }, { kind: 'endTurn' })).toEqual([
      'End your turn (2 actions unused)',
      'Termina il turno (2 Azioni non usate)',
    ])
  })

  test('a headquarters is chosen with an eye on the cards in hand', () => {
    const changes = {
      agenda: [{ kind: 'chooseHq', seat: 0 }],
      territories: [['polonia', 'francia', 'corea'], [], []],
    } satisfies Partial<State>
    expect(asked(changes)).toEqual([
      'Choose your headquarters. Your territory cards: Europe 2, Asia 1.',
      'Scegli la tua Sede Principale. Le tue Carte Territorio: Europa 2, Asia 1.',
    ])
    expect(say(changes, { kind: 'chooseHq', hq: 'usanordest' })).toEqual([
      'Set up in the North-East United States (North and Central America: none of your territory cards)',
      'Apri la Sede negli Stati Uniti Nord-Est (Nord e Centro America: nessuna delle tue Carte Territorio)',
    ])
  })

  test('signing tells T.M., pay, vehicle and VP, and warns of what nothing can carry', () => {
    const sign = (contract: Extract<Command, { kind: 'sign' }>['contract'], recipient: 'giappone' | 'svizzera' | 'polonia') =>
      say({ agenda: turnOf(0) }, { kind: 'sign', sender: 'germania', contract, recipient })
    expect(sign('transplant-organs', 'polonia')).toEqual([
      'Sign Transplant organs from Germany to Poland (1 T.M., €100,000, plane only, 1 VP)',
      'Firma Organi per trapianto, dalla Germania alla Polonia (1 T.M., 100.000 €, solo Aereo, 1 PV)',
    ])
    expect(sign('newspapers', 'giappone')).toEqual([
      'Sign Newspapers from Germany to Japan (1 T.M., €85,000, truck only, 3 VP). Beware: there is no way by truck',
      'Firma Quotidiani, dalla Germania al Giappone (1 T.M., 85.000 €, solo Truck, 3 PV). Attenzione: in Truck non ci si arriva',
    ])
    expect(sign('bananas', 'giappone')[0]).toMatch(/Beware: it is too far for 1 T\.M\.$/)
    expect(sign('bananas', 'svizzera')[0]).toMatch(/Beware: it takes a port at both ends$/)
    expect(sign('ivory', 'polonia')[1]).toMatch(/qualsiasi mezzo, illegale, 1 PV\)$/)
  })

  test('delivering names contract and vehicle, and what it brings', () => {
    const deliver = { kind: 'deliver', signed: 1, vehicle: truck(0) } as const
    expect(say({ agenda: turnOf(0), ...SIGNED }, deliver)).toEqual([
      'Deliver Vaccines from Germany to Japan with truck 1 (1 T.M., €80,000, 3 VP)',
      'Consegna Vaccini, dalla Germania al Giappone, con il Truck 1 (1 T.M., 80.000 €, 3 PV)',
    ])
    expect(say({ agenda: turnOf(0), ...SIGNED, doubled: [true, false, false] }, { ...deliver, vehicle: ship(1) })).toEqual([
      'Deliver Vaccines from Germany to Japan with Elena’s ship 1 (1 T.M., €160,000 doubled, 3 VP)',
      'Consegna Vaccini, dalla Germania al Giappone, con la Nave 1 di Elena (1 T.M., 160.000 €, il doppio, 3 PV)',
    ])
  })

  test('buying and selling tell the price and the place', () => {
    const turn = { agenda: turnOf(0), bases: bases(['germania', ['francia', 'toll']], ['italia'], ['giappone']) }
    expect(say(turn, { kind: 'buyVehicle', vehicle: 'ship', at: 'francia' })).toEqual([
      'Buy a ship for €100,000 and put it in France',
      'Acquista una Nave per 100.000 € e mettila in Francia',
    ])
    expect(say(turn, { kind: 'sellBranch', state: 'francia' })).toEqual([
      'Sell your branch in France for €50,000 (you lose Toll)',
      'Vendi la tua Filiale in Francia per 50.000 € (perdi «Pedaggio»)',
    ])
    expect(say(turn, { kind: 'sellVehicle', vehicle: truck(0) })[1]).toBe('Vendi il Truck 1 in Germania per 15.000 €')
  })
})

describe('on the way', () => {
  const onTheWay = (changes: Partial<State> = {}) => delivering(truck(0), 1, 3, { ...SIGNED, ...changes })

  test('the question tells T.M., points, and where the goods are', () => {
    expect(asked(onTheWay())).toEqual([
      'Vaccines from Germany to Japan: 3 T.M. allowed, none begun. The goods are in truck 1, in Germany. You have €200,000.',
      'Vaccini, dalla Germania al Giappone: 3 T.M. concessi, nessuno cominciato. La merce è sul Truck 1, in Germania. Hai 200.000 €.',
    ])
    const t = table(onTheWay()).play(0, { kind: 'step', vehicle: truck(0), to: 'polonia' })
    const now = (each: (typeof LANGUAGES)[number]) => plain(words[each].question(t.view(0), 0, who))
    expect(LANGUAGES.map(now)).toEqual([
      'Vaccines from Germany to Japan: T.M. 1 of 3, 4 P.M. left. The goods are in truck 1, in Poland. You have €199,500.',
      'Vaccini, dalla Germania al Giappone: T.M. 1 di 3, restano 4 P.M. La merce è sul Truck 1, in Polonia. Hai 199.500 €.',
    ])
    const afloat = fleet({ [truck(0)]: aboard(ship(0)), [ship(0)]: onHex(2, 17) })
    expect(asked(onTheWay({ fleet: afloat }))[0]).toMatch(
      /The goods are in truck 1, aboard Anna’s ship 1, on hex C18, near [A-Z][\w ]+\. You have €200,000\.$/,
    )
  })

  test('a step tells what it costs and what waits there', () => {
    const drive = (to: 'polonia' | 'svizzera' | 'italia', changes: Partial<State> = {}) =>
      say(onTheWay(changes), { kind: 'step', vehicle: truck(0), to })
    expect(drive('polonia')).toEqual([
      'Drive truck 1 to Poland (1 P.M., fuel €500)',
      'Porta il Truck 1 in Polonia (1 P.M., carburante 500 €)',
    ])
    expect(drive('svizzera')).toEqual([
      'Drive truck 1 to Switzerland (2 P.M., fuel €500, customs card)',
      'Porta il Truck 1 in Svizzera (2 P.M., carburante 500 €, Carta Dogana)',
    ])
    expect(drive('italia', { fleet: fleet({ [truck(0)]: inState('svizzera') }) })).toEqual([
      'Drive truck 1 to Italy (1 P.M., fuel €500, tax €10,000 to Elena, customs card)',
      'Porta il Truck 1 in Italia (1 P.M., carburante 500 €, tassa 10.000 € a Elena, Carta Dogana)',
    ])
    const home = { signed: [[signed(1, 'germania', 'vaccines', 'polonia')], [], []] }
    expect(drive('polonia', home)[0]).toBe('Drive truck 1 to Poland (1 P.M., fuel €500, goods arrive)')
  })

  test('ships and planes sail, dock, fly and land; a crossing is entered', () => {
    const atSea = { agenda: turnOf(0), fleet: fleet({ [ship(0)]: onHex(2, 17) }) }
    expect(say(atSea, { kind: 'step', vehicle: ship(0), to: 'germania' })).toEqual([
      'Dock ship 1 in Germany (fuel €1,000)',
      'Attracca con la Nave 1 in Germania (carburante 1.000 €)',
    ])
    expect(say(atSea, { kind: 'step', vehicle: ship(0), to: 'manica' })).toEqual([
      'Take ship 1 into the English Channel (1 P.M., fuel €1,000)',
      'Entra con la Nave 1 nello Stretto della Manica (1 P.M., carburante 1.000 €)',
    ])
    expect(group(atSea, { kind: 'step', vehicle: ship(0), to: 'manica' })).toEqual(['Move ship 1', 'Muovi la Nave 1'])
    const home = { agenda: turnOf(0) }
    expect(say(home, { kind: 'step', vehicle: plane(0), to: 'mosca' })).toEqual([
      'Land plane 1 in the Moscow District (1 P.M., fuel €3,000)',
      'Atterra con l’Aereo 1 nel Distretto di Mosca (1 P.M., carburante 3.000 €)',
    ])
    expect(say(home, { kind: 'step', vehicle: plane(0), to: 36 * 4 + 18 })[1]).toMatch(
      /^Vola con l’Aereo 1 fino all’esagono E19, vicino .+ \(1 P\.M\., carburante 2\.000 €\)$/,
    )
  })

  test('what ends a T.M., a Move or a delivery says so', () => {
    const t = table(onTheWay({ vp: [2, 0, 0] })).play(0, { kind: 'step', vehicle: truck(0), to: 'polonia' })
    const texts = (command: Command) => LANGUAGES.map(each => plain(words[each].command(command, t.view(0), 0, who).text))
    expect(texts({ kind: 'nextTm' })).toEqual([
      'Next T.M.: end T.M. 1 of 3 here (4 P.M. unused)',
      'Prossimo T.M.: il T.M. 1 di 3 finisce qui (4 P.M. non usati)',
    ])
    expect(texts({ kind: 'breakOff' })).toEqual(['Break off: the delivery fails, −1 VP', 'Interrompi: la consegna fallisce, −1 PV'])
    expect(say(onTheWay(), { kind: 'breakOff' })[0]).toBe('Break off: the delivery fails')
    expect(say(onTheWay(), { kind: 'nextTm' })).toEqual(['Let T.M. 1 of 3 pass unused', 'Lascia trascorrere il T.M. 1 di 3 senza muovere'])
    const stuck = onTheWay({ fleet: fleet({ [truck(0)]: { kind: 'crossing', crossing: 'gibilterra', from: 'spagna' } }) })
    expect(say(stuck, { kind: 'putOff' })).toEqual([
      'Pay €5,000: truck 1 is moved off the Strait of Gibraltar to Morocco',
      'Paga 5.000 €: il Truck 1 viene spostato dallo Stretto di Gibilterra in Marocco',
    ])
  })

  test('loading and unloading', () => {
    expect(say(onTheWay(), { kind: 'board', truck: truck(0), carrier: plane(0) })).toEqual([
      'Put truck 1 aboard plane 1',
      'Fai salire il Truck 1 sull’Aereo 1',
    ])
    expect(say(onTheWay(), { kind: 'transfer', to: ship(0) })).toEqual(['Move the goods to ship 1', 'Sposta la merce sulla Nave 1'])
    expect(say(onTheWay({ fleet: fleet({ [truck(0, 2)]: aboard(ship(0)) }) }), { kind: 'leave', truck: truck(0, 2) })).toEqual([
      'Set truck 2 down in Germany',
      'Fai scendere il Truck 2 in Germania',
    ])
  })
})

describe('cards and events', () => {
  const inDelivery = (...top: Step[]) => ({ ...delivering(truck(0), 1, 3, SIGNED), agenda: inTurn(0, ...top) })

  test('a choice says what each option does', () => {
    const gate = inDelivery(choosing([{ op: 'pay', euro: 10_000 }], [{ op: 'endTurn' }]))
    expect(asked(gate)).toEqual([
      'The customs card leaves you the choice: pay €10,000 or your turn ends at once, and a delivery under way fails. You have €200,000.',
      'La Carta Dogana ti lascia la scelta: paga 10.000 € o il tuo turno finisce subito e una consegna in corso fallisce. Hai 200.000 €.',
    ])
    expect(say(gate, { kind: 'chooseOption', option: 0 })).toEqual(['Pay €10,000', 'Paga 10.000 €'])
    const lawyers = {
      ...inDelivery(choosing([{ op: 'pay', euro: 2_000 }], [{ op: 'points', n: -1 }])),
      bases: bases([['germania', 'legalOffice']], ['italia'], ['giappone']),
    }
    expect(say(lawyers, { kind: 'chooseOption', option: 0 })).toEqual(['Pay €1,000', 'Paga 1.000 €'])
    expect(say(lawyers, { kind: 'chooseOption', option: 1 })).toEqual(['Lose 1 P.M.', 'Perdi 1 P.M.'])
  })

  test('a payment that may be made says what for', () => {
    const sample = inDelivery({
      kind: 'may',
      seat: 0,
      euro: 1_000,
      ops: [{ op: 'draw', deck: 'contract' }],
      source: 'customs',
      vehicle: truck(0),
    })
    expect(asked(sample)).toEqual([
      'The customs card lets you pay €1,000 to draw a contract card. Do you? You have €200,000.',
      'La Carta Dogana ti permette di pagare 1.000 €; in cambio pesca una Carta Contratto. Paghi? Hai 200.000 €.',
    ])
    expect(say(sample, { kind: 'payFor' })).toEqual(['Pay €1,000: draw a contract card', 'Paga 1.000 €: pesca una Carta Contratto'])
    expect(say(sample, { kind: 'skip' })).toEqual(['Do not pay', 'Non pagare'])
  })

  test('a friend at the gate, a tip-off, contacts, insurance and a forced sale', () => {
    const friend = { ...inDelivery({ kind: 'friend', seat: 0, card: 'goodsHeld', vehicle: truck(0) }), kept: [1, 0, 0] }
    expect(asked(friend)).toEqual([
      'Customs card Goods held: Your turn ends at once, and the delivery fails. Cancel it? You keep 1 friend at the gate.',
      'Carta Dogana «Merce bloccata»: Il tuo turno finisce subito e la consegna fallisce. La annulli? Hai 1 «Doganiere amico».',
    ])
    expect(say(friend, { kind: 'useFriend' })).toEqual([
      'Cancel Goods held with A friend at the gate',
      'Annulla «Merce bloccata» con «Doganiere amico»',
    ])
    const contacts = inDelivery({ kind: 'contacts', seat: 0, vehicle: truck(0), state: 'iraq', rolls: [1, 10] })
    expect(asked(contacts)[0]).toBe('Political event in Iraq (Asia): you rolled 1 and 10. Which one is carried out?')
    expect(say(contacts, { kind: 'chooseEvent', roll: 10 })).toEqual([
      '10, Public contract: Gain €10,000.',
      '10, Appalto: Incassa 10.000 €.',
    ])
    const insure = {
      fleet: fleet({ [truck(0)]: inState('polonia') }),
      agenda: inTurn(0, { kind: 'insure', seat: 0, vehicle: truck(0), needed: 4 }),
    }
    expect(asked(insure)).toEqual([
      'The weather strikes truck 1: the save needed 4 or more and failed. Use Insurance to roll again?',
      'L’evento meteo colpisce il Truck 1: serviva 4 o più e il tiro salvezza è fallito. Usi «Assicurazione» per ripetere il tiro?',
    ])
    expect(say(insure, { kind: 'skip' })).toEqual([
      'Do not reroll: truck 1 goes back to Germany',
      'Non ripetere il tiro: il Truck 1 torna in Germania',
    ])
    const sale = { ...inDelivery({ kind: 'forcedSale', seat: 0, euro: 8_000, due: 'customs' }), money: [500, 0, 0] }
    expect(asked(sale)).toEqual([
      'You owe €8,000 for the customs card and have €500. What do you sell?',
      'Devi pagare 8.000 € per la Carta Dogana e hai 500 €. Che cosa vendi?',
    ])
    expect(group(sale, { kind: 'sellVehicle', vehicle: ship(0) })).toEqual(['Sell to pay', 'Vendi per pagare'])
  })

  test('special cards name their target', () => {
    const turn = {
      agenda: turnOf(0),
      signed: [[], [VACCINES], []],
      bases: bases(['germania'], ['italia', ['francia', 'toll']], ['giappone']),
    }
    expect(say(turn, { kind: 'attach', card: 'warehouse', at: 'germania' })).toEqual([
      'Attach Warehouse to your HQ in Germany',
      'Associa «Magazzino» alla tua Sede in Germania',
    ])
    expect(say(turn, { kind: 'spyOn', signed: 1 })).toEqual([
      'Play Spy: look at Elena’s contract from Germany to Japan',
      'Gioca «Spia»: guarda il contratto di Elena dalla Germania al Giappone',
    ])
    expect(say(turn, { kind: 'revoke', state: 'francia', card: 'toll' })).toEqual([
      'Play Revocation: discard Toll from Elena’s branch in France',
      'Gioca «Revoca»: scarta «Pedaggio» dalla Filiale di Elena in Francia',
    ])
    expect(say(turn, { kind: 'callStrike', state: 'giappone' })).toEqual([
      'Close Japan until your next turn (recipient of Elena’s contract)',
      'Chiudi il Giappone fino al tuo prossimo turno (Destinatario di un contratto di Elena)',
    ])
    expect(say(turn, { kind: 'playCard', card: 'fastLane' })).toEqual([
      'Play Fast lane: gain 2 P.M. in this T.M.',
      'Gioca «Corsia preferenziale»: guadagni 2 P.M. in questo T.M.',
    ])
    expect(say(turn, { kind: 'layReady', against: 2 })[1]).toBe('Prepara in segreto una «Soffiata» contro Ugo')
  })
})

test('orders of cards and events read as sentences, whatever they are made of', () => {
  expect(ops.en(CUSTOMS.changeOfShift.ops)).toBe('roll a d6: 1–2 lose 2 P.M., 3–6 go on')
  expect(ops.it(CUSTOMS.snifferDogs.ops)).toBe(
    'la merce viene controllata: se è illegale, paga una multa di 30.000\u00A0€, il mezzo è sequestrato e la consegna fallisce; se è legale, perdi 1 P.M.',
  )
  expect(ops.en(at(POLITICAL.AS, 4))).toBe('if loaded, lose 3 P.M.')
  expect(ops.en(at(POLITICAL.EU, 11))).toBe('gain €10,000 and draw a contract card')
  const all = [...CUSTOMS_IDS.map(id => CUSTOMS[id].ops), ...CONTINENTS.flatMap(each => POLITICAL[each])]
  for (const list of all) for (const each of LANGUAGES) expect(ops[each](list)).not.toMatch(/undefined|NaN|^$/)
})

describe('deals', () => {
  const turn = { agenda: turnOf(0) }
  const offer = { kind: 'offer', to: 1, give: 'territory:germania', giveMoney: 0, ask: 'nothing', askMoney: 20_000, at: 'stay' } as const

  test('an offer says all of it', () => {
    expect(say(turn, offer, 2)).toEqual([
      'Offer Elena: the territory card Germany for €20,000',
      'Proponi a Elena: dai la Carta Territorio Germania e ricevi 20.000 €',
    ])
    expect(
      say(turn, { ...offer, to: 0, give: 'nothing', giveMoney: 5_000, ask: `vehicle:${truck(0)}`, askMoney: 0, at: 'giappone' }, 2),
    ).toEqual([
      'Offer Anna: €5,000 for Anna’s truck 1; the vehicle goes to Japan',
      'Proponi ad Anna: dai 5.000 € e ricevi il Truck 1 di Anna; il mezzo va in Giappone',
    ])
    expect(say(turn, { ...offer, to: [0, 1], give: 'pass', all: true, askMoney: 2_000 }, 2)).toEqual([
      'Offer Anna and Elena, who must all accept: a pass for €2,000',
      'Proponi ad Anna ed Elena, che devono accettare tutti: dai un lasciapassare e ricevi 2.000 €',
    ])
    expect(say(turn, { ...offer, give: 'nothing', ask: 'any:AS', askMoney: 0 })[0]).toBe(
      'Ask Elena: any territory card from Asia, for nothing in return',
    )
    expect(say(turn, { ...offer, ask: 'nothing', askMoney: 0 })[1]).toBe('Proponi a Elena: dai la Carta Territorio Germania, in regalo')
  })

  test('accepting says what one gives and gets', () => {
    const ask = wishOf([`vehicle:${truck(1)}`, 'any:AS'], 0)
    const give = { ...wishOf('nothing', 20_000) }
    const open = {
      ...turn,
      territories: [[], ['corea'], []],
      offers: [{ id: 7, from: 0, to: [1], all: false, accepted: [], give, ask, at: 'stay', age: 0 }],
    } satisfies Partial<State>
    expect(say(open, { kind: 'accept', offer: 7, pick: 'territory:corea', at: 'stay' }, 1)).toEqual([
      'Accept Anna’s offer: give the territory card Korea and truck 1 for €20,000',
      'Accetta la proposta di Anna: dai la Carta Territorio Corea e il Truck 1 e ricevi 20.000 €',
    ])
    expect(say(open, { kind: 'decline', offer: 7 }, 1)).toEqual(['Decline Anna’s offer', 'Rifiuta la proposta di Anna'])
    expect(say(open, { kind: 'withdraw', offer: 7 })[0]).toBe(
      'Withdraw your offer to Elena: €20,000 for Elena’s truck 1 and any territory card from Asia',
    )
  })

  test('auctions', () => {
    const items = wishOf('territory:corea', 0)
    const open = {
      ...turn,
      auctions: [{ seller: 0, items, minimum: 5_000, bids: [{ seat: 2, euro: 6_000, at: 'stay' }], passed: [] }],
    } satisfies Partial<State>
    expect(say(turn, { kind: 'openAuction', items: 'territory:corea', minimum: 5_000 })).toEqual([
      'Auction the territory card Korea, from €5,000',
      'Metti all’asta la Carta Territorio Corea, da 5.000 €',
    ])
    expect(say(open, { kind: 'bid', seller: 0, euro: 7_000, at: 'stay' }, 1)).toEqual([
      'Bid €7,000 for the territory card Korea in Anna’s auction',
      'Nell’asta di Anna offri 7.000 € per la Carta Territorio Corea',
    ])
    expect(say(open, { kind: 'closeAuction' })).toEqual([
      'Close your auction: Ugo has bid most, €6,000, and buys if they can still pay',
      'Chiudi la tua asta: l’offerta più alta è di Ugo, 6.000 €, e vale se può ancora pagare',
    ])
  })

  test('forms name their fields and what can be chosen', () => {
    const choices = (name: string, value: string | number) => LANGUAGES.map(each => plain(words[each].choice(offer, name, value, who)))
    expect(choices('give', 'territory:germania')).toEqual(['Territory card Germany', 'Carta Territorio Germania'])
    expect(choices('give', `vehicle:${ship(1)}`)).toEqual(['Ship 1', 'Nave 1'])
    expect(choices('ask', `vehicle:${ship(1)}`)).toEqual(['Elena’s ship 1', 'Nave 1 di Elena'])
    expect(choices('ask', 'any:AS')).toEqual(['Any territory card from Asia', 'Una Carta Territorio d’Asia a scelta'])
    expect(choices('ask', `charter:${ship(1)}:4`)).toEqual([
      'Charter of Elena’s ship 1 for contract no. 4',
      'Noleggio della Nave 1 di Elena per il contratto n. 4',
    ])
    expect(choices('ask', `lift:${truck(0)}:${ship(1)}`)[0]).toBe('A lift for Anna’s truck 1 aboard Elena’s ship 1')
    expect(choices('to', 1)).toEqual(['Elena', 'Elena'])
    expect(choices('at', 'stay')).toEqual(['Where it stands', 'Dov’è ora'])
    expect(LANGUAGES.map(each => words[each].field(offer, 'askMoney'))).toEqual(['Money you ask for (€)', 'Denaro che chiedi (€)'])
    const sign = { kind: 'sign', sender: 'germania', contract: 'vaccines', recipient: 'giappone' } as const
    expect(words.en.choice(sign, 'contract', 'vaccines', who)).toBe('Vaccines (1 T.M., €80,000, any vehicle)')
    const step = { kind: 'step', vehicle: ship(0), to: 0 } as const
    expect(words.en.choice(step, 'to', 36 * 2 + 17, who)).toMatch(/^Hex C18, near /)
    expect(words.it.field(step, 'to')).toBe('Dove')
  })
})
