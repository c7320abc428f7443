// Quello che legge chi avvia un server, in italiano.

const OTHER_FOLDER = 'usa un’altra cartella: WILDCAT_DATA=… npm start'
const RESTORE = 'Se non è quello che vuoi, fermalo e rimetti al loro posto i tuoi dati o un backup: npm run restore'
/** @param {string} data */
const untouched = data => `I dati in ${data} sono rimasti com’erano.`

/** @type {import('./en.mjs').ServerWords} */
export const it = {
  setUp: {
    oldNode: (oldest, found) => `Per avviare Wildcat serve Node ${oldest} o più recente; questo è ${found}.`,
    installing: 'Installo le dipendenze (la prima volta ci vuole un minuto o due) …',
    notInstalled: 'Non è stato possibile installare le dipendenze. Il motivo è qui sopra; spesso è la rete o il disco pieno.',
    noProgram:
      'Il pacchetto «node» è stato installato senza il suo programma. Qui npm ignora gli script di installazione? (npm config get ignore-scripts)',
    buildingPage: 'Preparo la pagina web …',
    buildingServer: 'Preparo il server …',
    notBuilt: 'Non è stato possibile preparare Wildcat; il motivo è qui sopra.',
  },
  settings: {
    help: (port, host, levels, languages) => `npm start -- [opzioni]

  --port NUMERO     la porta su cui rispondere (PORT; ${port})
  --host INDIRIZZO  l’indirizzo su cui rispondere (HOST; ${host}, solo questo computer; con 0.0.0.0 entrano anche gli altri)
  --data CARTELLA   dove si conserva tutto (WILDCAT_DATA; data)
  --url INDIRIZZO   come iniziano i link, se gli altri conoscono questo server con un altro indirizzo (WILDCAT_URL)
  --proxy INDIRIZZI dei proxy davanti al server, che possono dire da dove arriva una richiesta (WILDCAT_PROXY; nessuno)
  --log LIVELLO     ${levels} (WILDCAT_LOG; warn)
  --help            questo testo

Con WILDCAT_DATABASE=postgres://… si conserva tutto in un PostgreSQL (dalla versione 15), che più server possono condividere: ciascuno si fa
trovare dagli altri su WILDCAT_NODE=INDIRIZZO:PORTA, che nessun altro dovrebbe poter raggiungere. docs/several-servers.md spiega come fare.
Il suo funzionamento si legge in cifre su /metrics e in grafici su /operator, da questo computer; con WILDCAT_METRICS_TOKEN anche da altrove, per chi
lo invia come token «bearer» o lo dà come password.
I giocatori possono ricevere un avviso quando tocca a loro: dal browser, da un webhook (solo verso indirizzi pubblici, salvo WILDCAT_PRIVATE_HOOKS=1) e,
con WILDCAT_SMTP=smtp://utente:password@host:porta e WILDCAT_SENDER=INDIRIZZO, per e-mail da quell’indirizzo. Con WILDCAT_HOOK=INDIRIZZO quell’indirizzo riceve, in JSON, notizia dei tavoli aperti a tutti.
Il server parla la lingua del sistema o quella indicata da WILDCAT_LANGUAGE (${languages}); i log sono in inglese.
`,
    unknownOption: name => `L’opzione ${name} non esiste.`,
    valueMissing: name => `Dopo ${name} manca un valore.`,
    noValue: name => `${name} non vuole un valore.`,
    unexpected: word => `«${word}» qui è di troppo.`,
    port: (given, usual) => `PORT deve essere un numero intero da 1 a 65535, invece è «${given}». Per esempio: PORT=${usual} npm start`,
    url: given => `WILDCAT_URL deve essere un indirizzo come https://games.example.org, senza percorso, invece è «${given}».`,
    proxy: given => `WILDCAT_PROXY deve contenere indirizzi come 10.0.0.1 o 10.0.0.0/8, separati da virgole, invece uno è «${given}».`,
    log: (levels, given) => `Il livello del log deve essere uno di questi: ${levels}. Invece è «${given}».`,
    database:
      'WILDCAT_DATABASE deve essere un indirizzo come postgres://wildcat:PASSWORD@db.example.org/wildcat; nella password i caratteri speciali si codificano come in ogni indirizzo.',
    node: given => `WILDCAT_NODE deve essere un indirizzo con una porta, come 10.0.0.1:4001, invece è «${given}».`,
    metricsToken: shortest => `WILDCAT_METRICS_TOKEN deve avere almeno ${shortest} caratteri, perché nessuno lo indovini.`,
    hook: 'WILDCAT_HOOK deve essere un indirizzo che inizia con https:// (o http://, con WILDCAT_PRIVATE_HOOKS=1).',
    smtp: 'WILDCAT_SMTP deve essere l’indirizzo di un server di posta, come smtp://utente:password@mail.example.org:587 o smtps://…',
    sender: given =>
      `Con WILDCAT_SMTP serve WILDCAT_SENDER, l’indirizzo da cui arrivano le e-mail, come «Wildcat <games@example.org>»; invece è «${given}».`,
    language: (languages, given) => `WILDCAT_LANGUAGE deve essere una di queste lingue: ${languages}. Invece è «${given}».`,
  },
  start: {
    noPage: 'La pagina web non è ancora pronta. `npm start` la prepara e poi avvia il server.',
    ready: address => `Wildcat è pronto: ${address}`,
    newDatabase: data =>
      `In ${data} non c’era nessun database, anche se Wildcat ha già usato questa cartella: ne è stato creato uno nuovo, senza tavoli né ospiti. ${RESTORE}`,
    whole: (data, tables, guests) => `I dati in ${data} sono stati controllati e sono integri (tavoli: ${tables}, ospiti: ${guests}).`,
    inDatabase: (tables, guests) => `I dati sono nel database (tavoli: ${tables}, ospiti: ${guests}).`,
    recovered: 'L’ultima volta non è stato fermato come si deve; tutto quello che era già al sicuro è ancora qui.',
    newKey: file => `${file} non c’era e ne è stato creato uno nuovo: chi aveva un posto non verrà riconosciuto. ${RESTORE}`,
    storeEnded:
      'Il processo che conserva i dati si è interrotto e non si può più salvare nulla: perciò si ferma anche il server. Avvialo di nuovo.',
    nodeGone:
      'Gli altri nodi non hanno avuto notizie di questo per troppo tempo e ne hanno preso in carico i tavoli: perciò si ferma. Non si è perso nulla; avvialo di nuovo e riprenderà la sua parte.',
  },
  failed: {
    portTaken: (port, other) => `La porta ${port} è già occupata. Scegline un’altra, per esempio: PORT=${other} npm start`,
    portForbidden: port => `Questo utente non può usare la porta ${port}. Di solito può usare quelle da 1024 in su.`,
    noFolder: data => `${data} non è una cartella e non si può crearla. Usa un altro nome: WILDCAT_DATA=… npm start`,
    noAddress: 'HOST non è un indirizzo di questo computer. Se non lo indichi, il server risponde solo da qui.',
    keyDamaged: file =>
      `${file} è danneggiato: mettici quello di un backup. Se invece lo elimini, ognuno riceve un nuovo cookie e nessuno viene più riconosciuto.`,
    otherwise: why => `Non è stato possibile avviare il server: ${why}`,
  },
  data: {
    newer: (data, version) =>
      `I dati in ${data} sono stati scritti da un Wildcat più recente (versione ${version} dei dati). Usa quello, oppure ${OTHER_FOLDER}`,
    locked: data => `I dati in ${data} sono già usati da un altro Wildcat. Prima fermalo, oppure ${OTHER_FOLDER}`,
    unwritable: data => `Wildcat non può scrivere in ${data}. Dai il permesso a questo utente, oppure ${OTHER_FOLDER}`,
    damaged: (data, detail) =>
      `I dati in ${data} sono danneggiati (${detail}). Sostituiscili con un backup usando npm run restore, oppure ${OTHER_FOLDER}`,
    gone: (data, file) =>
      `I dati in ${data} sono danneggiati: ${file} non c’è più o è vuoto, e resta solo ciò che è stato scritto per ultimo. Sostituiscili con un backup usando npm run restore, oppure ${OTHER_FOLDER}`,
    full: data => `Il disco di ${data} è pieno.`,
    store: (data, detail) => `I dati in ${data} non si possono usare: ${detail}`,
    outOfStep: (data, detail) => `I dati in ${data} non si possono usare: ${detail}`,
  },
  database: {
    newer: version =>
      `Il database è stato scritto da un Wildcat più recente (versione ${version} dei dati). Usa quello, oppure un altro database: WILDCAT_DATABASE=… npm start`,
    otherwise: detail => `Il database non si può usare: ${detail}. PostgreSQL è in funzione, e l’indirizzo in WILDCAT_DATABASE è giusto?`,
    notInstalled: 'Il pacchetto «pg», che serve per parlare con PostgreSQL, non è installato: npm install --include=optional',
  },
  backup: {
    help: `npm run backup -- [--to CARTELLA] [--data CARTELLA]
npm run restore -- CARTELLA [--data CARTELLA]

  backup   fa un backup, anche mentre il server è in funzione, in una cartella nuova (--to; altrimenti in backups/ nella cartella dei dati)
  restore  mette un backup al posto dei dati, a server fermo; quello che c’era viene conservato lì accanto
  --data   dove si conserva tutto (WILDCAT_DATA; data)
`,
    made: (folder, isRunning) =>
      `Backup fatto e controllato (il server ${isRunning ? 'resta in funzione' : 'è fermo'}): ${folder}\nPer ripristinarlo: npm run restore -- ${folder}`,
    inPlace: from => `Il backup è stato controllato ed è al suo posto: ${from}`,
    before: file => `Quello che c’era prima è conservato in ${file}`,
  },
  backupFailed: {
    exists: folder => `${folder} esiste già. Scegli un altro nome.`,
    noFolder: folder => `${folder} non è una cartella e non lo può diventare. Scegli un altro posto, oppure sposta ciò che è d’intralcio.`,
    nothingThere: data => `In ${data} non c’è nulla di cui fare un backup.`,
    wrongPath: () => 'Serve il percorso completo di una cartella.',
    serverEnded: () => 'Il server si è fermato prima di finire il backup.',
    serverDeaf: (_file, _detail, data) =>
      `I dati in ${data} sono usati da un Wildcat a cui non si può chiedere un backup: se è un server, il suo log dice perché. Prima fermalo, poi riprova.`,
    copyDamaged: (folder, detail) =>
      `Il backup ${folder} è stato fatto, ma è danneggiato (${detail}): lo sono i dati, oppure il disco. Non farci affidamento.`,
    none: from => `In ${from} non c’è nessun backup: serve una cartella che contenga wildcat.sqlite.`,
    foreign: (file, _, data) =>
      `${file} non è un backup di Wildcat: è vuoto, oppure è di un altro programma. ${untouched(data)} Scegli una cartella creata da npm run backup.`,
    damaged: (file, detail, data) => `Il backup ${file} è danneggiato (${detail}). ${untouched(data)} Scegli un altro backup.`,
    keyDamaged: (file, _, data) =>
      `${file}, nel backup, è danneggiato. ${untouched(data)} Scegli un altro backup, oppure ripristina solo il suo wildcat.sqlite: così ognuno tiene il cookie di adesso.`,
    newer: (file, version, data) =>
      `Il backup ${file} è stato scritto da un Wildcat più recente (versione ${version} dei dati). ${untouched(data)} Usa quello, oppure scegli un altro backup.`,
    unusable: (file, detail, data) => `Il backup ${file} non si può usare: ${detail}. ${untouched(data)}`,
    otherwise: (_, detail) => `Non è stato possibile: ${detail}.`,
  },
  operator: {
    title: 'Wildcat: questo server',
    running: time => `In funzione da ${time}`,
    said: (now, most) => `ora ${now}, al massimo ${most}`,
    ago: hours => `ultime ${hours} ore`,
    most: most => `al massimo ${most}`,
    curves: {
      sockets: 'Connessioni aperte',
      tables: 'Tavoli in memoria',
      games: 'Partite in memoria',
      commands: 'Mosse',
      commits: 'Scritture',
      units: 'Modifiche per scrittura',
      commitMs: 'Durata di una scrittura',
      kilobytes: 'Dati scritti',
      lateMs: 'Attesa più lunga per tutti',
      bots: 'Bot che stanno pensando',
      refusals: 'Richieste respinte',
      archived: 'Partite archiviate dall’avvio',
      processor: 'Processore',
      memory: 'Memoria',
    },
  },
  move: {
    done: (tables, guests) =>
      `È stato trasferito tutto; riletto a destinazione, risulta identico (tavoli: ${tables}, ospiti: ${guests}). L’origine è rimasta com’era: eliminala quando non ti serve più, e non farci girare nessun server.`,
  },
  moveFailed: {
    samePlace: () =>
      'Uno dei due dev’essere una cartella e l’altro un PostgreSQL: wildcat move data postgres://wildcat:PASSWORD@db.example.org/wildcat',
    notEmpty: place => `In ${place} ci sono già tavoli, ospiti o una chiave: non è stato trasferito nulla. Scegli un posto ancora vuoto.`,
    running: place => `Un Wildcat è in funzione con ${place}. Fermalo, aspetta cinque secondi e riprova.`,
    nothingThere: place => `In ${place} non c’è nulla da trasferire.`,
    notTheSame: table =>
      `Quello che è stato scritto in ${table} non è quello che è stato letto: non è stato trasferito nulla. C’è un disco danneggiato?`,
    noSuchTable: table => `Non c’è posto per ${table}: non è stato trasferito nulla. È un errore di Wildcat; per favore segnalalo.`,
    otherwise: detail => `Non è stato trasferito nulla: ${detail}`,
  },
}
