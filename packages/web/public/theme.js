// Runs before the first paint, so that a page chosen to be dark never flashes light. Its twin is app/settings.ts.
try {
  const theme = /"theme":"(light|dark)"/.exec(localStorage.getItem('wildcat.settings') ?? '')?.[1]
  if (theme !== undefined) document.documentElement.dataset.theme = theme
} catch {
  // Without storage the system decides.
}
