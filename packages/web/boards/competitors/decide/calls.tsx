import { Each } from '../../../design/each.tsx'
import { Answer } from '../../kit/answers/answer.tsx'
import { useBoard } from '../board-context.tsx'
import type { DecideProps } from './controls.tsx'

/** What others wait for, and what can be taken back: answers that are open at any time. What one begins oneself is not among them. */
export function Calls({ onChoose }: DecideProps) {
  const { aside, say, words } = useBoard()
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
      </div>
    </section>
  )
}
