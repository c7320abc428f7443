/** The colours of the ground as they are now: by day or by night, as the styles of the page say. */
export type Colours = Readonly<ReturnType<typeof coloursOf>>

/** A name stands for a light and a dark colour; only an element knows which of them it shows. */
export function coloursOf(element: HTMLElement) {
  const probe = document.createElement('span')
  element.append(probe)
  const read = (name: string): string => {
    probe.style.color = `var(--map-${name})`
    return getComputedStyle(probe).color
  }
  try {
    return {
      shelf: read('shelf'),
      hex: read('hex'),
      'hex-shut': read('hex-shut'),
      coast: read('coast'),
      nobody: read('nobody'),
      sea: read('sea'),
      plain: read('plain'),
      mountain: read('mountain'),
      ice: read('ice'),
      desert: read('desert'),
      forest: read('forest'),
      'mountain-ink': read('mountain-ink'),
      'ice-ink': read('ice-ink'),
      'desert-ink': read('desert-ink'),
      'forest-ink': read('forest-ink'),
      regional: read('regional'),
      'regional-under': read('regional-under'),
      customs: read('customs'),
      closed: read('closed'),
    }
  } finally {
    probe.remove()
  }
}

/** Calls when it becomes night or day, until it is told to stop. */
export function watchNight(change: () => void): () => void {
  const theme = new MutationObserver(change)
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const media = matchMedia('(prefers-color-scheme: dark)')
  media.addEventListener('change', change)
  return () => {
    theme.disconnect()
    media.removeEventListener('change', change)
  }
}
