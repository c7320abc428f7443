import { useSettings } from '../app/settings.ts'
import { useMedia } from '../design/media.ts'
import './shelf.css'

/** A part of each board, by day and by night: files, so that a list of games loads no board. */
const PICTURES: Readonly<Record<string, string>> = import.meta.glob('./game-pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Decorates a name that stands beside it. A game without one has an empty place. */
export function GamePicture({ game }: { game: string }) {
  const { theme } = useSettings()
  const isNight = useMedia('(prefers-color-scheme: dark)')
  const night = theme === 'dark' || (theme === 'system' && isNight)
  const source = PICTURES[`./game-pictures/${game}-${night ? 'dark' : 'light'}.webp`]
  return (
    <span className="game-picture">{source !== undefined && <img src={source} alt="" width={964} height={548} decoding="async" />}</span>
  )
}
