/** [COM-7.4] Whose weather strikes a hex: one letter a hex, the rows and columns as in `sea.ts`. */
import type { Continent } from './kinds.ts'

/** A capital is one continent, a small letter several. */
export const AREA_KEY: Readonly<Record<string, readonly Continent[]>> = {
  E: ['EU'],
  A: ['AS'],
  F: ['AF'],
  N: ['NA'],
  S: ['SA'],
  O: ['OC'],
  a: ['EU', 'AS'],
  b: ['EU', 'AF'],
  c: ['EU', 'NA'],
  d: ['AS', 'AF'],
  e: ['AS', 'NA'],
  f: ['AS', 'OC'],
  g: ['AF', 'SA'],
  h: ['AF', 'OC'],
  i: ['NA', 'SA'],
  j: ['NA', 'OC'],
  k: ['SA', 'OC'],
  l: ['EU', 'AS', 'AF'],
  m: ['EU', 'AF', 'NA'],
  n: ['AF', 'NA', 'SA'],
  o: ['NA', 'SA', 'OC'],
}

export const AREAS: readonly string[] = [
  'NNNNNNNNNNNNNcEEEEEEEEaAAAAAAAAAAANN',
  'NNNNNNNNNNNNNEEEEEEEEaAAAAAAAAAAAeNN',
  'NNNNNNNNNNNNNcEEEEEEEaaAAAAAAAAAAAeN',
  'NNNNNNNNNNNNNEbbEElaaaAAAAAAAAAAAAeN',
  'NNNNNNNNNNNNNmbbbbFlAAAAAAAAAAAAAAAe',
  'NNNNNNNNNNiinFFbbblFdAAAAAAAAAAAAAAN',
  'ONNNNNNNNiSSSgFFFFlFFddAAAAAAAAAAffO',
  'ONNNNNNiiSSSSgFFFFFFFddAAAAAAAfOOOOO',
  'OONNNNNiiSSSSSgFFFFFFFddAAAAAfOOOOOO',
  'OOjNiiSSSSSSSSFFFFFFFFFdAAAAfOOOOOOO',
  'OOOjiiSSSSSSSSgFFFFFFFFFFdAAAOOOOOOO',
  'OOOoiSSSSSSSSSgFFFFFFFFFFffOOOOOOOOO',
  'OOOOSSSSSSSSSSSFFFFFFFFFFOOOOOOOOOOO',
  'OOOkSSSSSSSSSSgFFFFFFFFFhOOOOOOOOOOO',
  'OOOOSSSSSSSSSSSFFFFFFFFFFOOOOOOOOOOO',
]
