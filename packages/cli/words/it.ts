/** What the command line says, in Italian. */

import { advice } from '@wildcat/kernel/words/it/advice.ts'
import { mismatch } from '@wildcat/kernel/words/it/mismatch.ts'
import { and } from '@wildcat/kernel/words/it/phrases.ts'
import type { Mismatch } from '@wildcat/kernel/words/mismatch.ts'
import type { Unreadable } from '@wildcat/table'
import type { en, Summed } from './en.ts'
import { help } from './help-it.ts'

const from = (least: number, most: number) => `da ${least} a ${most}`

const noCommand = (wrong: Mismatch) =>
  ['', 'kind'].includes(wrong.field) ? 'questo gioco non ha un tale comando.' : `non è un comando di questo gioco: ${mismatch(wrong)}.`

const summed = ({ by, isCertain }: Summed) => `${advice.logOdds(by)}${isCertain ? '' : ' (incerto)'}`

const MOMENTS = { slip: 'decisione costosa', feat: 'buona decisione', draws: 'caso', others: 'un altro giocatore', moves: 'mossa propria' }

export const it: typeof en = {
  help,
  seat: seat => `Posto ${seat}`,
  spectator: 'uno spettatore',
  practice: 'Partita di allenamento: si poteva annullare più che in una normale.',
  list: items => and.format(items),

  games: {
    seats: (least, most) => (least === most ? `${least} giocatori` : `da ${least} a ${most} giocatori`),
    example: 'un esempio per chi fa giochi',
    columns: ['Opzione', 'Valori, il predefinito per primo', ''],
    own: example => `o per esempio '${example}'`,
    bots: bots => `Bot: ${bots}`,
  },
  contest: {
    where: (game, seats, seed, number) => `${game}, ${seats} posti, seme ${seed}, partita ${number}`,
    faults: {
      threw: (bot, detail) => `il bot '${bot}' non ce l’ha fatta: ${detail}`,
      babbled: (bot, answer) => `il bot '${bot}' ha risposto ${answer}, che non è un comando di questo gioco.`,
      cheated: (bot, answer, rule, sentence) => `il bot '${bot}' ha risposto ${answer}, vietato da ${rule}: ${sentence}`,
      late: (bot, seconds) => `il bot '${bot}' non ha risposto entro ${seconds} s. Con --deadline ha più tempo.`,
      endless: commands => `dopo ${commands} comandi non è finita.`,
    },
  },
  simulate: {
    heading: (title, seats, games, seed) => `${title}: ${seats} posti, ${games} partite, seme ${seed}`,
    byBot: ['Bot', 'Vittorie', '95 %', 'Punteggio medio', 'Minimo', 'Massimo'],
    bySeat: ['Posto', 'Vittorie'],
    games: ['Partite', 'Media', 'Minimo', 'Massimo'],
    winning: 'Punteggio di chi vince',
    rounds: 'Round',
    commands: 'Comandi',
    progress: 'partite',
    interrupted: 'interrotto: nessun risultato.',
  },
  arena: {
    heading: (title, seats, seed) => `${title}: ${seats} posti, seme ${seed}`,
    columns: ['Uno', 'Contro', 'Partite', 'Vittorie', '95 %', 'Per caso'],
    interval: (low, high) => `da ${low} a ${high}`,
    thought: text => `'${text}' non è una riflessione. Di’ quanti mondi, o mondi:round, per esempio 8,32,32:1.`,
    unwritten: (file, detail) => `${file} non si può usare per i risultati: ${detail}`,
    progress: 'partite',
    interrupted: 'interrotto: quello che è nel file dei risultati resta lì.',
  },
  record: {
    written: (file, entries, over) =>
      `${file}: ${entries} ${entries === 1 ? 'comando' : 'comandi'}, ${over ? 'fino alla fine della partita' : 'la partita non è finita'}.`,
    interrupted: 'interrotto: non è stato scritto nulla.',
  },
  analyse: {
    notOver: 'La partita non è finita: si analizza solo una partita finita.',
    cannot: (game: string) => `${game} non si può analizzare: non ha avversari che riflettono.`,
    entries: 'voci',
    heading: (game: string, who: string) => `${game}, con gli occhi di ${who}`,
    expected: (start: string, result: string, judged: number) =>
      `Possibilità di vittoria: ${start} all’inizio, ${result} alla fine; decisioni esaminate: ${judged}`,
    sums: ({ draws, others, moves, decisions }) =>
      `Che cosa le ha cambiate, in log-odds: dadi e pescate ${summed(draws)}, gli altri ${summed(others)}, mosse non esaminate ${summed(moves)}, decisioni rispetto a chi gioca con buon senso ${summed(decisions)}`,
    skill: skill =>
      `Abilità: decisioni rispetto a chi gioca con buon senso, contate allo stesso modo in vantaggio e in svantaggio: ${summed(skill)}`,
    turn: text => `${text} (con il resto del turno)`,
    said: text => `«${text}»`,
    decided: 'Che cosa ha deciso la partita:',
    little: 'Nessun momento in particolare: si è decisa poco a poco.',
    moment: (kind, round, place, by, text) => `Round ${round}, voce ${place}: ${MOMENTS[kind]}, ${advice.change(by)}. ${text}`,
    slips: 'Le decisioni più costose:',
    none: 'Di nessuna decisione è certo che sia costata qualcosa.',
    slip: (round: number, place: number, chosen: string, better: string, by: number) =>
      `Round ${round}, voce ${place}: «${chosen}». Meglio (${advice.change(by)} di possibilità di vittoria): «${better}».`,
    feats: 'Buone decisioni:',
    feat: (round: number, place: number, chosen: string, next: string, by: number) =>
      `Round ${round}, voce ${place}: «${chosen}». ${advice.change(by)} di possibilità di vittoria rispetto a «${next}».`,
  },
  replay: {
    heading: (title, at, entries, viewer) => `${title}, dopo ${at} voci su ${entries}, come lo vede ${viewer}`,
    log: 'Diario',
    earlier: (entries, begun) =>
      `${entries === 1 ? 'La prima voce è stata giocata' : `Le prime ${entries} voci sono state giocate`} con la versione ${begun} delle regole, che qui non c’è: si vede da dove la partita continua.`,
    emptyLog: 'Non è ancora successo nulla.',
    undone: name => `${name} ha annullato una mossa.`,
    waiting: names => `Da decidere: ${names}`,
    over: 'La partita è finita',
    won: 'ha vinto',
  },
  picture: {
    written: (file, at, entries, viewer) => `${file}: il tavolo dopo ${at} voci su ${entries}, come lo vede ${viewer}.`,
  },
  verify: {
    holds: entries => `La registrazione regge: ${entries} ${entries === 1 ? 'voce' : 'voci'}, ogni stato come registrato.`,
    earlier: (entries, begun, now) =>
      `Ciò che viene prima è stato giocato con la versione ${begun} delle regole, che qui non c’è: ${entries === 1 ? 'una voce è rimasta com’era' : `${entries} voci sono rimaste com’erano`} quando la registrazione è stata sigillata, ma è provato solo ciò che segue da quando la partita continua con la versione ${now}.`,
    fairLuck: parts =>
      `La fortuna è stata onesta: viene dal segreto a cui il server era vincolato prima della partita e ${parts === 1 ? 'dal numero casuale di un giocatore' : `dai numeri casuali di ${parts} giocatori`}.`,
    notOver: 'La partita non è finita: non si noterebbe se in fondo fossero state tolte delle voci.',
    atStart: 'La registrazione si discosta all’inizio',
    atEntry: (entry, entries) => `La registrazione si discosta alla voce ${entry + 1} di ${entries} (entries[${entry}] nel file)`,
    refused: (rule, sentence) => `rifiutata da ${rule}: ${sentence}`,
    why: {
      otherState: 'lo stato non è quello registrato.',
      otherVersion: 'segue un’altra versione delle regole.',
      otherLayout: 'le sue impronte vengono da un’altra versione di questo programma.',
      missingDigest: 'manca l’impronta con cui confrontare lo stato.',
      missingEntry: 'ci sono impronte di voci che mancano.',
      undoTooFar: 'annulla qualcosa che non si poteva più annullare.',
      otherSecret: 'la fortuna non è onesta: prima della partita il server era vincolato a un altro segreto.',
      otherKey: 'la fortuna non è onesta: non viene dal segreto del server e dai numeri casuali dei giocatori.',
    },
  },

  unreadable(what: Unreadable): string {
    switch (what.problem) {
      case 'notJson':
        return 'non è JSON.'
      case 'malformed':
        return `non è una registrazione: ${mismatch(what)}.`
      case 'otherGame':
        return `è una registrazione di ${what.game}.`
      case 'otherVersion':
        return `segue la versione ${what.version} delle regole, qui c’è la ${what.now}.`
      case 'seats':
        return `il numero di posti non va: questo gioco ne ha ${from(what.least, what.most)}.`
      case 'options':
        return 'le sue opzioni non sono opzioni di questo gioco.'
      case 'command':
        return `voce ${what.entry + 1} (entries[${what.entry}] nel file): ${noCommand(what)}`
    }
  },
  noCommand,
  optionsOfRecord: (rule, sentence) => `le sue opzioni non vanno per il gioco, per ${rule}: ${sentence}`,

  fileProblems: {
    ENOENT: 'non esiste un tale file o cartella.',
    EISDIR: 'è una cartella, serve un file.',
    ENOTDIR: 'una parte del percorso non è una cartella.',
    EACCES: 'l’accesso è negato.',
    EPERM: 'l’accesso è negato.',
    EEXIST: 'esiste già. Con --force lo si sovrascrive.',
    ENOSPC: 'il disco è pieno.',
  },

  errors: {
    usage: {
      'commander.unknownOption': what => `non c’è un’opzione ${what}.`,
      'commander.unknownCommand': what => `non c’è un comando '${what}'.`,
      'commander.missingArgument': what => `manca <${what}>.`,
      'commander.optionMissingArgument': what => `manca il valore di ${what}.`,
      'commander.missingMandatoryOptionValue': what => `manca ${what}.`,
      'commander.excessArguments': what => `troppi argomenti per ${what}.`,
      'commander.invalidArgument': what => `${what} è en o it.`,
    },
    seeHelp: command => `Vedi: ${command} --help`,
    number: (option, given, least, most) => `${option} è un numero intero ${from(least, most)}, non '${given}'.`,
    noSuchGame: (game, games) => `non c’è un gioco '${game}'. Scegli tra: ${games}.`,
    noSuchBot: (bot, bots) => `non c’è un bot '${bot}'. Scegli tra: ${bots}; oppure si dà il percorso di un file con un bot proprio.`,
    badBotFile: (bot, detail) => `${bot} non si può usare come bot: ${detail}`,
    notABot: 'il suo export predefinito deve avere id, names e choose (vedi packages/bots/bot.ts).',
    tooManyBots: (bots, seats) => `${bots} bot per ${seats} posti. Al massimo uno per posto; se sono meno si alternano intorno al tavolo.`,
    optionForm: (given, known) => `'${given}' non ha la forma opzione=valore. I valori predefiniti: ${known}.`,
    noSuchOption: (option, known) => `questo gioco non ha un’opzione '${option}'. Le opzioni con i valori predefiniti: ${known}.`,
    optionTwice: option => `l’opzione '${option}' è data due volte.`,
    optionValue: (option, given, known) => `${option} non può essere '${given}'. I valori predefiniti: ${known}.`,
    optionsRefused: (rule, sentence, known) =>
      `queste opzioni non vanno per il gioco, per ${rule}: ${sentence} I valori predefiniti: ${known}.`,
    cannotRead: (file, problem) => `${file} non si può leggere: ${problem}`,
    cannotWrite: (file, problem) => `${file} non si può scrivere: ${problem}`,
    unreadable: (file, problem) => `${file}: ${problem}`,
    at: (given, entries) =>
      `--at è un numero intero da 0 (l’inizio) a ${entries} (la fine), o da -1 a -${entries} contato dalla fine, non '${given}'.`,
    viewer: (given, seats) => `--as è un posto da 0 a ${seats - 1}, o spectator, non '${given}'.`,
    departs: (file, heard) =>
      `${file} si discosta dalle regole. wildcat verify dice dove e perché; replay --at ${heard} mostra la partita fin lì.`,
    noPicture: (game, games) => `di ${game} non c’è un disegno. Giochi disegnati: ${games}.`,
    gameFailed: detail => `una partita non è arrivata alla fine. ${detail}`,
    unexpected: detail => `qualcosa non va in wildcat stesso: ${detail}`,
  },
}
