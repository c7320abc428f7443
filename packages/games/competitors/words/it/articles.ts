/** Articoli e preposizioni, e quelli che vogliono gli Stati. */
import type { Territory } from '../../content/territories.ts'

/** Le preposizioni con l’articolo, con lo spazio che le segue. */
export interface Forms {
  readonly the: string
  readonly in: string
  readonly from: string
  readonly to: string
  readonly of: string
  readonly on: string
}
const forms = (the: string, stem: string, space = ' '): Forms => ({
  the: `${the}${space}`,
  in: `ne${stem}${space}`,
  from: `da${stem}${space}`,
  to: `a${stem}${space}`,
  of: `de${stem}${space}`,
  on: `su${stem}${space}`,
})
export const IL = forms('il', 'l')
export const LO = forms('lo', 'llo')
export const L = forms('l’', 'll’', '')
export const LA = forms('la', 'lla')
const I = forms('i', 'i')
const GLI = forms('gli', 'gli')
const LE = forms('le', 'lle')
/** Due o tre paesi insieme non hanno articolo: 'da Siria e Libano'. */
const PAIR: Forms = { the: '', in: 'in ', from: 'da ', to: 'a ', of: 'di ', on: 'su ' }

/** Un paese: 'il Giappone', ma 'in Giappone'. */
const country = (article: Forms): Forms => ({ ...article, in: 'in ' })
const M = country(IL)
const MV = country(L) // davanti a vocale, maschile o femminile
const F = country(LA)

export const stateForms: Readonly<Record<Territory, Forms>> = {
  islanda: MV,
  irlanda: MV,
  granbretagna: F,
  portogallo: M,
  spagna: F,
  francia: F,
  benelux: IL,
  germania: F,
  danimarca: F,
  norvegia: F,
  svezia: F,
  finlandia: F,
  baltici: I,
  polonia: F,
  cechia: PAIR,
  svizzera: F,
  austria: MV,
  ungheria: MV,
  italia: MV,
  balcani: I,
  grecia: F,
  romania: PAIR,
  ucraina: MV,
  bielorussia: F,
  sanpietroburgo: IL,
  mosca: IL,
  russiasud: F,
  urali: GLI,
  turchia: F,
  caucaso: IL,
  siria: PAIR,
  israele: PAIR,
  iraq: MV,
  iran: MV,
  arabia: MV,
  emirati: GLI,
  yemen: country(LO),
  kazakistan: M,
  asiacentrale: MV,
  afghanistan: MV,
  pakistan: M,
  indianord: MV,
  indiasud: MV,
  srilanka: country(LO),
  bangladesh: M,
  birmania: F,
  thailandia: F,
  vietnam: PAIR,
  malesia: PAIR,
  indonesia: MV,
  filippine: LE,
  cinaest: F,
  cinanord: F,
  cinaovest: F,
  mongolia: F,
  corea: F,
  giappone: M,
  siberiaocc: F,
  siberiaor: F,
  marocco: M,
  algeria: { ...PAIR, to: 'ad ' },
  libia: F,
  egitto: MV,
  mauritania: PAIR,
  mali: M,
  niger: PAIR,
  sudan: M,
  etiopia: PAIR,
  somalia: F,
  senegal: PAIR,
  ghana: PAIR,
  nigeria: F,
  camerun: PAIR,
  congo: M,
  kenya: PAIR,
  tanzania: F,
  angola: MV,
  zambia: PAIR,
  mozambico: PAIR,
  namibia: PAIR,
  sudafrica: M,
  madagascar: M,
  alaska: MV,
  canadaovest: IL,
  canadacentro: IL,
  canadaest: IL,
  groenlandia: F,
  usanordest: GLI,
  usasudest: GLI,
  usacentro: GLI,
  rocciose: LE,
  usaovest: GLI,
  texas: PAIR,
  messiconord: IL,
  messicosud: IL,
  guatemala: PAIR,
  panama: { ...PAIR, in: 'a ' },
  caraibi: { ...PAIR, in: 'a ' },
  colombia: F,
  venezuela: M,
  guyane: LE,
  ecuador: MV,
  peru: M,
  bolivia: PAIR,
  brasilenord: IL,
  brasilesud: IL,
  argentina: { ...PAIR, to: 'ad ' },
  cile: M,
  ausovest: MV,
  ausnord: IL,
  queensland: IL,
  aussudest: MV,
  aussud: MV,
  papua: F,
  nuovazelanda: F,
  figi: LE,
}
