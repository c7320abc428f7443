// Something is taken in one place and let go in another, and two fingers pinch.

import type { Page } from '@playwright/test'

type Point = readonly [x: number, y: number]
/** `meanwhile`: before it is let go. */
export type Drag = (from: Point, to: Point, meanwhile?: () => Promise<void>) => Promise<void>

const STEPS = 6
/** The points between two, in equal steps. */
const between = ([x, y]: Point, [toX, toY]: Point): Point[] =>
  Array.from({ length: STEPS }, (_, n) => [x + ((toX - x) * (n + 1)) / STEPS, y + ((toY - y) * (n + 1)) / STEPS])

export const byMouse =
  ({ mouse }: Page): Drag =>
  async (from, to, meanwhile) => {
    await mouse.move(...from)
    await mouse.down()
    for (const point of between(from, to)) await mouse.move(...point)
    await meanwhile?.()
    await mouse.up()
  }

interface Fingers {
  readonly drag: Drag
  /** They come down one after the other; the second is moved until they are so many times as far apart. */
  pinch(one: Point, other: Point, times: number): Promise<void>
}
export async function byFinger(page: Page): Promise<Fingers> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
  return {
    async drag(from, to, meanwhile) {
      await touch('touchStart', from)
      for (const point of between(from, to)) await touch('touchMove', point)
      await meanwhile?.()
      await touch('touchEnd')
    },
    async pinch(one, other, times) {
      await touch('touchStart', one)
      await touch('touchStart', one, other)
      const far: Point = [one[0] + (other[0] - one[0]) * times, one[1] + (other[1] - one[1]) * times]
      for (const point of between(other, far)) await touch('touchMove', one, point)
      await touch('touchEnd')
    },
  }
}
