// @vitest-environment happy-dom
/** While a table is set up, whatever there is to choose is seen beside the form: on the drawing, or below it. */
import { titleOf } from '@wildcat/catalogue'
import { keyFrom } from '@wildcat/kernel'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { SpeechProvider } from '../app/speech.tsx'
import { NamesContext } from '../session/said.tsx'
import { isOpen, optionsOf } from '../setup/options.ts'
import { en } from '../words/en.ts'
import { blackGold } from './black-gold/index.tsx'
import { competitors } from './competitors/index.ts'
import { giganten } from './giganten/index.ts'
import type { DrawnBoard } from './kit/drawn-board.ts'
import { oilfield } from './oilfield/index.ts'

const BOARDS: readonly (readonly [string, DrawnBoard])[] = [
  ['giganten', giganten],
  ['black-gold', blackGold],
  ['oilfield', oilfield],
  ['competitors', competitors],
]

async function previewsOf(game: string, { Preview }: DrawnBoard) {
  const title = titleOf(game)
  if (title === undefined) throw new Error(`there is no ${game}`)
  const spoken = { engine: await title.engine(), words: await title.words('en'), language: 'en' } as const
  const { engine } = spoken
  const { least: seats } = title.seats
  const draw = (options: Readonly<Record<string, unknown>>, lit: string): HTMLElement => {
    const place = document.createElement('div')
    const root = createRoot(place)
    const parsed = engine.options(seats, options)
    if (!('ok' in parsed)) throw new Error('no such table')
    const view = engine.view(engine.start(seats, parsed.ok, keyFrom(1)).state, 'spectator')
    flushSync(() =>
      root.render(
        <SpeechProvider first={{ language: 'en', words: en }}>
          <NamesContext value={['Ada', 'Bo', 'Cy'].slice(0, seats)}>
            <Preview spoken={spoken} view={view} lit={lit} />
          </NamesContext>
        </SpeechProvider>,
      ),
    )
    const drawn = place.cloneNode(true) as HTMLElement
    flushSync(() => root.unmount())
    return drawn
  }
  return { options: optionsOf(engine, spoken.words, seats, {}).filter(isOpen), draw }
}

test.each(BOARDS)('%s: each value of an option looks otherwise before the game', async (game, board) => {
  const { options, draw } = await previewsOf(game, board)
  for (const { key, choices } of options) {
    const drawn = choices.map(({ value }) => draw({ [key]: value }, key).innerHTML)
    expect(new Set(drawn).size, key).toBe(choices.length)
  }
})
