/** What is sent to whoever signs in by e-mail. Its shape is the shape of every language. */
export const en = {
  subject: 'Your code for Wildcat',
  signIn: (code: string) => `With this code you sign in to Wildcat: ${code}`,
  confirm: (code: string) => `With this code you confirm that this address is yours: ${code}`,
  device: (browser: string, system: string) => (browser !== '' && system !== '' ? `${browser} on ${system}` : `${browser}${system}`),
  where: (server: string, device: string) =>
    `Type it at ${server}, on the page on which you asked for it${device === '' ? '' : ` (${device})`}. It works there alone, once and for 15 minutes.`,
  ignore: 'If it was not you, do nothing: nobody can use the code without that page. Tell it to nobody.',
}
export type AccountTexts = typeof en
