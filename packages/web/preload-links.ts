/** Writes into the page which files an address will need besides, for public/first.js: names known only when all is bundled. */
import type { Plugin } from 'vite'

/** By what a language is called, or how an address begins. */
const WANTED: Readonly<Record<string, string>> = {
  en: 'words/en.ts',
  it: 'words/it.ts',
  new: 'setup/set-up.tsx',
  table: 'table/table-screen.tsx',
  replay: 'replay/replay-screen.tsx',
  friends: 'online/friends.tsx',
  join: 'online/friends.tsx',
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
        return page.replace('<!-- preload-links -->', `<template>${Object.entries(WANTED).flatMap(linksFor).join('')}</template>`)
      },
    },
  }
}
