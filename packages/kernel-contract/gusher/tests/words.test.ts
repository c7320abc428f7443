import type { Language } from '@wildcat/kernel'
import { expect, test } from 'vitest'
import { testTable } from '../../test-table.ts'
import type { Command } from '../commands.ts'
import type { Event } from '../events.ts'
import type { Reason } from '../rules.ts'
import type { View } from '../state.ts'
import { words } from '../words/index.ts'
import { stage, wells } from './stage.ts'

const { table } = testTable(stage)
const NAMES = ['Anna', 'Ugo', 'Elena']
const who = (seat: number) => NAMES[seat] ?? '?'
const event = (language: Language, e: Event) => words[language].event(e, who, table().view('spectator'))
const refusal = (language: Language, why: Reason, figures = {}) => words[language].refusal({ rule: 'GSH-1.1', why, with: figures }, who)
const command = (language: Language, c: Command, view: View) => words[language].command(c, view, 0, who).text

test('a secret event reads one way to those who know and another to those who do not', () => {
  const dealt = { kind: 'licencesDealt', seat: 0, count: 3 } as const
  expect(event('en', { ...dealt, licences: null })).toBe('Anna is dealt 3 licences.')
  expect(event('en', { ...dealt, licences: [1, 1, 2] })).toBe('Anna is dealt 2 licences of 1 point and 1 of 2 points.')
  expect(event('it', { ...dealt, licences: null })).toBe('Anna riceve 3 licenze.')
  expect(event('it', { ...dealt, licences: [1, 1, 2] })).toBe('Anna riceve 2 licenze da 1 punto e 1 da 2 punti.')

  const peeked = { kind: 'wellPeeked', seat: 1, well: 3 } as const
  expect(event('en', { ...peeked, barrels: null })).toBe('Ugo peeks at well 4.')
  expect(event('en', { ...peeked, barrels: 3 })).toBe('Ugo peeks at well 4 and sees 3 barrels.')
  expect(event('it', { ...peeked, barrels: null })).toBe('Ugo sbircia nel pozzo 4.')
  expect(event('it', { ...peeked, barrels: 3 })).toBe('Ugo sbircia nel pozzo 4 e vede 3 barili.')

  const chosen = { kind: 'marketChosen', seat: 1 } as const
  expect(event('en', { ...chosen, market: null })).toBe('Ugo has chosen.')
  expect(event('it', { ...chosen, market: 'rail' })).toBe('Ugo ha scelto in segreto: ferrovia.')

  const made = { kind: 'offerMade', offer: 1, from: 0, to: 1, count: 2, money: 3, barrels: 1 } as const
  expect(event('en', { ...made, licences: null })).toBe('Anna offers Ugo 2 licences for $3 and 1 barrel.')
  expect(event('it', { ...made, from: 1, to: 0, licences: null })).toBe('Ugo propone ad Anna 2 licenze in cambio di 3\u00A0$ e 1 barile.')
  expect(event('it', { ...made, licences: [2, 2] })).toBe('Anna propone a Ugo 2 licenze da 2 punti in cambio di 3\u00A0$ e 1 barile.')
})

test('one is not many, and none is a word', () => {
  const drilled = (language: Language, barrels: number) => event(language, { kind: 'wellDrilled', seat: 0, well: 0, barrels })
  expect(drilled('en', 1)).toBe('Anna drills well 1 and strikes 1 barrel.')
  expect(drilled('en', 5)).toBe('Anna drills well 1 and strikes 5 barrels.')
  expect(drilled('it', 1)).toBe('Anna trivella il pozzo 1 e trova 1 barile.')
  expect(drilled('it', 5)).toBe('Anna trivella il pozzo 1 e trova 5 barili.')
  const none = { kind: 'licencesDealt', seat: 0, count: 0, licences: [] } as const
  expect(event('en', none)).toBe('Anna is dealt no licences.')
  expect(event('it', none)).toBe('Anna non riceve nessuna licenza.')
  expect(event('it', { kind: 'bidMade', seat: 0, points: 1 })).toBe('Anna offre 1 punto.')
  expect(event('en', { kind: 'bidMade', seat: 0, points: 9 })).toBe('Anna bids 9 points.')
})

