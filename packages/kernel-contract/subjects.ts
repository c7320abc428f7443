/** The games that `npm run contract` examines, and where each keeps its records. */
import * as blackGold from '@wildcat/black-gold'
import { words as blackGoldWords } from '@wildcat/black-gold/words/index.ts'
import * as competitors from '@wildcat/competitors'
import { greedy as competitorsGreedy } from '@wildcat/competitors/greedy'
import { words as competitorsWords } from '@wildcat/competitors/words/index.ts'
import * as giganten from '@wildcat/giganten'
import { words as gigantenWords } from '@wildcat/giganten/words/index.ts'
import type { Subject } from '@wildcat/kernel'
import * as oilfield from '@wildcat/oilfield'
import { words as oilfieldWords } from '@wildcat/oilfield/words/index.ts'
import { type Examined, examined } from './examined.ts'
import { endings, gusher, laws, luck, secrets, type T } from './gusher/index.ts'
import { words } from './gusher/words/index.ts'

export const gusherSubject: Subject<T> = { game: gusher, words, secrets, luck, laws, endings }

export const gigantenSubject: Subject<giganten.T> = {
  game: giganten.giganten,
  words: gigantenWords,
  secrets: giganten.secrets,
  luck: giganten.luck,
  laws: giganten.laws,
  endings: giganten.endings,
  forTheEye: ['openTracking'],
}

export const blackGoldSubject: Subject<blackGold.T> = {
  game: blackGold.blackGold,
  words: blackGoldWords,
  secrets: blackGold.secrets,
  luck: blackGold.luck,
  laws: blackGold.laws,
  endings: blackGold.endings,
  seldom: ['endTurn', 'moveTrain', 'changePrice', 'takeOil', 'pushBack'],
  forTheEye: ['openTracking'],
}

export const oilfieldSubject: Subject<oilfield.T> = {
  game: oilfield.oilfield,
  words: oilfieldWords,
  secrets: oilfield.secrets,
  luck: oilfield.luck,
  laws: oilfield.laws,
  endings: oilfield.endings,
  winners: oilfield.winners,
  rare: ['payFee'], // seldom has anybody $10 when it is asked for
}

export const competitorsSubject: Subject<competitors.T> = {
  game: competitors.competitors,
  words: competitorsWords,
  secrets: competitors.secrets,
  luck: competitors.luck,
  laws: competitors.laws,
  endings: competitors.endings,
  winners: competitors.winners,
  sense: competitorsGreedy,
  // They need a card, a place or a want of money that few games come to.
  rare: [
    'revoke',
    'spyOn',
    'sendBack',
    'putOff',
    'useFriend',
    'reroll',
    'chooseEvent',
    'refuseToSell',
    'payFor',
    'tipOff',
    'turnUp',
    'show',
    'askToSee',
    'withdraw',
    'closeAuction',
  ],
}

export interface Listed {
  readonly subject: Examined
  readonly records: URL
}

export const SUBJECTS: readonly Listed[] = [
  { subject: examined(gusherSubject), records: new URL('./records/', import.meta.url) },
  { subject: examined(gigantenSubject), records: new URL('../games/giganten/records/', import.meta.url) },
  { subject: examined(blackGoldSubject), records: new URL('../games/black-gold/records/', import.meta.url) },
  { subject: examined(oilfieldSubject), records: new URL('../games/oilfield/records/', import.meta.url) },
  { subject: examined(competitorsSubject), records: new URL('../games/competitors/records/', import.meta.url) },
]

export const subjectOf = (id: string): Listed | undefined => SUBJECTS.find(({ subject }) => subject.game.id === id)
