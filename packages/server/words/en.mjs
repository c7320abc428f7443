// What whoever runs a server reads, in English. Its type is that of every language.

/** @typedef {typeof en} ServerWords */

const OTHER_FOLDER = 'use another folder: WILDCAT_DATA=… npm start'
const RESTORE = 'If that is not what you want, stop it and put yours or a backup back: npm run restore'
/** @param {string} data */
const untouched = data => `The data in ${data} was left as it was.`

export const en = {
  /** Before there is a server: installing and building. */
  setUp: {
    /** @param {number} oldest @param {string} found */
    oldNode: (oldest, found) => `Wildcat needs Node ${oldest} or newer to start; this is ${found}.`,
    installing: 'Installing dependencies (a minute or two the first time) …',
    notInstalled: 'The dependencies could not be installed. The reason is above; often it is the network or a full disk.',
    noProgram:
      'The package "node" was installed without its program. Does npm ignore install scripts here? (npm config get ignore-scripts)',
    buildingPage: 'Building the web client …',
    buildingServer: 'Building the server …',
    notBuilt: 'Wildcat could not be built; the reason is above.',
  },
  settings: {
    /** @param {number} port @param {string} host @param {string} levels @param {string} languages */
    help: (port, host, levels, languages) => `npm start -- [options]

  --port NUMBER     where to listen (PORT; ${port})
  --host ADDRESS    on which address (HOST; ${host}, this machine alone; 0.0.0.0 lets others in)
  --data FOLDER     where everything is kept (WILDCAT_DATA; data)
  --url ADDRESS     what links begin with, if others know this server by another address (WILDCAT_URL)
  --proxy ADDRESSES of proxies in front of it that may say where a request came from (WILDCAT_PROXY; none)
  --log LEVEL       ${levels} (WILDCAT_LOG; warn)
  --help            this text

With WILDCAT_DATABASE=postgres://… everything is kept in a PostgreSQL (15 or newer), and several servers may use the same one: each of them is
found by the others at WILDCAT_NODE=ADDRESS:PORT, which nobody else should be able to reach. docs/several-servers.md says how to set that up.
What it does is told as figures at /metrics and shown as curves at /operator, on this machine; with WILDCAT_METRICS_TOKEN also to whoever
sends that as a bearer token, or gives it as the password.
Players can be called when it is their turn: by their browsers, by hooks of their own (to public addresses only, unless WILDCAT_PRIVATE_HOOKS=1), and
by e-mail with WILDCAT_SMTP=smtp://user:password@host:port and WILDCAT_SENDER=ADDRESS, from which e-mails come. With WILDCAT_HOOK=ADDRESS that address is told, as JSON, of tables that are open to everybody.
The server speaks the language of the system, or that of WILDCAT_LANGUAGE (${languages}); what it logs is in English.
`,
    /** @param {string} name */
    unknownOption: name => `There is no option ${name}.`,
    /** @param {string} name */
    valueMissing: name => `A value is missing after ${name}.`,
    /** @param {string} name */
    noValue: name => `${name} takes no value.`,
    /** @param {string} word */
    unexpected: word => `"${word}" is not expected here.`,
    /** @param {string} given @param {number} usual */
    port: (given, usual) => `PORT must be a whole number from 1 to 65535, but it is "${given}". For example: PORT=${usual} npm start`,
    /** @param {string} given */
    url: given => `WILDCAT_URL must be an address like https://games.example.org, without a path, but it is "${given}".`,
    /** @param {string} given */
    proxy: given => `WILDCAT_PROXY must be addresses like 10.0.0.1 or 10.0.0.0/8, with commas between them, but one is "${given}".`,
    /** @param {string} levels @param {string} given */
    log: (levels, given) => `The level of the log must be one of ${levels}, but it is "${given}".`,
    database:
      'WILDCAT_DATABASE must be an address like postgres://wildcat:PASSWORD@db.example.org/wildcat, with what is special in the password escaped as in any address.',
    /** @param {string} given */
    node: given => `WILDCAT_NODE must be an address and a port like 10.0.0.1:4001, but it is "${given}".`,
    /** @param {number} shortest */
    metricsToken: shortest => `WILDCAT_METRICS_TOKEN must have at least ${shortest} characters, so that nobody finds it by trying.`,
    hook: 'WILDCAT_HOOK must be an address that begins with https:// (or http://, with WILDCAT_PRIVATE_HOOKS=1).',
    smtp: 'WILDCAT_SMTP must be the address of a mail server, like smtp://user:password@mail.example.org:587 or smtps://…',
    /** @param {string} given */
    sender: given =>
      `With WILDCAT_SMTP, WILDCAT_SENDER must be the address from which e-mails come, like "Wildcat <games@example.org>", but it is "${given}".`,
    /** @param {string} languages @param {string} given */
    language: (languages, given) => `WILDCAT_LANGUAGE must be one of ${languages}, but it is "${given}".`,
  },
  start: {
    noPage: 'The web client has not been built yet. `npm start` builds it and then starts the server.',
    /** @param {string} address */
    ready: address => `Wildcat is ready: ${address}`,
    /** @param {string} data */
    newDatabase: data =>
      `There was no database in ${data}, although Wildcat has run with this folder: a new one was made, without tables and guests. ${RESTORE}`,
    /** @param {string} data @param {number} tables @param {number} guests */
    whole: (data, tables, guests) => `Its data in ${data} was checked and is whole (tables: ${tables}, guests: ${guests}).`,
    /** @param {number} tables @param {number} guests */
    inDatabase: (tables, guests) => `Its data is in the database (tables: ${tables}, guests: ${guests}).`,
    recovered: 'It was not stopped properly the last time; all that was safe then is there.',
    /** @param {string} file */
    newKey: file => `${file} was not there, and a new one was made: everybody who had a seat comes as a stranger. ${RESTORE}`,
    storeEnded: 'The thread of the store has ended, and nothing can be kept any more: so the server ends, too. Start it again.',
    nodeGone:
      'Other nodes did not hear of this one for too long and have taken over its tables: so it ends. Nothing is lost; start it again, and it takes its share.',
  },
  /** Why it could not start, and what to do about it. */
  failed: {
    /** @param {number} port @param {number} other */
    portTaken: (port, other) => `Port ${port} is already taken. Choose another one, for example: PORT=${other} npm start`,
    /** @param {number} port */
    portForbidden: port => `Port ${port} may not be used by this account. Ports from 1024 upwards usually may.`,
    /** @param {string} data */
    noFolder: data => `${data} is not a folder, nor can it be made one. Use another name: WILDCAT_DATA=… npm start`,
    noAddress: 'HOST does not name an address of this machine. Leave it out to be reachable from here only.',
    /** @param {string} file */
    keyDamaged: file =>
      `${file} is damaged: put that of a backup in its place; or delete it, and everybody gets a new cookie and comes as a stranger.`,
    /** @param {string} why */
    otherwise: why => `The server could not start: ${why}`,
  },
  /** What is wrong with the data. */
  data: {
    /** @param {string} data @param {string} version */
    newer: (data, version) =>
      `The data in ${data} was written by a newer Wildcat (version ${version} of the data). Use that one, or ${OTHER_FOLDER}`,
    /** @param {string} data */
    locked: data => `Another Wildcat is running with the data in ${data}. Stop it first, or ${OTHER_FOLDER}`,
    /** @param {string} data */
    unwritable: data => `Wildcat cannot write to ${data}. Give this account the right to, or ${OTHER_FOLDER}`,
    /** @param {string} data @param {string} detail */
    damaged: (data, detail) =>
      `The data in ${data} is damaged (${detail}). Put a backup in its place with npm run restore, or ${OTHER_FOLDER}`,
    /** @param {string} data @param {string} file */
    gone: (data, file) =>
      `The data in ${data} is damaged: ${file} is gone or empty, and only what was last written is there. Put a backup in its place with npm run restore, or ${OTHER_FOLDER}`,
    /** @param {string} data */
    full: data => `The disk of ${data} is full.`,
    /** @param {string} data @param {string} detail */
    store: (data, detail) => `The data in ${data} cannot be used: ${detail}`,
    /** @param {string} data @param {string} detail */
    outOfStep: (data, detail) => `The data in ${data} cannot be used: ${detail}`,
  },
  /** What is wrong with a database. */
  database: {
    /** @param {string} version */
    newer: version =>
      `The database was written by a newer Wildcat (version ${version} of the data). Use that one, or another database: WILDCAT_DATABASE=… npm start`,
    /** @param {string} detail */
    otherwise: detail => `The database cannot be used: ${detail}. Is PostgreSQL running, and is the address in WILDCAT_DATABASE right?`,
    notInstalled: 'The package "pg", which speaks to PostgreSQL, is not installed: npm install --include=optional',
  },
  backup: {
    help: `npm run backup -- [--to FOLDER] [--data FOLDER]
npm run restore -- FOLDER [--data FOLDER]

  backup   makes a backup, also while the server runs, in a new folder (--to; else in backups/ in the data folder)
  restore  puts a backup in the place of the data, while the server is stopped; what was there is kept beside it
  --data   where everything is kept (WILDCAT_DATA; data)
`,
    /** @param {string} folder @param {boolean} isRunning */
    made: (folder, isRunning) =>
      `Backup made and checked (the server ${isRunning ? 'goes on' : 'does not run'}): ${folder}\nTo go back to it: npm run restore -- ${folder}`,
    /** @param {string} from */
    inPlace: from => `The backup was checked and is in place: ${from}`,
    /** @param {string} file */
    before: file => `What was there before is kept as ${file}`,
  },
  /** Why there is no backup, or why one was not put in place. */
  backupFailed: {
    /** @param {string} folder */
    exists: folder => `${folder} is there already. Choose another name.`,
    /** @param {string} folder */
    noFolder: folder => `${folder} is not a folder, nor can it be made one. Choose another place, or move what is in its way.`,
    /** @param {string} data */
    nothingThere: data => `There is nothing to back up in ${data}.`,
    wrongPath: () => 'The whole path of a folder was expected.',
    serverEnded: () => 'The server ended before the backup was made.',
    /** @param {string} _file @param {string} _detail @param {string} data */
    serverDeaf: (_file, _detail, data) =>
      `A Wildcat is running with the data in ${data}, but it cannot be asked for a backup: its log says why, if it is a server. Stop it first, and try again.`,
    /** @param {string} folder @param {string} detail */
    copyDamaged: (folder, detail) =>
      `The backup ${folder} was made, but is damaged (${detail}): the data is, or the disk. Do not rely on it.`,
    /** @param {string} from */
    none: from => `There is no backup in ${from}: a folder with a wildcat.sqlite in it was expected.`,
    /** @param {string} file @param {string} _ @param {string} data */
    foreign: (file, _, data) =>
      `${file} is not a backup of Wildcat: it is empty, or another program’s. ${untouched(data)} Choose a folder that npm run backup has made.`,
    /** @param {string} file @param {string} detail @param {string} data */
    damaged: (file, detail, data) => `The backup ${file} is damaged (${detail}). ${untouched(data)} Choose another backup.`,
    /** @param {string} file @param {string} _ @param {string} data */
    keyDamaged: (file, _, data) =>
      `${file} of the backup is damaged. ${untouched(data)} Choose another backup, or restore wildcat.sqlite of this one alone: then everybody keeps the cookie of now.`,
    /** @param {string} file @param {string} version @param {string} data */
    newer: (file, version, data) =>
      `The backup ${file} was written by a newer Wildcat (version ${version} of the data). ${untouched(data)} Use that one, or choose another backup.`,
    /** @param {string} file @param {string} detail @param {string} data */
    unusable: (file, detail, data) => `The backup ${file} cannot be used: ${detail}. ${untouched(data)}`,
    /** @param {string} _ @param {string} detail */
    otherwise: (_, detail) => `That could not be done: ${detail}.`,
  },
  /** The page with curves of what the server does. */
  operator: {
    title: 'Wildcat: this server',
    /** @param {string} time */
    running: time => `Running for ${time}`,
    /** @param {string} now @param {string} most */
    said: (now, most) => `now ${now}, at most ${most}`,
    /** @param {number} hours */
    ago: hours => `last ${hours} hours`,
    /** @param {string} most */
    most: most => `at most ${most}`,
    curves: {
      sockets: 'Open lines',
      tables: 'Tables in memory',
      games: 'Games in memory',
      commands: 'Moves',
      commits: 'Commits',
      units: 'Changes in one commit',
      commitMs: 'Until a commit is safe',
      kilobytes: 'Written',
      lateMs: 'Longest hold-up of everybody',
      bots: 'Bots that are thinking',
      refusals: 'Refusals',
      archived: 'Games archived since the start',
      processor: 'Processor',
      memory: 'Memory',
    },
  },
  /** From a folder to a database, or back. */
  move: {
    /** @param {number} tables @param {number} guests */
    done: (tables, guests) =>
      `Everything was moved, read again there and found to be the same (tables: ${tables}, guests: ${guests}). Where it came from is as it was: delete it when you no longer need it, and let no server run there.`,
  },
  /** Why nothing was moved. Where it should have gone is as it was. */
  moveFailed: {
    samePlace: () =>
      'One of the two must be a folder and the other a PostgreSQL: wildcat move data postgres://wildcat:PASSWORD@db.example.org/wildcat',
    /** @param {string} place */
    notEmpty: place =>
      `There are tables or guests, or a key, at ${place} already: nothing was moved. Choose a place where nothing is kept yet.`,
    /** @param {string} place */
    running: place => `A Wildcat is running with ${place}. Stop it, wait for five seconds, and try again.`,
    /** @param {string} place */
    nothingThere: place => `There is nothing to be moved in ${place}.`,
    /** @param {string} table */
    notTheSame: table => `What was written to ${table} is not what was read: nothing was moved. Is a disk damaged?`,
    /** @param {string} table */
    noSuchTable: table => `There is no place for ${table}: nothing was moved. This is a mistake in Wildcat; please report it.`,
    /** @param {string} detail */
    otherwise: detail => `Nothing was moved: ${detail}`,
  },
}
