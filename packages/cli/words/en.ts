/** What the command line says, in English. */

import { advice } from '@wildcat/kernel/words/en/advice.ts'
import { mismatch } from '@wildcat/kernel/words/en/mismatch.ts'
import { and } from '@wildcat/kernel/words/en/phrases.ts'
import type { Mismatch } from '@wildcat/kernel/words/mismatch.ts'
import type { Unreadable } from '@wildcat/table'
import { help } from './help-en.ts'

const from = (least: number, most: number) => `from ${least} to ${most}`

const noCommand = (wrong: Mismatch) =>
  ['', 'kind'].includes(wrong.field) ? 'this game has no such command.' : `it is not a command of this game: ${mismatch(wrong)}.`

const summed = ({ by, isCertain }: Summed) => `${advice.logOdds(by)}${isCertain ? '' : ' (uncertain)'}`

const MOMENTS = { slip: 'costly decision', feat: 'good decision', draws: 'chance', others: 'another player', moves: 'own move' }

export interface Summed {
  readonly by: number
  readonly isCertain: boolean
}
export const en = {
  help,
  seat: (seat: number) => `Seat ${seat}`,
  spectator: 'a spectator',
  practice: 'A practice game: more could be undone than in an ordinary one.',
  list: (items: readonly string[]) => and.format(items),

  games: {
    seats: (least: number, most: number) => (least === most ? `${least} players` : `${least} to ${most} players`),
    example: 'an example for those who make games',
    columns: ['Option', 'Values, the usual first', ''],
    own: (example: string) => `or such as '${example}'`,
    bots: (bots: string) => `Bots: ${bots}`,
  },
  contest: {
    where: (game: string, seats: number, seed: number, number: number) => `${game}, ${seats} seats, seed ${seed}, game ${number}`,
    faults: {
      threw: (bot: string, detail: string) => `the bot '${bot}' failed: ${detail}`,
      babbled: (bot: string, answer: string) => `the bot '${bot}' answered ${answer}, which is not a command of this game.`,
      cheated: (bot: string, answer: string, rule: string, sentence: string) =>
        `the bot '${bot}' answered ${answer}, which is illegal by ${rule}: ${sentence}`,
      late: (bot: string, seconds: number) => `the bot '${bot}' did not answer within ${seconds} s. With --deadline it gets more time.`,
      endless: (commands: number) => `it is not over after ${commands} commands.`,
    },
  },
  simulate: {
    heading: (title: string, seats: string, games: string, seed: number) => `${title}: ${seats} seats, ${games} games, seed ${seed}`,
    byBot: ['Bot', 'Wins', '95 %', 'Mean score', 'Least', 'Most'],
    bySeat: ['Seat', 'Wins'],
    games: ['Games', 'Mean', 'Least', 'Most'],
    winning: 'Winner’s score',
    rounds: 'Rounds',
    commands: 'Commands',
    progress: 'games',
    interrupted: 'interrupted: no result.',
  },
  arena: {
    heading: (title: string, seats: string, seed: number) => `${title}: ${seats} seats, seed ${seed}`,
    columns: ['One', 'Against', 'Games', 'Wins', '95 %', 'By chance'],
    interval: (low: string, high: string) => `${low} to ${high}`,
    thought: (text: string) => `'${text}' is no thought. Say how many worlds, or worlds:rounds, such as 8,32,32:1.`,
    unwritten: (file: string, detail: string) => `${file} cannot be used for results: ${detail}`,
    progress: 'games',
    interrupted: 'interrupted: what is in the results file stays there.',
  },
  record: {
    written: (file: string, entries: number, over: boolean) =>
      `${file}: ${entries} ${entries === 1 ? 'command' : 'commands'}, ${over ? 'to the end of the game' : 'the game is not over'}.`,
    interrupted: 'interrupted: nothing was written.',
  },
  analyse: {
    notOver: 'The game is not over yet: only a game that is over is analysed.',
    cannot: (game: string) => `${game} cannot be analysed: it has no opponents who think.`,
    entries: 'entries',
    heading: (game: string, who: string) => `${game}, through the eyes of ${who}`,
    expected: (start: string, result: string, judged: number) =>
      `Chances of winning: ${start} at the start, ${result} at the end; decisions looked at: ${judged}`,
    sums: ({ draws, others, moves, decisions }: Readonly<Record<'draws' | 'others' | 'moves' | 'decisions', Summed>>) =>
      `What changed them, in log-odds: dice and draws ${summed(draws)}, others ${summed(others)}, moves not looked at ${summed(moves)}, decisions against a sound player ${summed(decisions)}`,
    skill: (skill: Summed) => `Skill: decisions against a sound player, counted alike far ahead and far behind: ${summed(skill)}`,
    turn: (text: string) => `${text} (with the rest of the turn)`,
    said: (text: string) => `“${text}”`,
    decided: 'What decided it:',
    little: 'No single moment did: it was decided little by little.',
    moment: (kind: keyof typeof MOMENTS, round: number, place: number, by: number, text: string) =>
      `Round ${round}, entry ${place}: ${MOMENTS[kind]}, ${advice.change(by)}. ${text}`,
    slips: 'The costliest decisions:',
    none: 'No decision is certain to have cost anything.',
    slip: (round: number, place: number, chosen: string, better: string, by: number) =>
      `Round ${round}, entry ${place}: “${chosen}”. Better (${advice.change(by)} chance of winning): “${better}”.`,
    feats: 'Good decisions:',
    feat: (round: number, place: number, chosen: string, next: string, by: number) =>
      `Round ${round}, entry ${place}: “${chosen}”. ${advice.change(by)} chance of winning compared with “${next}”.`,
  },
  replay: {
    heading: (title: string, at: number, entries: number, viewer: string) =>
      `${title}, after ${at} of ${entries} entries, as seen by ${viewer}`,
    log: 'Log',
    earlier: (entries: number, begun: number) =>
      `Its first ${entries} ${entries === 1 ? 'entry was' : 'entries were'} played under version ${begun} of the rules, which are not here: it is shown from where it went on.`,
    emptyLog: 'Nothing has happened yet.',
    undone: (name: string) => `${name} undid a decision.`,
    waiting: (names: string) => `To decide: ${names}`,
    over: 'The game is over',
    won: 'won',
  },
  picture: {
    written: (file: string, at: number, entries: number, viewer: string) =>
      `${file}: the table after ${at} of ${entries} entries, as seen by ${viewer}.`,
  },
  verify: {
    holds: (entries: number) => `The record holds: ${entries} ${entries === 1 ? 'entry' : 'entries'}, every state as recorded.`,
    earlier: (entries: number, begun: number, now: number) =>
      `What came before was played under version ${begun} of the rules, which are not here: ${entries} ${entries === 1 ? 'entry is' : 'entries are'} as they were sealed, but only what came after the game went on under version ${now} is proven.`,
    fairLuck: (parts: number) =>
      `Its luck was fair: it comes from the secret that the server was bound to before the game, and from the random numbers of ${parts} ${parts === 1 ? 'player' : 'players'}.`,
    notOver: 'The game is not over: entries that were cut off its end would not be missed.',
    atStart: 'The record departs at its start',
    atEntry: (entry: number, entries: number) => `The record departs at entry ${entry + 1} of ${entries} (entries[${entry}] in the file)`,
    refused: (rule: string, sentence: string) => `refused by ${rule}: ${sentence}`,
    why: {
      otherState: 'the state is not the one that was recorded.',
      otherVersion: 'it follows another version of the rules.',
      otherLayout: 'its digests were made by another version of this program.',
      missingDigest: 'there is no digest to compare the state with.',
      missingEntry: 'there are digests for entries that are missing.',
      undoTooFar: 'it undoes what could not be undone.',
      otherSecret: 'its luck is not fair: the server was bound to another secret before the game.',
      otherKey: 'its luck is not fair: it does not come from the server’s secret and the players’ random numbers.',
    },
  },

  unreadable(what: Unreadable): string {
    switch (what.problem) {
      case 'notJson':
        return 'it is not JSON.'
      case 'malformed':
        return `it is not a record: ${mismatch(what)}.`
      case 'otherGame':
        return `it is a record of ${what.game}.`
      case 'otherVersion':
        return `it follows version ${what.version} of the rules, here is version ${what.now}.`
      case 'seats':
        return `its number of seats does not fit: this game has ${from(what.least, what.most)}.`
      case 'options':
        return 'its options are not options of this game.'
      case 'command':
        return `entry ${what.entry + 1} (entries[${what.entry}] in the file): ${noCommand(what)}`
    }
  },
  noCommand,
  optionsOfRecord: (rule: string, sentence: string) => `its options do not fit the game, by ${rule}: ${sentence}`,

  fileProblems: {
    ENOENT: 'there is no such file or directory.',
    EISDIR: 'it is a directory, a file is needed.',
    ENOTDIR: 'a part of the path is not a directory.',
    EACCES: 'it may not be accessed.',
    EPERM: 'it may not be accessed.',
    EEXIST: 'it exists already. Use --force to overwrite it.',
    ENOSPC: 'the disk is full.',
  },

  errors: {
    usage: {
      'commander.unknownOption': (what: string) => `there is no option ${what}.`,
      'commander.unknownCommand': (what: string) => `there is no command '${what}'.`,
      'commander.missingArgument': (what: string) => `<${what}> is missing.`,
      'commander.optionMissingArgument': (what: string) => `the value of ${what} is missing.`,
      'commander.missingMandatoryOptionValue': (what: string) => `${what} is missing.`,
      'commander.excessArguments': (what: string) => `too many arguments for ${what}.`,
      'commander.invalidArgument': (what: string) => `${what} is en or it.`,
    },
    seeHelp: (command: string) => `See: ${command} --help`,
    number: (option: string, given: string, least: number, most: number) =>
      `${option} is a whole number ${from(least, most)}, not '${given}'.`,
    noSuchGame: (game: string, games: string) => `there is no game '${game}'. Choose from: ${games}.`,
    noSuchBot: (bot: string, bots: string) =>
      `there is no bot '${bot}'. Choose from: ${bots}; or give the path of a file with a bot of your own.`,
    badBotFile: (bot: string, detail: string) => `${bot} cannot be used as a bot: ${detail}`,
    notABot: 'its default export must have an id, names and choose (see packages/bots/bot.ts).',
    tooManyBots: (bots: number, seats: number) =>
      `${bots} bots for ${seats} seats. Name at most one for each seat; fewer take turns round the table.`,
    optionForm: (given: string, known: string) => `'${given}' is not of the form option=value. The usual values: ${known}.`,
    noSuchOption: (option: string, known: string) => `this game has no option '${option}'. The options with their usual values: ${known}.`,
    optionTwice: (option: string) => `the option '${option}' is given twice.`,
    optionValue: (option: string, given: string, known: string) => `${option} cannot be '${given}'. The usual values: ${known}.`,
    optionsRefused: (rule: string, sentence: string, known: string) =>
      `these options do not fit the game, by ${rule}: ${sentence} The usual values: ${known}.`,
    cannotRead: (file: string, problem: string) => `${file} cannot be read: ${problem}`,
    cannotWrite: (file: string, problem: string) => `${file} cannot be written: ${problem}`,
    unreadable: (file: string, problem: string) => `${file}: ${problem}`,
    at: (given: string, entries: number) =>
      `--at is a whole number from 0 (the start) to ${entries} (the end), or from -1 to -${entries} counted back from the end, not '${given}'.`,
    viewer: (given: string, seats: number) => `--as is a seat from 0 to ${seats - 1}, or spectator, not '${given}'.`,
    departs: (file: string, heard: number) =>
      `${file} departs from the rules. wildcat verify says where and why; replay --at ${heard} shows the game until then.`,
    noPicture: (game: string, games: string) => `there is no drawing of ${game}. Games that are drawn: ${games}.`,
    gameFailed: (detail: string) => `a game could not be played to its end. ${detail}`,
    unexpected: (detail: string) => `something is wrong with wildcat itself: ${detail}`,
  },
}
