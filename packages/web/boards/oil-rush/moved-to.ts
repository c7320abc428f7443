import type { Point } from '../kit/zoom/zoom-frame.tsx'

/** For pieces that glide from one place to the next. */
export const movedTo = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`
