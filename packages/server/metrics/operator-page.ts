/** The page for whoever runs the server: a curve for each figure. It is whole without a script, which only keeps it up to date. */
import type { Language } from '@wildcat/kernel'
import { wordsFor } from '../words/index.mjs'
import { CURVES, type CurveName, History, type Sample } from './history.ts'

const [WIDTH, HEIGHT] = [300, 80] as const
const MOST_POINTS = 300

const UNITS: Readonly<Partial<Record<CurveName, string>>> = {
  commands: '/s',
  commits: '/s',
  commitMs: ' ms',
  kilobytes: ' kB/s',
  lateMs: ' ms',
  refusals: '/s',
  processor: ' %',
  memory: ' MB',
}

export const STYLE = `
:root { color-scheme: light dark; --desk: light-dark(#f1e9d9, #14110d); --sheet: light-dark(#fbf7ee, #1e1a14); --ink: light-dark(#221b14, #f2e9d9);
  --soft: light-dark(#5c5041, #bfb19a); --line: light-dark(#d9ccb4, #3a3226); --brass: light-dark(#7d5a0e, #e6b95a); }
* { box-sizing: border-box; }
body { margin: 0; padding: 1.5rem clamp(1rem, 4vw, 3rem) 3rem; background: var(--desk); color: var(--ink); font: 1rem/1.4 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; align-items: baseline; margin-block-end: 1.25rem; }
h1 { margin: 0; font-size: 1.5rem; }
header p { margin: 0; color: var(--soft); }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); }
li { background: var(--sheet); border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.75rem 1rem; }
h2 { margin: 0; font-size: 0.9375rem; font-weight: 600; }
strong { display: block; font-size: 1.5rem; font-variant-numeric: tabular-nums; }
small { color: var(--soft); font-size: 0.8125rem; font-variant-numeric: tabular-nums; display: flex; justify-content: space-between; gap: 1rem; }
svg { display: block; inline-size: 100%; block-size: 5rem; margin-block: 0.25rem; overflow: visible; }
polyline { fill: none; stroke: var(--brass); stroke-width: 2; vector-effect: non-scaling-stroke; stroke-linejoin: round; }
line { stroke: var(--line); vector-effect: non-scaling-stroke; }
`
export const SCRIPT = `
const look = async () => {
  try {
    const answer = await fetch(location.href)
    if (!answer.ok) return
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    document.querySelector('main').replaceWith(page.querySelector('main'))
  } catch {}
}
setInterval(() => document.hidden || look(), 15000)
`

export function operatorPage(history: History, language: Language, runningSeconds: number): string {
  const { operator: words } = wordsFor({ WILDCAT_LANGUAGE: language })
  const { samples } = history
  const cards = CURVES.map(name => card(name, samples, language)).join('')
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/operator.css"><script src="/operator.js" defer></script></head>
<body><main><header><h1>${words.title}</h1><p>${words.running(lasting(runningSeconds, language))}</p></header>
<ul>${cards}</ul></main></body></html>
`
}

function card(name: CurveName, samples: readonly Sample[], language: Language): string {
  const { operator: words } = wordsFor({ WILDCAT_LANGUAGE: language })
  const values = samples.map(sample => sample[name])
  const [most, last] = [Math.max(...values), values.at(-1) ?? 0]
  const shown = (value: number) => `${figure(value, language)}${UNITS[name] ?? ''}`
  return `<li><h2>${words.curves[name]}</h2><strong>${shown(last)}</strong>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${words.said(shown(last), shown(most))}">
<line x1="0" y1="${HEIGHT}" x2="${WIDTH}" y2="${HEIGHT}"/><polyline points="${points(values, most)}"/></svg>
<small><span>${words.ago(History.hours)}</span><span>${words.most(shown(most))}</span></small></li>`
}

/** From the right: a server that has just begun has a short curve. Of many looks the highest of a few is shown, so that no peak is lost. */
function points(values: readonly number[], most: number): string {
  const each = Math.ceil((History.hours * 240) / MOST_POINTS)
  const peaks: number[] = []
  for (let end = values.length; end > 0; end -= each) peaks.unshift(Math.max(...values.slice(Math.max(0, end - each), end)))
  const step = WIDTH / (MOST_POINTS - 1)
  const y = (value: number) => HEIGHT - (most === 0 ? 0 : (value / most) * (HEIGHT - 2))
  const ends = peaks.length === 1 ? [...peaks, ...peaks] : peaks
  return ends.map((value, n) => `${(WIDTH - (ends.length - 1 - n) * step).toFixed(1)},${y(value).toFixed(1)}`).join(' ')
}

const figure = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 }).format(value)

function lasting(seconds: number, language: Language): string {
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60]
  const part = (value: number, unit: string) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
  return [...(days > 0 ? [part(days, 'day')] : []), ...(days + hours > 0 ? [part(hours, 'hour')] : []), part(minutes, 'minute')].join(' ')
}