test('the die says which way the price went', () => {
  expect(event('en', { kind: 'priceRolled', die: 2, price: 6 })).toBe('The die shows +2: the price of a barrel is now $6.')
  expect(event('it', { kind: 'priceRolled', die: -3, price: 1 })).toBe('Il dado dà −3: ora il prezzo di un barile è 1\u00A0$.')
})

test('a bluff that costs nothing is told too', () => {
  const bluff = { kind: 'bluffCalled', seat: 0, points: 9, lost: [] } as const
  expect(event('en', bluff)).toBe('Anna bluffed, cannot pay 9 points and loses no licences. The auction is held again.')
  expect(event('it', bluff)).toBe('Anna ha bluffato: non può pagare 9 punti, ma non ha licenze da perdere. L’asta si ripete.')
  expect(event('it', { ...bluff, lost: [1, 2] })).toBe(
    'Anna ha bluffato: non può pagare 9 punti e perde 1 licenza da 1 punto e 1 da 2 punti. L’asta si ripete.',
  )
})

test('a gift is called a gift', () => {
  const accepted = { kind: 'offerAccepted', offer: 1, from: 0, to: 1, money: 0, barrels: 0 } as const
  expect(event('en', accepted)).toBe('Ugo accepts the gift from Anna.')
  expect(event('it', accepted)).toBe('Ugo accetta il regalo di Anna.')
  expect(event('it', { ...accepted, barrels: 2 })).toBe('Ugo accetta la proposta di Anna e dà 2 barili.')
})

test('winners who are level are all named', () => {
  const ended = { kind: 'gameEnded', how: 'rounds' } as const
  expect(event('en', { ...ended, winners: [1] })).toBe('The last round is over. Ugo wins.')
  expect(event('en', { ...ended, winners: [0, 1, 2] })).toBe('The last round is over. Anna, Ugo and Elena share the win.')
  expect(event('it', { ...ended, how: 'dry', winners: [1] })).toBe('È stato trivellato l’ultimo pozzo. Vince Ugo.')
  expect(event('it', { ...ended, winners: [0, 2] })).toBe('È finito l’ultimo round. Anna ed Elena vincono a pari merito.')
})

test('a refusal says what would be possible', () => {
  expect(refusal('en', 'bidTooLow', { least: 5, most: 72 })).toBe('That is too little. Bid 5 to 72 points, or pass.')
  expect(refusal('it', 'bidTooLow', { least: 5, most: 72 })).toBe('È troppo poco. Offri da 5 a 72 punti, oppure passa.')
  expect(refusal('en', 'bidTooHigh', { least: 73, most: 72 })).toBe('All licences together are worth 72 points. You can only pass.')
  expect(refusal('it', 'bidTooLow', { least: 73, most: 72 })).toBe('È troppo poco. Puoi solo passare.')
  expect(refusal('en', 'notSoMuchOil', { most: 1 })).toBe('You can sell 1 barrel at most.')
  expect(refusal('it', 'notSoMuchOil', { most: 0 })).toBe('Non hai petrolio da vendere.')
  expect(refusal('en', 'notInYourHand', { ones: 1, twos: 0 })).toBe('You can offer no more than you hold: 1 licence of 1 point.')
  expect(refusal('it', 'askedTooMuch', { money: 4, barrels: 0 })).toBe(
    'Non chiedere più di quanto ha questo giocatore: 4\u00A0$ e niente petrolio.',
  )
})

