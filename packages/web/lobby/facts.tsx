import type { Title } from '@wildcat/catalogue'
import { useSpeech } from '../app/speech.tsx'
import { Times } from '../design/each.tsx'
import { Icon } from '../design/icon.tsx'

const HEAVIEST = 5

/** What one asks before playing: for how many, how long, how heavy. `players`: of a table, in words. */
export function Facts({ title: { seats, minutes, weight }, players }: { title: Title; players?: string }) {
  const { words } = useSpeech()
  const { least, most } = seats
  return (
    <ul className="facts">
      <li>
        <Icon name="friends" size={18} />
        {players ?? (
          <>
            <span aria-hidden="true">{words.lobby.seats(least, most)}</span>
            <span className="unseen">{words.lobby.players(least, most)}</span>
          </>
        )}
      </li>
      <li>
        <Icon name="pace" size={18} />
        {words.lobby.minutes(minutes)}
      </li>
      <li title={words.lobby.weight(weight)}>
        <span className="unseen">{words.lobby.weight(weight)}</span>
        <svg className="barrels" viewBox="0 0 70 16" aria-hidden="true">
          <Times n={HEAVIEST}>
            {place => (
              <path
                data-full={place < weight}
                d={`M${place * 14 + 1.5} 1h9q1.5 7 0 14h-9q-1.5-7 0-14zm-.9 4.500h10.800m-10.800 5h10.800`}
              />
            )}
          </Times>
        </svg>
      </li>
    </ul>
  )
}
