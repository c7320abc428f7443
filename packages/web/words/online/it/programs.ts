/** Quello che dice la pagina dei bot scritti dai giocatori. */
import { numbersOf } from '../../plural.ts'
import type { OnlineWords } from '../index.ts'

const { date } = numbersOf('it')

export const programs: OnlineWords['programs'] = {
  title: 'I tuoi bot',
  text: 'Un tuo programma può prendere un posto e giocare. Entra con un token che trovi qui, vede quello che si vede dal suo posto e nient’altro, e tutti vedono che è un tuo bot.',
  guide: 'Come un bot parla con questo server (in inglese)',
  example: 'Un bot completo da cui partire',
  run: 'Scaricalo, crea un bot qui sotto, chiedi all’host di un tavolo il codice di un posto e avvialo con Node 22 o successivo:',
  runToken: 'TOKEN',
  runCode: 'CODICE',
  name: 'Nome del bot',
  make: 'Crea un bot',
  none: 'Non hai ancora nessun bot.',
  token: 'Il suo token',
  tokenText: 'Copialo adesso: si vede solo questa volta. Chi lo ha può giocare come questo bot.',
  copyToken: 'Copia il token',
  tokenCopied: 'Il token è negli appunti.',
  used: ms => `ultima volta qui: ${date(ms)}`,
  unused: 'mai stato qui',
  end: 'Disattiva',
  endIt: name => `Disattiva ${name}`,
  endTitle: name => `Disattivare ${name}?`,
  endText: 'Il suo token non vale più, e ai suoi posti giocano fino alla fine i bot di questo server.',
  of: owner => (owner === '' ? 'il bot di qualcuno' : `bot di ${owner}`),
  choice: 'Un bot scritto da qualcuno…',
  awaited: 'Libero, aspetta un bot',
  code: 'Codice per questo posto',
  codeTitle: seat => `Un bot per il posto ${seat}`,
  codeText:
    'Dai questo codice a chi fa girare il bot. Con il codice il bot prende questo posto; vale una volta sola. Fino ad allora può ancora sedersi una persona.',
  copyCode: 'Copia il codice',
  codeCopied: 'Il codice è negli appunti.',
}
