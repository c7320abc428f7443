/** The contract, promise by promise. `pure` stands last: it sees what all the others left behind. */
import type { Check } from '../check.ts'
import { alive } from './alive.ts'
import { blanks } from './blanks.ts'
import { copy } from './copy.ts'
import { fields, personal } from './fields.ts'
import { heard } from './heard.ts'
import { imagined } from './imagined.ts'
import { laws } from './laws.ts'
import { legal } from './legal.ts'
import { luck } from './luck.ts'
import { options } from './options.ts'
import { optionsMatter } from './options-matter.ts'
import { outcome } from './outcome.ts'
import { pending } from './pending.ts'
import { pure } from './pure.ts'
import { quiet } from './quiet.ts'
import { reached } from './reached.ts'
import { refusals } from './refusals.ts'
import { replayed } from './replayed.ts'
import { report } from './report.ts'
import { scoreParts } from './score-parts.ts'
import { sealed } from './sealed.ts'
import { secrets } from './secrets.ts'
import { serialisable } from './serialisable.ts'
import { stored } from './stored.ts'
import { undo } from './undo.ts'
import { glanced, viewApart } from './view-apart.ts'
import { viewSuffices } from './view-suffices.ts'
import { vocabulary } from './vocabulary.ts'
import { applies, endless, ends } from './walk.ts'
import { window } from './window.ts'
import { words } from './words.ts'

export const CHECKS: readonly Check[] = [
  options,
  optionsMatter,
  vocabulary,
  serialisable,
  alive,
  applies,
  endless,
  ends,
  outcome,
  scoreParts,
  laws,
  legal,
  blanks,
  refusals,
  pending,
  viewSuffices,
  viewApart,
  glanced,
  fields,
  personal,
  secrets,
  sealed,
  luck,
  heard,
  quiet,
  undo,
  imagined,
  window,
  copy,
  stored,
  replayed,
  words,
  report,
  reached,
  pure,
]
