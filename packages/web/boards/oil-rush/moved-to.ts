import type { Point } from '../kit/zoom/window-onto.ts'

/** For pieces that glide from one place to the next. */
export const movedTo = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`
