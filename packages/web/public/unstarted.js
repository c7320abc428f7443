// Until the page has started nobody else could say that it did not. What the page draws takes the place of these words.
const sayUnstarted = () => document.getElementById('unstarted')?.removeAttribute('hidden')
// A script that cannot be loaded tells only itself: caught on the way down.
addEventListener('error', sayUnstarted, true)
addEventListener('unhandledrejection', sayUnstarted)
