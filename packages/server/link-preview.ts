/**
 * What a messenger shows of a link to a table: who invites to which game, and a picture of it. It stands in the page itself, since no
 * messenger runs scripts.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { titleOf } from '@wildcat/catalogue'
import { LANGUAGES, type Language } from '@wildcat/kernel'
import * as en from '@wildcat/kernel/words/en/phrases.ts'
import * as it from '@wildcat/kernel/words/it/phrases.ts'
import { type TableInfo, tableId } from '@wildcat/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { PICTURE } from './records/drawing.ts'
import { Refused } from './refused.ts'

const INVITES = { en: en.invites, it: it.invites } as const satisfies Record<Language, unknown>
const BOARD_OF = { en: en.boardOf, it: it.boardOf } as const satisfies Record<Language, unknown>
const SIZE = { width: 964, height: 548 } // of the pictures of games

const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.codePointAt(0)};`)

/** The first of ours that whoever asks reads. Browsers name what they like best first. */
export function languageOf({ headers }: FastifyRequest): Language {
  const wanted = (headers['accept-language'] ?? '').split(',').map(each => each.trim().slice(0, 2).toLowerCase())
  return wanted.flatMap(each => LANGUAGES.filter(known => known === each))[0] ?? LANGUAGES[0]
}

/** By day, as Vite has named the file by its content. */
async function picturesIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = await readdir(join(folder, 'assets')).catch((): string[] => [])
  const named = files.map(file => ({ file, game: /^(.+)-light-[\w-]{8}\.webp$/.exec(file)?.[1] }))
  return new Map(named.flatMap(({ file, game }) => (game === undefined ? [] : [[game, `/assets/${file}`]])))
}

interface Shown {
  readonly language: Language
  readonly origin: string // by which whoever asks knows us
  readonly board: string | undefined // as it stands, if anybody may see that
  readonly picture: string | undefined // of the game
}

function tagsOf({ id, game, stage, host }: TableInfo, { language, origin, board, picture = board }: Shown): string {
  const title = titleOf(game)
  if (title === undefined) return ''
  const name = title.names[language]
  const { width, height } = board === undefined ? SIZE : PICTURE
  const tags = {
    'og:site_name': 'Wildcat',
    'og:type': 'website',
    'og:url': `${origin}/friends/${id}`,
    'og:title': stage === 'waiting' ? INVITES[language](host.name, name) : name,
    'og:description': title.summaries[language],
    ...(picture === undefined
      ? {}
      : {
          'og:image': origin + (board ?? picture),
          'og:image:width': String(width),
          'og:image:height': String(height),
          'og:image:alt': board === undefined ? name : BOARD_OF[language](name),
        }),
  }
  return Object.entries(tags)
    .map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`)
    .join('\n    ')
}

const BR = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } // of such a page as small as any, and done at once
const ENCODINGS = { br: (page: string) => promisify(brotliCompress)(page, BR), gzip: promisify(gzip) } as const

async function send(request: FastifyRequest, reply: FastifyReply, page: string) {
  const accepted = (request.headers['accept-encoding'] ?? '').split(',').map(each => each.trim())
  const encoding = (['br', 'gzip'] as const).find(each => accepted.includes(each))
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding, accept-language')
  if (encoding === undefined) return page
  reply.header('content-encoding', encoding)
  return ENCODINGS[encoding](page)
}

export interface Tables {
  readonly infoOf: (id: string) => Promise<TableInfo> // as anybody may know it
  readonly boardOf: (id: string, language: Language) => Promise<string | undefined> // where its picture is
  readonly originFor: (request: FastifyRequest) => string
}

/** The page for a link to a table, with its preview. `other`: for what is no table, or none any more. */
export async function linkPreviews(
  folder: string,
  { infoOf, boardOf, originFor }: Tables,
  other: (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => unknown,
) {
  const pictures = await picturesIn(folder)
  return async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply): Promise<unknown> => {
    const { id } = request.params
    const info = v.is(tableId, id) ? await infoOf(id).catch(noTable) : undefined
    if (info === undefined) return other(request, reply)
    const page = await readFile(join(folder, 'index.html'), 'utf8')
    const language = languageOf(request)
    const board = await boardOf(id, language)
    const tags = tagsOf(info, { language, origin: originFor(request), board, picture: pictures.get(info.game) })
    return send(
      request,
      reply,
      page.replace('<title>', start => `${tags}\n    ${start}`),
    )
  }
}

/** Whatever is wrong with the table, the page says so. */
function noTable(error: unknown): undefined {
  if (!(error instanceof Refused)) throw error
}
