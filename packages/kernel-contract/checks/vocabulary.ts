import { isTableRule, LANGUAGES, type Language, type OptionWords, type OwnWords, type Pieces } from '@wildcat/kernel'
import type { Check, Probe } from '../check.ts'
import { seatCounts } from '../configurations.ts'
import type { Examined } from '../examined.ts'
import { textFlaw } from '../text.ts'

export const vocabulary: Check = {
  name: 'vocabulary',
  promise: 'every rule, chapter and option has words, and every language has the same ones',
  subject(subject, probe) {
    const { rules } = subject.game
    const twice = rules.find((rule, i) => rules.indexOf(rule) !== i)
    if (twice !== undefined) return probe.breach(`The rule ${twice} is listed twice.`)
    const foreign = rules.find(isTableRule)
    if (foreign !== undefined) return probe.breach(`The rule ${foreign} belongs to every table, not to this game.`)
    const unknown = subject.game.rulings?.find(rule => !rules.includes(rule))
    if (unknown !== undefined) return probe.breach(`${unknown} is marked as a ruling and is not among the rules of the game.`)
    for (const language of LANGUAGES) {
      rulesIn(subject, language, probe)
      optionsIn(subject, language, probe)
    }
    sameKeys('chapters', subject, language => Object.keys(subject.words[language].chapters), probe)
  },
}

function rulesIn({ game, words }: Examined, language: Language, { breach }: Probe) {
  const { title, summary, chapters, rules } = words[language]
  const texts: [string, unknown][] = [['the title', title], ['the summary', summary], ...Object.entries(chapters), ...Object.entries(rules)]
  for (const [what, text] of texts) {
    const bad = textFlaw(text)
    if (bad !== undefined) return breach(`In '${language}' ${what} has no proper words: ${bad}.`)
  }
  const missing = game.rules.find(rule => !Object.hasOwn(rules, rule))
  if (missing !== undefined) return breach(`In '${language}' the rule ${missing} has no text.`)
  const known: readonly string[] = game.rules
  const unknown = Object.keys(rules).find(rule => !known.includes(rule))
  if (unknown !== undefined) breach(`In '${language}' there is a text for ${unknown}, which is not among the rules of the game.`)
}

function optionsIn({ game, words }: Examined, language: Language, { breach }: Probe) {
  const spoken: [string, OptionWords<unknown>][] = Object.entries(words[language].options)
  const byKey = new Map(spoken)
  for (const seats of seatCounts(game)) {
    const choices: [string, readonly unknown[]][] = Object.entries(game.choices(seats))
    for (const [key, values] of choices) {
      const option = byKey.get(key)
      if (option === undefined) return breach(`In '${language}' the option '${key}' has no words.`)
      const texts = values.map(value => option.value(value))
      const bad = [option.label, option.help, ...texts].map(textFlaw).find(found => found !== undefined)
      if (bad !== undefined) return breach(`In '${language}' the option '${key}' has no proper words: ${bad}.`)
      if (new Set(texts).size < texts.length)
        return breach(`In '${language}' two values of the option '${key}' read alike: ${JSON.stringify(texts)}.`)
      const flaw = ownFlaw(option.own, usualPieces(game, seats).get(key))
      if (flaw !== undefined) return breach(`In '${language}' the option '${key}' cannot be put together in words: ${flaw}.`)
    }
  }
}

function usualPieces(game: Examined['game'], seats: number): ReadonlyMap<string, Pieces | undefined> {
  const usual = game.options(seats, {})
  return new Map('ok' in usual ? Object.entries<Pieces | undefined>(game.pieces(seats, usual.ok)) : [])
}

function ownFlaw(own: OwnWords | undefined, pieces: Pieces | undefined): string | undefined {
  if (own === undefined || pieces === undefined) {
    if (own === pieces) return undefined
    return own === undefined ? 'it has pieces and no words for them' : 'it has words for pieces and none of these'
  }
  const places = pieces.map((_, place) => own.place(place, pieces.length))
  const texts = pieces.map(each => each.map(piece => own.piece(piece)))
  if ([places, ...texts].some(each => new Set(each).size < each.length)) return 'two places or two pieces read alike'
  return [own.label, own.help, ...places, ...texts.flat()].map(textFlaw).find(found => found !== undefined)
}

function sameKeys(what: string, { game }: Examined, keysIn: (language: Language) => string[], { breach }: Probe) {
  const [first, ...others] = LANGUAGES
  for (const other of others) {
    const [here, there] = [keysIn(first), keysIn(other)]
    const odd = [...here.filter(key => !there.includes(key)), ...there.filter(key => !here.includes(key))]
    for (const key of odd) breach(`${game.id}: '${first}' and '${other}' do not have the same ${what}: '${key}' is in one of them only.`)
  }
}
