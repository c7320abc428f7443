import './design/tokens.css'
import './design/fonts.css'
import './design/base.css'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { currentSettings } from './app/settings.ts'
import { pageWords } from './words/index.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
const { language } = currentSettings()
const words = await pageWords(language)
createRoot(root).render(
  <StrictMode>
    <App first={{ language, words }} />
  </StrictMode>,
)
