// Somebody is the same person on another device: by a passkey, a code, and a device that is known already.

import { type Browser, expect, type Page } from '@playwright/test'
import { guest, makeTable } from './friends.ts'
import { type OwnServer, test } from './own-server.ts'

const SHORT = [/^2 rounds?/]
/** Passkeys belong to a name, which figures are not. */
const named = (server: OwnServer) => ({ origin: server.origin.replace('127.0.0.1', 'localhost') })

/** A browser whose device holds passkeys, and asks for nothing. */
async function withPasskeys(browser: Browser, server: OwnServer) {
  const page = await guest(browser, named(server))
  const chromium = await page.context().newCDPSession(page)
  await chromium.send('WebAuthn.enable')
  const { authenticatorId } = await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { page, chromium, authenticatorId }
}
const ownTable = (page: Page) => page.getByRole('link', { name: 'To the table: Gusher' })
const devices = (page: Page) => page.getByRole('region', { name: 'Devices' }).getByRole('listitem')

test('a guest keeps their seats under an account, on several devices, until they delete it', async ({ browser, server }) => {
  const { page: ada, chromium, authenticatorId } = await withPasskeys(browser, server)
  await makeTable(ada, 'Ada', 'gusher', ['me', 'open'], SHORT)
  await ada.goto('/')
  await ada.getByRole('link', { name: 'You', exact: true }).click()
  await expect(ada.getByText('This server knows you only by a cookie')).toBeVisible()

  await test.step('a passkey and recovery codes are made', async () => {
    await ada.getByRole('button', { name: 'Make a passkey' }).click()
    await expect(ada.getByText('The passkey is ready')).toBeVisible()
    await expect(ada.getByText('You can come back on any device.')).toBeVisible()
  })
  await ada.getByRole('button', { name: 'Make ten codes' }).click()
  const codes = ada.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const code = (await codes.getByRole('listitem').first().textContent()) ?? ''
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  await expect(ada.getByText('10 codes are left.')).toBeVisible()

  await test.step('whoever signs out is nobody here, and comes back by the passkey', async () => {
    await ada.getByRole('button', { name: 'Sign out this device' }).click()
    await ada.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(ada.getByText('This server does not know you yet.')).toBeVisible()
    await ada.getByRole('button', { name: 'With a passkey' }).click()
    await expect(ada.getByRole('heading', { name: 'Ada' })).toBeVisible()
  })

  const phone = await guest(browser, named(server), { width: 390, height: 844 })
  await test.step('in another browser a code does it, once; a guest’s tables there are kept or left', async () => {
    await makeTable(phone, 'Gast', 'gusher', ['me', 'open'], SHORT)
    await phone.goto('/you')
    await phone.getByRole('textbox', { name: 'Recovery code' }).fill(code.toLowerCase())
    await phone.getByRole('button', { name: 'Sign in with the code' }).click()
    await expect(phone.getByText('In this browser you are “Gast”, with 1 table, 1 game not over.')).toBeVisible()
    await phone.getByRole('button', { name: 'Keep them, as Ada' }).click()
    await expect(phone.getByText('9 codes are left.')).toBeVisible()
    await expect(devices(phone)).toHaveCount(2)
    await phone.goto('/friends')
    await expect(ownTable(phone)).toHaveCount(2)
  })

  await test.step('a device that was signed out elsewhere is out, where it stands', async () => {
    await ada.reload()
    await devices(ada).filter({ hasNotText: 'this device' }).getByRole('button').click()
    await expect(devices(ada)).toHaveCount(1)
    await expect(phone.getByRole('heading', { name: 'What should the others call you?' })).toBeVisible()
  })

  await test.step('a link lets it in again, when it is allowed on the device that shows it', async () => {
    await ada.getByRole('button', { name: 'Add a device' }).click()
    const adding = ada.getByRole('dialog', { name: 'Add a device' })
    const link = await adding.getByLabel('Link for a further device').inputValue()
    await phone.goto(link.replace('127.0.0.1', 'localhost'))
    await expect(phone).not.toHaveURL(/device=/)
    await phone.getByRole('button', { name: 'Continue' }).click()
    const number = await phone.getByText(/^\d\d$/).textContent()
    await expect(adding.getByText(`It shows the number ${number}.`)).toBeVisible()
    await adding.getByRole('button', { name: 'Yes, sign it in' }).click()
    await expect(phone.getByRole('heading', { name: 'Ada' })).toBeVisible()
  })

  await test.step('what is deleted is gone, on every device, and the passkey leads nowhere', async () => {
    await ada.getByRole('button', { name: 'Delete all of it' }).click()
    await ada.getByRole('dialog').getByRole('button', { name: 'Delete all of it' }).click()
    await expect(ada.getByText('This server does not know you yet.')).toBeVisible()
    await phone.reload()
    await expect(phone.getByText('This server does not know you yet.')).toBeVisible()
    await ada.getByRole('button', { name: 'With a passkey' }).click()
    await expect(ada.getByText('This server does not know that passkey')).toBeVisible()
  })
  await chromium.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
})
