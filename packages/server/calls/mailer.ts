/** E-mails, by the server that whoever runs this one has named. Each call has a link by which no more come. */
import type { Transporter } from 'nodemailer'
import type { MailLinks } from './mail-links.ts'
import type { Message } from './ways.ts'
import { CALL_TEXTS } from './words/index.ts'

export interface MailSettings {
  readonly smtp: string // smtp:// or smtps://, with a user and a password if need be
  readonly sender: string
}

export class Mailer {
  readonly #settings: MailSettings
  readonly #links: MailLinks
  #transport: Promise<Transporter> | undefined

  constructor(settings: MailSettings, links: MailLinks) {
    this.#settings = settings
    this.#links = links
  }

  async call(way: number, to: string, { language, title, text, link, game, at, table, kind }: Message): Promise<void> {
    const { mail, open } = CALL_TEXTS[language]
    const stop = this.#links.linkFor('stop', { id: way, address: to }, link)
    await this.#send({
      to,
      subject: mail.subject(title, game),
      text: [text, '', open, link, '', '--', mail.why, mail.stop, stop].join('\n'),
      headers: {
        'List-Unsubscribe': `<${stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
      messageId: `<${table}.${kind}.${at}@wildcat>`,
    })
  }
  async askToConfirm(way: number, to: string, { language, origin }: { language: Message['language']; origin: string }): Promise<void> {
    const { mail } = CALL_TEXTS[language]
    await this.write(to, {
      subject: mail.confirmSubject,
      text: [
        mail.confirmText,
        '',
        mail.confirmLink,
        this.#links.linkFor('confirm', { id: way, address: to }, origin),
        '',
        mail.confirmIgnore,
      ].join('\n'),
    })
  }
  /** What somebody has just asked for. */
  async write(to: string, { subject, text }: { readonly subject: string; readonly text: string }): Promise<void> {
    await this.#send({ to, subject, text, headers: { 'Auto-Submitted': 'auto-generated' } })
  }
  async close(): Promise<void> {
    ;(await this.#transport)?.close()
  }

  async #send(mail: { to: string; subject: string; text: string; headers: Record<string, string>; messageId?: string }): Promise<void> {
    this.#transport ??= this.#open()
    await (await this.#transport).sendMail({ from: this.#settings.sender, ...mail })
  }
  async #open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer')
    const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
    return createTransport({ url: this.#settings.smtp, ...patience })
  }
}
