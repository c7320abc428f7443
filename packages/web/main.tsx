import './design/tokens.css'
import './design/fonts.css'
import './design/base.css'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { reportFailure, watchForFailures } from './app/page-failure.ts'
import { routeOf } from './app/route.ts'
import { preloadScreen, preloadTable } from './app/screens.ts'
import { changeForNow, currentSettings } from './app/settings.ts'
import { pageWords } from './words/index.ts'

watchForFailures()
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

/** In the chosen language, else in English: better foreign words than none. Without any, index.html has some of its own. */
async function firstWords() {
  const { language } = currentSettings()
  try {
    return { language, words: await pageWords(language) }
  } catch (error) {
    const words = await pageWords('en')
    changeForNow({ language: 'en' })
    reportFailure('language', error)
    return { language: 'en' as const, words }
  }
}

async function start(place: HTMLElement): Promise<void> {
  const route = routeOf(location.pathname)
  void preloadTable(route, currentSettings().language)
  const [first] = await Promise.all([firstWords(), preloadScreen(route)])
  createRoot(place).render(
    <StrictMode>
      <App first={first} />
    </StrictMode>,
  )
}
void start(root) // not awaited here: screens are made of parts of this file, and would wait for its end
