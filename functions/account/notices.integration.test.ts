import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweep } from '../services/payments/sweep.ts'
import type { Browser } from '../testing/browser.ts'
import { createEmail, findMailedToken, mailsTo, otherPassword } from '../testing/people.ts'
import { password, startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.stop())
beforeEach(() => {
  shop.mails.isDown = false
})

/** Restores the mail server and runs the sweep that sends the waiting emails. */
async function restoreMailServer(): Promise<void> {
  shop.mails.isDown = false
  shop.clock.now = new Date(shop.clock.now.getTime() + 2 * 60 * 1000)
  await sweep(shop.deps)
  await sweep(shop.deps)
}

const findQueuedMails = async (email: string) =>
  (await shop.office.pool.query('select * from outgoing_mails where "to" = $1 order by id', [email])).rows

interface Case {
  subject: string
  /** Runs before the mail server goes down. */
  prepare?: (browser: Browser, email: string) => Promise<unknown>
  work: (browser: Browser, email: string, requestedEmail: string) => Promise<unknown>
}

describe('the owner of an account', () => {
  const cases: [string, Case][] = [
    [
      'about a changed password',
      {
        subject: 'Your password was changed',
        work: (browser) => browser.call('changePassword', { current_password: password, password: otherPassword }),
      },
    ],
    [
      'about a password reset by mail',
      {
        subject: 'Your password was changed',
        prepare: (browser, email) => browser.call('forgotPassword', { email }),
        work: (browser, email) =>
          browser.call('resetPassword', { token: findMailedToken(shop, email), password: otherPassword }),
      },
    ],
    [
      'about a requested change of the address',
      {
        subject: 'Request to change your email address',
        work: (browser, _email, requestedEmail) => browser.call('changeEmail', { email: requestedEmail, password }),
      },
    ],
    [
      'about the deleted account',
      { subject: 'Your account has been deleted', work: (browser) => browser.call('deleteAccount', { password }) },
    ],
  ]
  test.each(cases)(
    'gets the email %s after an outage of the mail server',
    async (_what, { subject, prepare, work }) => {
      const browser = await shop.newTraveller()
      const { email } = await browser.call('getProfile')
      await prepare?.(browser, email)
      const before = mailsTo(shop, email).length
      shop.mails.isDown = true
      await work(browser, email, createEmail())
      expect(mailsTo(shop, email)).toHaveLength(before)
      await restoreMailServer()
      const [mail, ...others] = mailsTo(shop, email).slice(before)
      expect(mail).toMatchObject({ subject, text: expect.stringContaining('Hello Ayu Lestari,') })
      expect(others).toEqual([])
    },
  )

  test('gets the email about a changed address at the old address after an outage of the mail server', async () => {
    const browser = await shop.newTraveller()
    const { email } = await browser.call('getProfile')
    const requestedEmail = createEmail()
    await browser.call('changeEmail', { email: requestedEmail, password })
    shop.mails.isDown = true
    await browser.call('confirmEmail', { token: findMailedToken(shop, requestedEmail) })
    await restoreMailServer()
    const mail = mailsTo(shop, email).at(-1)
    expect(mail).toMatchObject({
      subject: 'Your email address was changed',
      text: expect.stringContaining(requestedEmail),
    })
  })
})

test('no email that contains a token is stored', async () => {
  const browser = await shop.newTraveller()
  const { email } = await browser.call('getProfile')
  const requestedEmail = createEmail()
  await browser.call('changeEmail', { email: requestedEmail, password })
  await browser.call('forgotPassword', { email })
  const tokens = [findMailedToken(shop, requestedEmail), findMailedToken(shop, email)]
  const queuedMails = [...(await findQueuedMails(email)), ...(await findQueuedMails(requestedEmail))]
  expect(queuedMails).toMatchObject([{ kind: 'email_wanted', state: 'sent' }])
  for (const token of tokens) expect(JSON.stringify(queuedMails)).not.toContain(token)
})

test('emails to the owner of an account are part of the data download, and are deleted with the account', async () => {
  const browser = await shop.newTraveller()
  const { email } = await browser.call('getProfile')
  await browser.call('changePassword', { current_password: password, password: otherPassword })
  expect((await browser.call('downloadData')).mails).toMatchObject([{ kind: 'password_changed', to: email }])
  shop.mails.isDown = true
  await browser.call('deleteAccount', { password: otherPassword })
  expect(await findQueuedMails(email)).toMatchObject([{ kind: 'account_deleted', state: 'queued' }])
  await restoreMailServer()
  expect(await findQueuedMails(email)).toEqual([])
})

test('if every attempt to send an email about an account fails, no payment event is added', async () => {
  const browser = await shop.newTraveller()
  const { email } = await browser.call('getProfile')
  shop.mails.isDown = true
  await browser.call('changePassword', { current_password: password, password: otherPassword })
  for (let attempt = 0; attempt < 8; attempt += 1) {
    shop.clock.now = new Date(shop.clock.now.getTime() + 13 * 60 * 60 * 1000)
    await sweep(shop.deps)
  }
  expect(await findQueuedMails(email)).toMatchObject([{ kind: 'password_changed', state: 'failed' }])
  const { rows } = await shop.office.pool.query(`select 1 from payment_events where kind = 'mail_failed'`)
  expect(rows).toEqual([])
})
