// Runs before the first paint and before the page itself has come.

// Until the page has started nobody else could say that it did not. What the page draws takes the place of these words.
const sayUnstarted = () => document.getElementById('unstarted')?.removeAttribute('hidden')
// A file that cannot be loaded tells only itself: caught on the way down. What was preloaded will be asked for again.
addEventListener('error', ({ target }) => (target instanceof HTMLLinkElement && target.rel.endsWith('preload')) || sayUnstarted(), true)
addEventListener('unhandledrejection', sayUnstarted)

// A page chosen to be dark never flashes light. The twin of what is read here is app/settings.ts.
let settings = ''
try {
  settings = localStorage.getItem('wildcat.settings') ?? ''
} catch {
  // Without storage the system decides.
}
const theme = /"theme":"(light|dark)"/.exec(settings)?.[1]
if (theme !== undefined) document.documentElement.dataset.theme = theme

// What the address will need is asked for beside the page, not after it; preload-links.ts wrote down which files that is.
// The twins of what is read here are app/settings.ts and app/route.ts. Whatever is guessed wrong was only loaded in vain.
const isItalian = /"language":"it"/.test(settings) || (!/"language":/.test(settings) && navigator.language.startsWith('it'))
const [, screen, game] = location.pathname.split('/')
const isDark = theme === 'dark' || (theme === undefined && matchMedia('(prefers-color-scheme: dark)').matches)
const picture = screen === 'new' ? game : screen === '' && 'first'
const wanted = [isItalian ? 'it' : 'en', screen, `${picture}-${isDark ? 'dark' : 'light'}`]
const links = document.querySelector('template')?.content.querySelectorAll('link') ?? []
document.head.append(...[...links].filter(link => wanted.includes(link.dataset.for)))
