/** wildcat picture. Nothing is drawn but what comes out of the viewer's own view. */
import { TITLES, titleOf } from '@wildcat/catalogue'
import type { Picture, Types } from '@wildcat/kernel'
import type { Context } from '../context.ts'
import { BadInput } from '../failure.ts'
import { type MomentInput, openMoment } from '../moment.ts'
import { namesOf } from '../names.ts'
import { print, printJson } from '../output.ts'
import { refuseToOverwrite, STANDARD, writeText } from '../record-file.ts'

export interface PictureInput extends MomentInput {
  readonly out: string
  readonly force?: boolean
}

export async function picture(context: Context, file: string, input: PictureInput): Promise<void> {
  const { words, json, terminal } = context
  const { out, force = false } = input
  if (!force && out !== STANDARD) await refuseToOverwrite(words, out)
  const { record, viewer, at, entries, sight } = await openMoment(context, file, input)
  const names = namesOf(words, record)
  const drawn = (await artist(context, record.game)).draw(sight.view, names)
  await writeText(context, out, `${drawn}\n`, force)
  if (out === STANDARD) return
  if (json) printJson(terminal, { file: out, game: record.game, at, entries, viewer })
  else print(terminal, [words.picture.written(out, at, entries, viewer === 'spectator' ? words.spectator : names(viewer))])
}

async function artist({ words, language }: Context, game: string): Promise<Picture<Types>> {
  const title = titleOf(game)
  if (title?.picture !== undefined) return title.picture(language)
  const drawn = TITLES.filter(each => each.picture !== undefined).map(({ id }) => id)
  throw new BadInput(words.errors.noPicture(game, words.list(drawn)))
}
