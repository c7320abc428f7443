import { useMedia } from '../../design/media.ts'

/** Does the system ask for little movement? */
export const useStillness = (): boolean => useMedia('(prefers-reduced-motion: reduce)')
