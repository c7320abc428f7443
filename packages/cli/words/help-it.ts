/** Descriptions, options and examples of every command, in Italian. */
import type { help as english } from './help-en.ts'

export const help: typeof english = {
  titles: {
    'Usage:': 'Uso:',
    'Arguments:': 'Argomenti:',
    'Options:': 'Opzioni:',
    'Global Options:': 'Opzioni di ogni comando:',
    'Commands:': 'Comandi:',
  },
  options: '[opzioni]',
  command: '[comando]',
  examples: 'Esempi:',
  summary: 'Gioca, registra e verifica giochi da tavolo gestionali. I posti si contano da 0.',
  global: {
    json: 'stampa un solo oggetto JSON e nient’altro su stdout',
    lang: 'lingua: en o it (quella del sistema, se manca)',
    help: 'mostra l’aiuto',
    helpCommand: 'mostra l’aiuto di un comando',
    version: 'mostra la versione',
  },
  exitCodes: 'Codici di uscita: 0 fatto, 1 non riuscito o non verificato, 2 dati sbagliati, 130 interrotto.',
  game: 'il gioco, come elencato da wildcat games',
  file: 'una registrazione; - per stdin',
  contest: {
    seats: 'numero di posti (il minimo del gioco, se manca)',
    seed: 'il seme da cui viene ogni caso (1)',
    bots: 'bot per nome, o file con un bot proprio. Cambiano posto a ogni partita; se sono meno dei posti si alternano intorno al tavolo (random)',
    options: 'opzioni del gioco, come elencate da wildcat games: nome=valore,…; tra virgolette se un valore ha spazi',
    iterations: 'quanto un bot può pensare a una decisione (1000)',
    deadline: 'secondi dopo i quali una decisione non presa fa finire tutto con un errore (60)',
  },
  games: {
    summary: 'elenca i giochi, i posti, le opzioni e i bot',
    examples: [['wildcat games', 'che cosa si può giocare']],
  },
  simulate: {
    summary: 'fa giocare ai bot molte partite e dice come è andata',
    games: 'numero di partite (100)',
    threads: 'numero di thread (quanti la macchina ne esegue insieme); non cambia il risultato',
    examples: [
      ['wildcat simulate gusher --seats 4 --games 1000', 'quanto durano le partite, e quale posto è il migliore?'],
      ['wildcat simulate gusher --seats 3 --games 999 --bots ./mio.ts,random,random', 'il mio bot è meglio del caso?'],
      ['wildcat simulate gusher --options rounds=8,deals=false --json', 'per un programma'],
    ],
  },
  arena: {
    summary: 'misura i bot uno contro l’altro, ogni distribuzione giocata una volta da ciascun posto',
    bots: 'bot per nome o file: uno di ciascuno contro altri tutti uguali (greedy,random)',
    games: 'partite di ogni confronto, arrotondate a distribuzioni intere (100)',
    thought: 'invece: quanto cresce la forza con la riflessione, contro il primo bot. Mondi, o mondi:round, per esempio 2,8,32,32:1',
    results: 'un file in cui resta ogni distribuzione; quello che c’è non si rigioca',
    examples: [
      [
        'wildcat arena giganten --seats 4 --bots rex,ada,gus --games 200 --results rex.jsonl',
        'chi batte chi? Continua da dove si era fermato',
      ],
      ['wildcat arena oilfield --seats 2 --bots greedy --thought 4,16,16:2', 'che cosa porta pensare di più?'],
    ],
  },
  record: {
    summary: 'fa giocare ai bot una partita e ne scrive la registrazione',
    out: 'dove scriverla; - per stdout',
    force: 'sovrascrive un file esistente',
    game: 'quale partita della simulazione con le stesse opzioni (0)',
    commands: 'si ferma dopo tanti comandi (alla fine della partita)',
    examples: [
      ['wildcat record gusher --seats 3 --seed 7 --out partita.json', 'una partita'],
      ['wildcat record gusher --seats 3 --seed 7 --game 41 --out -', 'la quarantaduesima partita di simulate … --seed 7'],
      ['wildcat record black-gold --seats 4 --options wells=more,fair=true,length=short --out partita.json', 'una con opzioni'],
      [
        'wildcat record black-gold --seats 2 --options "layout=A2@90 B3 C4@180" --commands 0 --out tavolo.json',
        'solo il tavolo, con le tessere come vuoi tu',
      ],
    ],
  },
  replay: {
    summary: 'mostra una registrazione in un momento qualsiasi, come può vederla chi guarda, a parole',
    at: 'dopo tante voci di cui chi guarda ha sentito; 0 è l’inizio, -1 una prima della fine (la fine)',
    as: 'un posto, o spectator (spectator)',
    examples: [
      ['wildcat replay partita.json', 'la fine, per tutti'],
      ['wildcat replay partita.json --at 20 --as 0', 'quel che il posto 0 poteva vedere dopo 20 voci'],
      ['wildcat replay partita.json --at -1 --lang en', 'una voce prima della fine, in inglese'],
    ],
  },
  analyse: {
    summary: 'analizza una partita finita: che cosa poteva aspettarsi ognuno e quali decisioni sono costate di più',
    as: 'solo con gli occhi di questo posto (tutti i posti)',
    examples: [
      ['wildcat analyse partita.json --as 0', 'che cosa il posto 0 poteva fare meglio, con quel che sapeva'],
      ['wildcat analyse partita.json --json', 'tutto su tutti i posti, per un programma'],
    ],
  },
  picture: {
    summary: 'disegna una registrazione in un momento qualsiasi, come può vederla chi guarda: la mappa, il binario e quel che c’è sopra',
    out: 'dove scrivere il disegno, un file SVG per qualsiasi browser; - per stdout',
    examples: [
      ['wildcat picture partita.json --at 0 --out mappa.svg', 'il tavolo com’era preparato, per controllarlo o prepararlo da sé'],
      [
        'wildcat picture partita.json --at 40 --as 0 --lang en --out mappa.svg',
        'quel che il posto 0 poteva vedere dopo 40 voci, con parole inglesi',
      ],
      [
        'wildcat record giganten --commands 0 --out - | wildcat picture - --out mappa.svg',
        'un tavolo nuovo, su cui non si è ancora giocato',
      ],
    ],
  },
  verify: {
    summary: 'rigioca una registrazione e confronta ogni stato; dice dove se ne discosta',
    examples: [
      ['wildcat verify partita.json', 'codice di uscita 0 se regge, 1 se no'],
      ['wildcat verify partita.json --json', 'con la voce (contata da 0; -1 è l’inizio) e il motivo'],
    ],
  },
  move: {
    summary: 'trasferisce tutto quello che un server conserva dalla sua cartella a un PostgreSQL, o viceversa, a server fermo',
    from: 'dove si trova: una cartella, oppure postgres://…',
    to: 'dove deve andare: l’altro dei due, ancora vuoto',
    examples: [
      ['wildcat move data postgres://wildcat:PASSWORD@localhost/wildcat', 'da un server a più server; la cartella resta com’è'],
      ['wildcat move postgres://wildcat:PASSWORD@localhost/wildcat data', 'e ritorno'],
    ],
  },
}
