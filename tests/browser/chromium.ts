// Finds a Chromium for the browser tests: $CHROMIUM, else one that is installed, else the one inside an npm package.

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Browser {
  readonly executablePath: string
  readonly env: Record<string, string>
}

const BUILD_FOLDER = fileURLToPath(new URL('../../.build', import.meta.url))

/** Headless shells first: they are the fastest. */
const COMMANDS = [
  'chrome-headless-shell',
  'chromium-headless-shell',
  'headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'chromium',
  'chromium-browser',
]

const WELL_KNOWN = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

export const FLAGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
]

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const onPath = COMMANDS.flatMap(command => folders.map(folder => join(folder, command)))
  return [...onPath, ...WELL_KNOWN].find(path => existsSync(path))
}

function chosen(): string | undefined {
  const wish = process.env['CHROMIUM']
  if (!wish) return undefined
  if (!existsSync(wish)) throw new Error(`CHROMIUM names ${wish}, but there is no such file.`)
  return wish
}

/** The files of @sparticuz/chromium, and the folder they are unpacked into: one for each version. */
function packed() {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('The browser tests found no Chrome or Chromium. Install one, or set CHROMIUM to the path of its executable.')
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const root = dirname(dirname(entry))
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return { archives: join(root, 'bin'), folder: join(BUILD_FOLDER, `chromium-${version}`) }
}

export function findChromium(): Browser {
  const executablePath = chosen() ?? installed()
  if (executablePath) return { executablePath, env: {} }
  const { folder } = packed()
  const libraries = [join(folder, 'al2023/lib'), folder, process.env['LD_LIBRARY_PATH']].filter(Boolean)
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries.join(':'), FONTCONFIG_PATH: folder },
  }
}

const fontSettings = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`

/** Unpacks the packed browser, if it is the one to use. Done once, before any test runs; a half-unpacked folder is never used. */
export async function unpackChromium(): Promise<void> {
  if (chosen() ?? installed()) return
  const { archives, folder } = packed()
  if (existsSync(folder)) return
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  const { inflate } = await import('@sparticuz/chromium')
  const usual = process.env['TMPDIR']
  // The package unpacks into the folder for temporary files, wherever that is.
  process.env['TMPDIR'] = unfinished
  try {
    await Promise.all(['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'].map(name => inflate(join(archives, name))))
  } finally {
    if (usual === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = usual
  }
  writeFileSync(join(unfinished, 'fonts.conf'), fontSettings(folder))
  try {
    renameSync(unfinished, folder)
  } catch {
    rmSync(unfinished, { recursive: true })
  }
}
