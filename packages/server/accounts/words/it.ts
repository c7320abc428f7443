/** Quello che riceve chi accede per e-mail. */
import type { AccountTexts } from './en.ts'

export const it: AccountTexts = {
  subject: 'Il tuo codice per Wildcat',
  signIn: code => `Con questo codice accedi a Wildcat: ${code}`,
  confirm: code => `Con questo codice confermi che questo indirizzo è tuo: ${code}`,
  device: (browser, system) => (browser !== '' && system !== '' ? `${browser} su ${system}` : `${browser}${system}`),
  where: (server, device) =>
    `Scrivilo su ${server}, nella pagina da cui l’hai chiesto${device === '' ? '' : ` (${device})`}. Vale solo lì, una volta e per 15 minuti.`,
  ignore: 'Se la richiesta non è tua, non fare nulla: senza quella pagina nessuno può usare il codice. Non comunicarlo a nessuno.',
}
