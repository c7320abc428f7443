/** The small page to which a link in an e-mail leads: one sentence, one button. It needs no script. */
import type { Language } from '@wildcat/kernel'
import { CALL_TEXTS } from './words/index.ts'

type What = 'confirm' | 'confirmDone' | 'stop' | 'stopDone' | 'bad'

export function mailPage(language: Language, what: What): string {
  const { pages } = CALL_TEXTS[language]
  const { title, text, button } = {
    confirm: { title: pages.confirmTitle, text: pages.confirmText, button: pages.confirm },
    confirmDone: { title: pages.confirmTitle, text: pages.confirmed, button: '' },
    stop: { title: pages.stopTitle, text: pages.stopText, button: pages.stop },
    stopDone: { title: pages.stopTitle, text: pages.stopped, button: '' },
    bad: { title: pages.confirmTitle, text: pages.bad, button: '' },
  }[what]
  const form = button === '' ? '' : `<form method="post"><button>${button}</button></form>`
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>Wildcat: ${title}</title><link rel="stylesheet" href="/mail-page.css"></head>
<body><main><h1>${title}</h1><p>${text}</p>${form}<p><a href="/friends">Wildcat</a></p></main></body>
</html>
`
}
