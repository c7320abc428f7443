// What every screen is judged by.

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const isSerious = ({ impact }: { impact?: string | null }) => impact === 'serious' || impact === 'critical'
/** Whatever it is. */
export const atAll = (): boolean => true

/** Rules that ask about colours, all others about what is there. */
const COLOURS = ['color-contrast', 'link-in-text-block']

// There are no frames to look into (legacy mode), and only what is wrong is of interest: four times as fast.
export const expectAccessible = (page: Page, where: string, isCounted = isSerious): Promise<void> =>
  expectNoViolation(page, where, isCounted, axe => axe)
/** Of what was found accessible, in other colours. */
export const expectLegible = (page: Page, where: string): Promise<void> =>
  expectNoViolation(page, where, isSerious, axe => axe.withRules(COLOURS))

async function expectNoViolation(
  page: Page,
  where: string,
  isCounted: (violation: { impact?: string | null }) => boolean,
  rules: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await rules(axe).analyze()
  expect(violations.filter(isCounted).map(({ id, nodes }) => `${where}: ${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([])
}
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
export const expectNothingSideways = (page: Page, where?: string): Promise<void> => expect.poll(() => sideways(page), where).toBe(0)

/** How far things have jumped on the page since it was opened, without being touched, or (`pressed`) right after a press too. To be called before it is. */
export async function watchShifts(page: Page, { pressed = false } = {}): Promise<() => Promise<number>> {
  await page.addInitScript(countsAll => {
    const shifts: number[] = []
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && (countsAll || entry.hadRecentInput === false)) shifts.push(Number(entry.value))
      document.documentElement.dataset['shifted'] = String(shifts.reduce((sum, shift) => sum + shift, 0))
    }).observe({ type: 'layout-shift', buffered: true })
  }, pressed)
  return async () => Number((await page.locator('html').getAttribute('data-shifted')) ?? 0)
}
