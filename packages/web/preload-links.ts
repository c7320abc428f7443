/** Writes into the page which files an address will need besides, for public/first.js: names known only when all is bundled. */
import { listed } from '@wildcat/catalogue'
import type { Plugin } from 'vite'
import { PICTURE_SIZES } from './lobby/picture-sizes.ts'

/** By what a language is called, or how an address begins. */
const WANTED: Readonly<Record<string, string>> = {
  en: 'words/en.ts',
  it: 'words/it.ts',
  new: 'setup/set-up.tsx',
  table: 'table/table-screen.tsx',
  replay: 'replay/replay-screen.tsx',
  friends: 'online/friends.tsx',
  join: 'online/friends.tsx',
  you: 'you/you.tsx',
  about: 'about/about.tsx',
}

export function preloadLinks(): Plugin {
  return {
    name: 'preload-links',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle }) {
        if (bundle === undefined) return []
        const chunks = Object.values(bundle).filter(each => each.type === 'chunk')
        /** A file, its styles and what it is made of, but for what the page asks for by itself. */
        const withImports = (file: string): string[] => {
          if (page.includes(file)) return []
          const { imports = [], viteMetadata } = chunks.find(({ fileName }) => fileName === file) ?? {}
          return [file, ...(viteMetadata?.importedCss ?? []), ...imports.flatMap(withImports)]
        }
        const linkTo = (file: string) => (file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"')
        const linksFor = ([name, source]: [string, string]) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some(id => id.replaceAll('\\', '/').endsWith(`/web/${source}`)))
          if (chunk === undefined) throw new Error(`preload-links.ts: nothing was made of ${source}`)
          return [...new Set(withImports(chunk.fileName))].map(
            file => `<link ${linkTo(file)} crossorigin href="/${file}" data-for="${name}">`,
          )
        }
        const assets = Object.values(bundle).filter(each => each.type === 'asset')
        const fileOf = (picture: string) => assets.find(({ names }) => names.includes(`${picture}.webp`))?.fileName
        /** The picture that is the first thing to be seen: of the game that is set up, and of the first one in the lobby. */
        const pictureFor = (id: string, place: number, theme: string) => {
          const [large, small] = [fileOf(`${id}-${theme}`), fileOf(`${id}-${theme}-small`)]
          if (large === undefined || small === undefined) return []
          const sources = `imagesrcset="/${small} 640w, /${large} 964w" imagesizes="${PICTURE_SIZES}"`
          const named = [`${id}-${theme}`, ...(place === 0 ? [`first-${theme}`] : [])]
          return named.map(name => `<link rel="preload" as="image" fetchpriority="high" ${sources} data-for="${name}">`)
        }
        const pictures = listed(false).flatMap(({ id }, place) => ['light', 'dark'].flatMap(theme => pictureFor(id, place, theme)))
        const links = [...pictures, ...Object.entries(WANTED).flatMap(linksFor)]
        return page.replace('<!-- preload-links -->', `<template>${links.join('')}</template>`)
      },
    },
  }
}
