/** What is said to players who are not at the table. Its shape is the shape of every language. */
import type { CallKind } from '@wildcat/protocol'

const list = new Intl.ListFormat('en', { type: 'conjunction' })
const withThem = (others: readonly string[]) => (others.length === 0 ? '' : ` with ${list.format(others)}`)

export const en = {
  titles: { turn: 'Your turn', invited: 'You are invited', over: 'The game is over' } satisfies Record<CallKind, string>,
  texts: {
    turn: (game: string, others: readonly string[]) => `It is your turn in ${game}${withThem(others)}.`,
    invited: (game: string, others: readonly string[]) => `A seat is kept for you for another game of ${game}${withThem(others)}.`,
    over: (game: string, others: readonly string[]) => `Your game of ${game}${withThem(others)} is over.`,
  } satisfies Record<CallKind, (game: string, others: readonly string[]) => string>,
  open: 'To the table:',
  mail: {
    subject: (title: string, game: string) => `${title}: ${game}`,
    why: 'You get this e-mail because you asked Wildcat to call you.',
    stop: 'No more e-mails, with one press:',
    confirmSubject: 'May Wildcat call you by e-mail?',
    confirmText: 'Somebody, we hope you, asked Wildcat to send calls to this address: your turn, an invitation, the end of a game.',
    confirmLink: 'To agree, open this link and press the button:',
    confirmIgnore: 'If it was not you, do nothing: no other e-mail will come.',
  },
  pages: {
    confirmTitle: 'Calls by e-mail',
    confirmText: 'Wildcat then sends an e-mail when it is your turn, when you are invited, and when a game is over.',
    confirm: 'Yes, call me by e-mail',
    confirmed: 'Done: from now on Wildcat calls you by e-mail. You can close this page.',
    stopTitle: 'No more e-mails?',
    stopText: 'Wildcat then sends no more calls to this address.',
    stop: 'Send no more e-mails',
    stopped: 'Done: no more e-mails will come. You can close this page.',
    bad: 'This link no longer works. What you get is set on the page, under “Calls”.',
  },
}
export type CallTexts = typeof en
