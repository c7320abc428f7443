/** Che cosa dice la pagina dei suggerimenti e dell’analisi di una partita. */
import { advice } from '@wildcat/kernel/words/it/advice.ts'
import { inOneSentence } from '../in-one-sentence.ts'
import { numbersOf } from '../plural.ts'
import type { AdviceWords } from './index.ts'

const { number, count } = numbersOf('it')
const { wins, percent, change, logOdds } = advice

const LUCK = {
  for: 'Dadi e pescate sono stati favorevoli.',
  even: 'Dadi e pescate si sono compensati.',
  against: 'Dadi e pescate sono stati sfavorevoli.',
}
const SKILL = {
  for: 'Le decisioni sono state migliori di quelle di chi gioca con buon senso.',
  even: 'Le decisioni valevano quelle di chi gioca con buon senso.',
  against: 'Chi gioca con buon senso avrebbe deciso meglio.',
}

export const it: AdviceWords = {
  ask: 'Che cosa farebbe un giocatore forte?',
  thinking: 'Ci sto pensando…',
  stop: 'Ferma',
  close: 'Chiudi il suggerimento',
  fold: 'Solo che cosa farebbe',
  unfold: 'E perché?',
  take: 'Scegli questo',
  giveBack: 'Torna alla mia scelta',
  title: 'Un giocatore forte farebbe così:',
  failed: 'Qui non ci sono suggerimenti.',
  only: 'Non c’è altro che valga la pena di considerare.',
  steps: steps => inOneSentence(steps, ', poi '),
  even: other => `Cambia poco: «${other}» vale circa lo stesso.`,
  evenPicked: 'Cambia poco: la tua scelta vale circa lo stesso.',
  better: (by, other) => `Circa ${wins(Math.round(by * 100))} in più rispetto a «${other}».`,
  betterPicked: by => `Circa ${wins(Math.round(by * 100))} in più rispetto alla tua scelta.`,
  picked: (by, other) => `È anche la tua scelta: circa ${wins(Math.round(by * 100))} in più rispetto a «${other}».`,
  analysis: {
    title: 'Analisi',
    show: 'Analizza la partita',
    help: 'Giudicata da quel che ognuno sapeva in quel momento, ma guardando più avanti.',
    eyes: 'Con gli occhi di',
    progress: (done, of) => `Analisi in corso: ${percent(of === 0 ? 1 : done / of)} della partita`,
    done: judged => `${count(judged, 'decisione esaminata', 'decisioni esaminate')}.`,
    failed: 'Non è stato possibile analizzare questa partita.',
    expected: 'Possibilità di vittoria',
    curve: points => `Possibilità di vittoria durante la partita, ${count(points, 'punto', 'punti')}; premine uno per andarci`,
    point: (round, share) => `Round ${number(round)}: ${percent(share)}`,
    percent,
    pressPoint: 'premi un punto per rivederlo',
    atEnd: 'fine',
    slips: 'Le decisioni più costose',
    none: 'Di nessuna decisione è certo che sia costata qualcosa.',
    round: n => `Round ${number(n)}`,
    chosen: text => `Scelta: ${text}`,
    better: text => `Meglio: ${text}`,
    next: text => `Poi: ${text}`,
    turn: text => `${text} (con il resto del turno)`,
    luck: 'Fortuna e abilità',
    luckHelp:
      'Di quanto ogni voce ha cambiato le possibilità, in log-odds: +0,7 le raddoppia, −0,7 le dimezza. Dove è scritto «incerto» può essere il caso nella misura.',
    uncertain: 'incerto',
    sums: { draws: 'Dadi e pescate', others: 'Mosse degli altri', moves: 'Mosse proprie non esaminate', decisions: 'Decisioni proprie' },
    oddsHelp: 'Di quanto ogni voce ha cambiato le probabilità di vittoria: +0,7 le raddoppia, −0,7 le dimezza.',
    luckSaid: (luck, skill) => `${LUCK[luck]} ${SKILL[skill]}`,
    skill: 'Abilità',
    skillHelp:
      'Abilità: le decisioni proprie rispetto a quelle di chi gioca con buon senso, contate allo stesso modo in vantaggio e in svantaggio.',
    signed: logOdds,
    decided: 'Che cosa ha deciso la partita',
    nothing: 'Nessun momento in particolare: si è decisa poco a poco.',
    feat: round => `Buona decisione, round ${number(round)}`,
    slip: round => `Decisione costosa, round ${number(round)}`,
    swing: {
      draws: round => `Caso, round ${number(round)}`,
      others: round => `Un altro giocatore, round ${number(round)}`,
      moves: round => `Mossa propria, round ${number(round)}`,
    },
    by: change,
  },
}
