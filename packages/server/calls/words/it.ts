/** Quello che si dice ai giocatori che non sono al tavolo. */
import type { CallTexts } from './en.ts'

const list = new Intl.ListFormat('it', { type: 'conjunction' })
const withThem = (others: readonly string[]) => (others.length === 0 ? '' : ` con ${list.format(others)}`)

export const it: CallTexts = {
  titles: { turn: 'Tocca a te', invited: 'C’è un invito per te', over: 'La partita è finita' },
  texts: {
    turn: (game, others) => `Tocca a te a ${game}${withThem(others)}.`,
    invited: (game, others) => `Un posto è riservato a te per un’altra partita a ${game}${withThem(others)}.`,
    over: (game, others) => `La tua partita a ${game}${withThem(others)} è finita.`,
  },
  open: 'Vai al tavolo:',
  mail: {
    subject: (title, game) => `${title}: ${game}`,
    why: 'Ricevi questa e-mail perché hai chiesto a Wildcat di avvisarti.',
    stop: 'Per non ricevere più e-mail basta un clic:',
    confirmSubject: 'Wildcat può avvisarti per e-mail?',
    confirmText:
      'Qualcuno, speriamo tu, ha chiesto a Wildcat di mandare avvisi a questo indirizzo: il tuo turno, un invito, la fine di una partita.',
    confirmLink: 'Se sei d’accordo, apri questo link e premi il pulsante:',
    confirmIgnore: 'Se la richiesta non è tua, non fare nulla: non arriveranno altre e-mail.',
  },
  pages: {
    confirmTitle: 'Avvisi per e-mail',
    confirmText: 'Wildcat ti manderà un’e-mail quando tocca a te, quando c’è un invito per te e quando una partita finisce.',
    confirm: 'Sì, avvisami per e-mail',
    confirmed: 'Fatto: da ora Wildcat ti avvisa per e-mail. Puoi chiudere questa pagina.',
    stopTitle: 'Niente più e-mail?',
    stopText: 'Wildcat non manderà più avvisi a questo indirizzo.',
    stop: 'Non mandare più e-mail',
    stopped: 'Fatto: non arriveranno più e-mail. Puoi chiudere questa pagina.',
    bad: 'Questo link non vale più. Che cosa ricevere si decide nella pagina, sotto «Avvisi».',
  },
}
