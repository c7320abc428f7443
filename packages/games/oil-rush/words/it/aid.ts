/** Che cosa hanno in comune i riepiloghi dei due giochi. */
import type { RuleId, Section } from '@wildcat/kernel'
import { DEPOT_LIMIT, OVERFLOW_PRICE } from '../../depots.ts'
import { DIE, PRICE_STEP } from '../../prices.ts'
import { OIL_AT_END } from '../../scoring.ts'
import type { Stretch } from '../aid.ts'
import { pricesIn } from '../facts.ts'
import { barrels, money, number, or } from './phrases.ts'

type Rows = Section['rows']

const steps = () => or.format([...new Set(DIE.map(({ pips }) => number(pips)))])
export const pricePart = (rule: RuleId, more: Rows): Section => ({
  title: 'Prezzi',
  rule,
  rows: [
    ['Il dado', `${steps()} scatti da ${money(PRICE_STEP)}, in blu o in rosso`],
    ['Sezione rossa', `fino a ${money(pricesIn('red').most)}: ogni numero alza`],
    ['Sezione bianca', 'il blu alza, il rosso abbassa'],
    ['Sezione blu', `da ${money(pricesIn('blue').least)}: ogni numero abbassa`],
    ...more,
  ],
})

export const auctionPart = (rule: RuleId, more: Rows): Section => ({
  title: 'Un’asta',
  rule,
  rows: [
    ['Partecipa', 'chi ha petrolio lì e almeno una licenza'],
    ['Offerte', 'punti in licenze, sempre più alti; chi passa è fuori'],
    ['Chi vince', 'è l’unico a pagare, senza resto, e vende lì quanto vuole'],
    ['Bluff', 'chi non può pagare perde metà delle licenze; l’asta si ripete'],
    ...more,
  ],
})

/** 'colonne 2–10: 1; 11–17: 2; 18–20: 3' */
export const trackText = (spaces: string, stretches: readonly Stretch[]) =>
  `${spaces} ${stretches.map(({ cost, first, last }) => `${number(first)}–${number(last)}: ${number(cost)}`).join('; ')}`

export const depotText = () =>
  `${barrels(DEPOT_LIMIT)} restano presso ogni compagnia; gli altri si vendono a ${money(OVERFLOW_PRICE)} l’uno`
export const oilRow = (): readonly string[] => ['Ogni barile', `${money(OIL_AT_END)}, sulle torri e nei depositi`]
