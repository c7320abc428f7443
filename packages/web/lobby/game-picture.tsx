import { useSettings } from '../app/settings.ts'
import { useMedia } from '../design/media.ts'
import { PICTURE_SIZES } from './picture-sizes.ts'
import './shelf.css'

/** A part of each board, by day and by night, in two sizes: files, so that a list of games loads no board. */
const PICTURES: Readonly<Record<string, string>> = import.meta.glob('./game-pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

interface GamePictureProps {
  game: string
  isFirst?: boolean // what one sees first on this screen: it does not wait for the others
}

/** Decorates a name that stands beside it. A game without one has an empty place. */
export function GamePicture({ game, isFirst = false }: GamePictureProps) {
  const { theme } = useSettings()
  const isNight = useMedia('(prefers-color-scheme: dark)')
  const night = theme === 'dark' || (theme === 'system' && isNight)
  const name = `./game-pictures/${game}-${night ? 'dark' : 'light'}`
  const source = PICTURES[`${name}.webp`]
  const small = PICTURES[`${name}-small.webp`]
  return (
    <span className="game-picture">
      {source !== undefined && (
        <img
          src={source}
          srcSet={small && `${small} 640w, ${source} 964w`}
          sizes={PICTURE_SIZES}
          alt=""
          width={964}
          height={548}
          decoding={isFirst ? 'sync' : 'async'} // in one frame with what stands around it
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      )}
    </span>
  )
}