test('commands say what they cost and bring', () => {
  const { view } = table({ price: 5, hands: [[1, 2], []], wells: wells([], { 2: [0] }) })
  expect(command('en', { kind: 'drill', well: 2 }, view(0))).toBe('Drill shallow well 3 (3 barrels)')
  expect(command('en', { kind: 'drill', well: 6 }, view(0))).toBe('Drill deep well 7')
  expect(command('it', { kind: 'drill', well: 2 }, view(0))).toBe('Trivella il pozzo 3 (poco profondo): 3 barili')
  expect(command('it', { kind: 'peek', well: 0 }, view(0))).toBe('Sbircia nel pozzo 1 (poco profondo)')
  expect(command('en', { kind: 'bid', points: 3 }, view(0))).toBe('Bid 3 points')
  expect(command('en', { kind: 'bid', points: 4 }, view(0))).toBe('Bid 4 points: a bluff, more than you hold')
  expect(command('it', { kind: 'bid', points: 4 }, view(0))).toBe('Offri 4 punti: un bluff, più di quanto hai')
  expect(command('it', { kind: 'sell', barrels: 1 }, view(0))).toBe('Vendi 1 barile per 5\u00A0$')
  expect(command('en', { kind: 'offer', to: 1, ones: 1, twos: 0, money: 0, barrels: 0 }, view(0))).toBe(
    'Offer Ugo 1 licence of 1 point as a gift',
  )
})

test('the question says what is left to do', () => {
  const ask = (language: Language, t: ReturnType<typeof table>, seat: number) => words[language].question(t.view(seat), seat, who)
  const last = table({ agenda: [{ kind: 'prospect', seat: 1, actions: 1 }] })
  expect(ask('en', last, 1)).toBe('Peek or drill: 1 action left.')
  expect(ask('it', last, 1)).toBe('Sbircia o trivella: ti resta 1 azione.')
  const bid = table({ hands: [[], [1]], agenda: [{ kind: 'bidding', in: [0, 1], turn: 1, standing: { seat: 0, points: 4 } }] })
  expect(ask('en', bid, 1)).toBe('Anna has bid 4 points. Bid more or pass. Your licences are worth 1 point.')
  expect(ask('it', bid, 1)).toBe('Anna ha offerto 4 punti. Offri di più o passa. Le tue licenze valgono 1 punto.')
  const chosen = table({ agenda: [{ kind: 'chooseMarket', choices: ['rest', 'none'] }] })
  expect(ask('it', chosen, 0)).toBe('Hai scelto: riposo. Puoi ancora cambiare idea.')
  expect(ask('en', chosen, 1)).toBe('Choose your way to market. The others will see it when all have chosen.')
})

test('the situation shows a player his own hand and what he has seen, and a spectator neither', () => {
  const { view } = table({
    hands: [[1, 2], [2]],
    wells: wells([0], { 1: [0] }),
    offers: [{ id: 1, from: 0, to: 1, licences: [2], money: 0, barrels: 1 }],
  })
  const rows = (language: Language, viewer: 0 | 'spectator', title: string) =>
    words[language].situation(view(viewer), who).find(section => section.title === title)?.rows
  expect(rows('en', 0, 'Your hand')).toEqual([
    ['Licences', '1 licence of 1 point and 1 of 2 points'],
    ['Worth', '3 points'],
  ])
  expect(rows('en', 'spectator', 'Your hand')).toBeUndefined()
  expect(rows('en', 0, 'Wells')?.slice(0, 3)).toEqual([
    ['1', 'shallow', '2 (drilled)', 'all'],
    ['2', 'shallow', '2', 'Anna'],
    ['3', 'shallow', '?', 'nobody'],
  ])
  expect(rows('it', 'spectator', 'Pozzi')?.[1]).toEqual(['2', 'poco profondo', '?', 'Anna'])
  expect(rows('en', 0, 'Offers')).toEqual([['Anna', 'Ugo', '1 licence of 2 points', '1 barrel']])
  expect(rows('it', 'spectator', 'Proposte')).toEqual([['Anna', 'Ugo', '1 licenza', '1 barile']])
})

test('Italian says “round” for a round, and keeps “turno” for a player’s turn', () => {
  expect(words.it.options.rounds.value(1)).toBe('1 round')
  expect(words.it.options.rounds.value(4)).toBe('4 round')
  expect(event('it', { kind: 'roundStarted', round: 2, first: 1 })).toBe('Round 2. Primo giocatore: Ugo.')
})
