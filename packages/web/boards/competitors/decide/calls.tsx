import { Button } from '../../../design/button.tsx'
import { Each } from '../../../design/each.tsx'
import { plain, playerTokens } from '../../../session/names.ts'
import { Answer } from '../../kit/answers/answer.tsx'
import { useBoard } from '../board-context.tsx'
import { useChoice } from '../choice.tsx'
import { counterTo } from '../items.ts'
import type { DecideProps } from './controls.tsx'
import { hasDoings } from './decisions.ts'

/** What others wait for, and what can be taken back: answers that are open at any time. What one begins oneself is not among them. */
export function Calls({ onChoose }: DecideProps) {
  const { view, viewer, aside, say, words, names } = useBoard()
  const { pick } = useChoice()
  const calls = aside.filter(({ kind }) => kind !== 'offer' && kind !== 'openAuction')
  if (calls.length === 0) return null
  return (
    <section className="calls" aria-label={words.besides}>
      <div className="answers">
        <Each of={calls}>
          {command => (
            <Answer command={command} onChoose={onChoose}>
              {say(command)}
            </Answer>
          )}
        </Each>
        {viewer !== 'spectator' &&
          hasDoings(view) &&
          view.offers
            .filter(({ to }) => to.includes(viewer))
            .map(offer => (
              <Button key={offer.id} look="quiet" onClick={() => pick({ doing: 'deal', deal: counterTo(offer) })}>
                {words.deal.counter(plain(playerTokens(offer.from), names))}
              </Button>
            ))}
      </div>
    </section>
  )
}
