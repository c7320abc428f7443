// Where the server sends e-mails somebody is known again on another device by a code that comes to their address.

import { expect, type Page } from '@playwright/test'
import { MailBox } from '@wildcat/server/testing/receivers'
import { guest, makeTable } from './friends.ts'
import { expectAccessible, expectNothingSideways } from './judged.ts'
import { OwnServer, test } from './own-server.ts'

const ADDRESS = 'ada.lovelace.of.the.analytical.engine@computing.example.org'
const mailPanel = (page: Page) => page.getByRole('region', { name: 'E-mail' })
const signInPanel = (page: Page) => page.getByRole('region', { name: /^(Sign in|Accedi)$/ })
const codeIn = (mail: string): string => /: ([2-9A-Z]{4}-[2-9A-Z]{4})/.exec(mail)?.[1] ?? ''

for (const [theme, language, width, height] of [
  ['light', 'it', 390, 844],
  ['dark', 'en', 1440, 900],
] as const)
  test(`somebody signs in with a code from an e-mail (${theme}, ${language}, ${width})`, async ({ browser }) => {
    const box = await MailBox.listen()
    const server = await OwnServer.start({ mail: box.settings })
    const wishes = { theme, language, width, height }
    const [ada, other] = [await guest(browser, server, wishes), await guest(browser, server, wishes)]
    const judge = async (page: Page, where: string) => {
      await expectAccessible(page, where)
      await expectNothingSideways(page, where)
    }
    await makeTable(ada, 'Ada', 'gusher', ['me', 'open'])
    await ada.goto('/you')

    await test.step('an address is theirs when they have typed what was sent there', async () => {
      const panel = mailPanel(ada)
      await panel.getByRole('textbox', { name: /^(E-mail address|Indirizzo e-mail)$/ }).fill(ADDRESS)
      await panel.getByRole('button', { name: /^(Send a code|Manda un codice)$/ }).click()
      const code = panel.getByRole('textbox', { name: /^(Code from the e-mail|Codice ricevuto per e-mail)$/ })
      await expect(code).toBeFocused()
      await judge(ada, 'a code was sent')
      await ada.reload() // it still is asked for
      await code.fill(codeIn((await box.mails.until(1))[0] ?? ''))
      await panel.getByRole('button', { name: /^(Confirm the address|Conferma l’indirizzo)$/ }).click()
      await expect(panel.getByRole('listitem').filter({ hasText: ADDRESS })).toBeVisible()
      await expect(ada.getByText(/^(Known here since|Qui dal)/)).toBeVisible()
      await judge(ada, 'with an address')
    })

    await test.step('on another device a wrong code is refused, and the right one leads to their table', async () => {
      await other.goto('/you')
      const panel = signInPanel(other)
      await panel.getByRole('textbox', { name: /^(E-mail address|Indirizzo e-mail)$/ }).fill(ADDRESS.toUpperCase())
      await panel.getByRole('button', { name: /^(Send a code|Manda un codice)$/ }).click()
      const code = panel.getByRole('textbox', { name: /^(Code from the e-mail|Codice ricevuto per e-mail)$/ })
      await code.fill('2222 2222')
      await judge(other, 'signing in')
      const go = panel.getByRole('button', { name: /^(Sign in|Accedi)$/ })
      await go.click()
      await expect(other.getByText(/^(This is not the code|Non è il codice giusto)/)).toBeVisible()
      await code.fill(codeIn((await box.mails.until(2))[1] ?? ''))
      await go.click()
      await expect(other.getByRole('heading', { name: 'Ada' })).toBeVisible()
      await other.goto('/friends')
      await expect(other.getByRole('article')).toHaveCount(1)
    })

    await test.step('without it they are a guest again', async () => {
      await mailPanel(ada)
        .getByRole('button', { name: `${language === 'en' ? 'Remove' : 'Togli'} ${ADDRESS}` })
        .click()
      await ada
        .getByRole('dialog')
        .getByRole('button', { name: /^(Remove|Togli)$/ })
        .click()
      await expect(mailPanel(ada).getByRole('listitem')).toHaveCount(0)
      await expect(ada.getByText(/^(Guest|Ospite)$/)).toBeVisible()
    })

    await test.step('whoever signs out leaves nothing of an address that they asked for', async () => {
      await mailPanel(ada).getByRole('textbox').fill(ADDRESS)
      await mailPanel(ada)
        .getByRole('button', { name: /^(Send a code|Manda un codice)$/ })
        .click()
      await expect(mailPanel(ada).getByText(ADDRESS)).toBeVisible()
      await ada.getByRole('button', { name: /^(Sign out this device|Disconnetti questo dispositivo)$/ }).click()
      await ada
        .getByRole('dialog')
        .getByRole('button', { name: /^(Sign out|Disconnetti)$/ })
        .click()
      await expect(signInPanel(ada)).toBeVisible()
      expect(await ada.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(ADDRESS)
    })
    await server.remove()
    box.close()
  })
