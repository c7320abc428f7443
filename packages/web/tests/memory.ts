// What the page keeps in its memory, as a debugger would find it.

import type { Page } from '@playwright/test'

/** What tells a hand: a seat's view, and what only one seat was told. */
const TELLS = `each =>
  (Object.hasOwn(each, "hands") && typeof each.viewer === "number") ||
  (each.kind === "licencesDealt" && Array.isArray(each.licences) && each.licences.some(value => value !== null)) ||
  (each.kind === "tileSeen" && typeof each.value === "number")`

/** How many objects that tell a hand are alive, after a collection. */
export async function handsInMemory(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page)
  const { result: prototype } = await client.send('Runtime.evaluate', { expression: 'Object.prototype' })
  const { objects } = await client.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId ?? '' })
  const counted = await client.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: `function () { return this.filter(${TELLS}).length }`,
    returnByValue: true,
  })
  await client.detach()
  return Number(counted.result.value)
}
