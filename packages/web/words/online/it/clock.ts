/** Il tempo per pensare, in italiano. */
import type { Clock } from '@wildcat/protocol'
import { numbersOf } from '../../plural.ts'
import type { OnlineWords } from '../index.ts'

const { count } = numbersOf('it')
const minutesText = (seconds: number) =>
  seconds % 60 === 0 ? count(seconds / 60, 'minuto', 'minuti') : count(seconds, 'secondo', 'secondi')

function terms(value: Clock): string {
  if (value === 'none') return 'Senza orologio'
  if (value.kind === 'live') {
    const more = value.increment === 0 ? '' : `, ${count(value.increment, 'secondo', 'secondi')} in più dopo ogni turno`
    return `${minutesText(value.bank)} a testa${more}`
  }
  const days = count(value.days, 'giorno', 'giorni')
  const off = [
    ...(value.weekendsOff ? ['fine settimana'] : []),
    ...(value.datesOff.length > 0 ? [count(value.datesOff.length, 'altro giorno', 'altri giorni')] : []),
  ]
  return `${value.per === 'move' ? `${days} per ogni mossa` : `${days} a testa per tutta la partita`}${off.length === 0 ? '' : `, esclusi ${off.join(' e ')}`}`
}

export const clock: OnlineWords['clock'] = {
  title: 'Tempo per pensare',
  help: 'Il tempo di un giocatore scorre mentre deve rispondere. Non scorre mai mentre aspetta gli altri, né mentre il server è spento; dal vivo non scorre neppure quando al tavolo non c’è nessuno.',
  terms,
  presets: {
    none: 'Senza orologio',
    quick: 'Dal vivo, veloce',
    normal: 'Dal vivo, normale',
    slow: 'Dal vivo, lento',
    day: 'Una mossa al giorno',
    threeDays: 'Tre giorni per mossa',
    own: 'Valori a scelta',
  },
  preset: (name, value) => (value === 'none' ? name : `${name}: ${terms(value)}`),
  kind: 'Tipo di orologio',
  kinds: { live: 'Dal vivo, in minuti', days: 'A giorni' },
  bank: 'Minuti per ogni giocatore',
  increment: 'Secondi in più dopo ogni turno',
  days: 'Giorni',
  per: 'I giorni valgono per',
  pers: { move: 'ogni mossa', game: 'tutta la partita' },
  weekendsOff: 'Il tempo non scorre nel fine settimana',
  datesOff: 'Giorni liberi',
  datesOffHelp: 'In questi giorni il tempo non scorre.',
  apply: 'Usa questi valori',
  addDate: 'Aggiungi questo giorno',
  removeDate: day => `Togli ${day}`,
  zone: 'Fuso orario del calendario',
  atZero: 'Quando il tempo di qualcuno è finito',
  atZeros: {
    bot: 'Un bot gioca al suo posto, finché non lo riprende',
    answer: 'Passa, o per lui si dà una risposta prudente',
    end: 'La partita finisce',
  },
  told: what => `L’host ha cambiato il tempo per pensare: ${what}.`,
  left: (who, time) => `Tempo di ${who}: ${time}`,
  yours: time => `Il tuo tempo: ${time}`,
  low: 'poco tempo',
  say: time => `Ti restano ${time}.`,
  hours: n => count(n, 'ora', 'ore'),
  minutes: n => count(n, 'minuto', 'minuti'),
  seconds: n => count(n, 'secondo', 'secondi'),
  wholeDays: n => count(n, 'giorno', 'giorni'),
  short: { d: 'g', h: 'h', min: 'min' },
  dayOff: 'Oggi a questo tavolo è un giorno libero: il tempo non scorre.',
  paused: 'La partita è in pausa',
  pausedText: 'Il tempo non scorre e non si decide nulla, finché uno dei giocatori non finisce la pausa.',
  resume: 'Finisci la pausa',
  pause: 'Proponi una pausa',
  pauseText: 'Se chi gioca è d’accordo, il tempo non scorre e non si decide nulla, finché uno di voi non finisce la pausa.',
  pauseAsked: who => `${who} vorrebbe una pausa. Va bene anche per te?`,
  pauseWaits: who => `Hai proposto una pausa. In attesa di ${who}.`,
  pauseAgree: 'Metti in pausa',
  ended: 'Tempo scaduto',
  endedText: who => `Il tempo di ${who} è finito, e con esso la partita, senza vincitori.`,
  wonOnTime: (who, loser) => `Vince ${who}: il tempo di ${loser} è finito.`,
}
