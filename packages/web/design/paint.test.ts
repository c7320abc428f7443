/** That the players of every game can be told apart by people with any kind of colour vision, before their shapes help. */
import { readFileSync } from 'node:fs'
import { listed } from '@wildcat/catalogue'
import type { Paint } from '@wildcat/kernel'
import { expect, test } from 'vitest'

type Three = readonly [number, number, number]
const three = (of: (place: 0 | 1 | 2) => number): Three => [of(0), of(1), of(2)]

const TOKENS = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const USUAL: readonly Paint[] = ['blue', 'orange', 'green', 'purple', 'yellow']

function paintIn(theme: 'light' | 'dark', paint: Paint): Three {
  const [, light = '', dark = ''] = new RegExp(`--paint-${paint}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(TOKENS) ?? []
  const hex = theme === 'light' ? light : dark
  return three(place => {
    const part = Number.parseInt(hex.slice(1 + 2 * place, 3 + 2 * place), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
}

/** How linear light looks to whom (Machado, Oliveira and Fernandes, 2009, complete). */
const EYES: Readonly<Record<string, readonly [Three, Three, Three]>> = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}
const dot = (a: Three, b: Three) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const within = (n: number) => Math.min(1, Math.max(0, n))

/** CIE L*a*b*. */
function lab(light: Three): Three {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = f(dot([0.4124, 0.3576, 0.1805], light) / 0.95047)
  const y = f(dot([0.2126, 0.7152, 0.0722], light))
  const z = f(dot([0.0193, 0.1192, 0.9505], light) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** A difference of two can just be seen side by side. */
const PLAIN = 10

const games = await Promise.all(listed(true).map(async title => [title.id, (await title.engine()).colours ?? USUAL] as const))

for (const theme of ['light', 'dark'] as const)
  for (const [eyes, matrix] of Object.entries(EYES))
    test.each(games)(`${theme}, ${eyes}: the players of %s can be told apart`, (_, colours) => {
      const seen = colours.map(paint => lab(three(place => within(dot(matrix[place], paintIn(theme, paint))))))
      for (const [one, a] of seen.entries())
        for (const [other, b] of seen.entries())
          if (other > one)
            expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]), `${colours[one]}, ${colours[other]}`).toBeGreaterThan(PLAIN)
    })
