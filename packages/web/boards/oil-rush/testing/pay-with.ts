import type { MountedBoard } from '../../kit/testing/mounted-board.tsx'

/** Pays a bid with these licences: cards are chosen one by one, then paid. */
export async function payWith(board: MountedBoard, { ones, twos }: { readonly ones: number; readonly twos: number }): Promise<void> {
  const cards = board.all('button[aria-pressed]:has(.licence)')
  const worth = (card: Element) => card.querySelector('.licence')?.getAttribute('data-value')
  const wanted = [...cards.filter(card => worth(card) === '1').slice(0, ones), ...cards.filter(card => worth(card) === '2').slice(0, twos)]
  for (const card of cards) if ((card.getAttribute('aria-pressed') === 'true') !== wanted.includes(card)) await board.press(card)
  for (const answer of board.answers) await board.press(answer)
}
