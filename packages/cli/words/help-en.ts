/** Descriptions, options and examples of every command, in English. */
export const help = {
  titles: {
    'Usage:': 'Usage:',
    'Arguments:': 'Arguments:',
    'Options:': 'Options:',
    'Global Options:': 'Options of every command:',
    'Commands:': 'Commands:',
  },
  options: '[options]',
  command: '[command]',
  examples: 'Examples:',
  summary: 'Plays, records and verifies economic board games. Seats are counted from 0.',
  global: {
    json: 'print one JSON object and nothing else on stdout',
    lang: 'language: en or it (as the system speaks, if left out)',
    help: 'show help',
    helpCommand: 'show the help of a command',
    version: 'show the version',
  },
  exitCodes: 'Exit codes: 0 done, 1 it failed or does not verify, 2 bad input, 130 interrupted.',
  game: 'the game, as listed by wildcat games',
  file: 'a record; - for stdin',
  contest: {
    seats: 'number of seats (the least that the game takes, if left out)',
    seed: 'where all luck comes from (1)',
    bots: 'bots by name, or files with a bot of your own. They change seats from game to game; fewer than seats take turns round the table (random)',
    options: 'options of the game, as listed by wildcat games: name=value,…; in quotes where a value has blanks',
    iterations: 'how much a bot may think about one decision (1000)',
    deadline: 'seconds after which a decision that is not taken ends everything with an error (60)',
  },
  games: {
    summary: 'list the games, their seats, options and bots',
    examples: [['wildcat games', 'what can be played']],
  },
  simulate: {
    summary: 'let bots play many games and tell how they did',
    games: 'number of games (100)',
    threads: 'number of threads (as many as the machine runs at once); it does not change the result',
    examples: [
      ['wildcat simulate gusher --seats 4 --games 1000', 'how long are games, and which seat is best?'],
      ['wildcat simulate gusher --seats 3 --games 999 --bots ./mine.ts,random,random', 'is my bot better than chance?'],
      ['wildcat simulate gusher --options rounds=8,deals=false --json', 'for a program'],
    ],
  },
  arena: {
    summary: 'measure bots against each other, every deal played once from each seat',
    bots: 'bots by name or file: one of each against others that are all alike (greedy,random)',
    games: 'games of each match, rounded up to whole deals (100)',
    thought: 'instead: how strength grows with thought, against the first bot. Worlds, or worlds:rounds, such as 2,8,32,32:1',
    results: 'a file in which every deal is kept; what is there is not played again',
    examples: [
      [
        'wildcat arena giganten --seats 4 --bots rex,ada,gus --games 200 --results rex.jsonl',
        'who beats whom? It goes on where it stopped',
      ],
      ['wildcat arena oilfield --seats 2 --bots greedy --thought 4,16,16:2', 'what does thinking longer bring?'],
    ],
  },
  record: {
    summary: 'let bots play one game and write its record',
    out: 'where to write it; - for stdout',
    force: 'overwrite a file that exists',
    game: 'which game of the simulation with the same options (0)',
    commands: 'stop after so many commands (at the end of the game)',
    examples: [
      ['wildcat record gusher --seats 3 --seed 7 --out game.json', 'one game'],
      ['wildcat record gusher --seats 3 --seed 7 --game 41 --out -', 'the forty-second game of simulate … --seed 7'],
      ['wildcat record black-gold --seats 4 --options wells=more,fair=true,length=short --out game.json', 'one with options'],
      [
        'wildcat record black-gold --seats 2 --options "layout=A2@90 B3 C4@180" --commands 0 --out table.json',
        'only the table, with the tiles as you want them',
      ],
    ],
  },
  replay: {
    summary: 'show a record at any moment as one viewer may see it, in words',
    at: 'after so many entries that this viewer has heard of; 0 is the start, -1 one before the end (the end)',
    as: 'a seat, or spectator (spectator)',
    examples: [
      ['wildcat replay game.json', 'the end, for everybody'],
      ['wildcat replay game.json --at 20 --as 0', 'what seat 0 could see after 20 entries'],
      ['wildcat replay game.json --at -1 --lang it', 'one entry before the end, in Italian'],
    ],
  },
  analyse: {
    summary: 'analyse a record of a game that is over: what each player could expect, and which decisions cost most',
    as: 'only through the eyes of this seat (all seats)',
    examples: [
      ['wildcat analyse game.json --as 0', 'what seat 0 could have done better, by what they knew'],
      ['wildcat analyse game.json --json', 'everything about all seats, for a program'],
    ],
  },
  picture: {
    summary: 'draw a record at any moment as one viewer may see it: the map, the track and what stands on them',
    out: 'where to write the drawing, an SVG file for any browser; - for stdout',
    examples: [
      ['wildcat picture game.json --at 0 --out map.svg', 'the table as it was laid, to check it or to lay it yourself'],
      ['wildcat picture game.json --at 40 --as 0 --lang it --out map.svg', 'what seat 0 could see after 40 entries, with Italian words'],
      [
        'wildcat record black-gold --seats 5 --commands 0 --out - | wildcat picture - --out map.svg',
        'a new table, with no game played on it',
      ],
    ],
  },
  verify: {
    summary: 'replay a record and compare every state; tell where it departs',
    examples: [
      ['wildcat verify game.json', 'exit code 0 if it holds, 1 if not'],
      ['wildcat verify game.json --json', 'with the entry (counted from 0; -1 is the start) and the reason'],
    ],
  },
  move: {
    summary: 'move all that a server keeps from its data folder to a PostgreSQL, or back, while no server runs',
    from: 'where it is: a folder, or postgres://…',
    to: 'where it should be: the other of the two, with nothing in it yet',
    examples: [
      ['wildcat move data postgres://wildcat:PASSWORD@localhost/wildcat', 'from one server to several; the folder stays as it is'],
      ['wildcat move postgres://wildcat:PASSWORD@localhost/wildcat data', 'and back'],
    ],
  },
}
