/** Looks at a drawing as text. */

const TAG = /<(\/?)([a-z]+)((?: [\w:-]+="[^"<]*")*)(\/?)>/g

/** Why a drawing is no well-formed SVG, or undefined. */
export function flaw(svg: string): string | undefined {
  const open: string[] = []
  const between = svg.replaceAll(TAG, (_, end: string, name: string, __, empty: string) => {
    if (end === '/') {
      const started = open.pop()
      if (started !== name) open.push(`</${name}> after <${started}>`, '!')
    } else if (empty === '') open.push(name)
    return ''
  })
  if (open.length > 0) return `not closed: ${open.join(' ')}`
  return /<|&(?!(?:amp|lt|gt|quot);)|\bundefined\b|\bNaN\b/.exec(between)?.[0] ?? /="(?:[^"]* )?(?:undefined|NaN)/.exec(svg)?.[0]
}

/** How many things of one class are on the map. */
export const countIn = (svg: string, what: string): number => svg.split(`<g class="${what}">`).length - 1

/** All that is written, in the order in which it is drawn. */
export const textsIn = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  )
