import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { type CancellationHelpers, createCancellationHelpers } from '../testing/cancellation-helpers.ts'
import { withConcurrentTransaction } from '../testing/concurrent-transaction.ts'
import { createEmail, createSignUpData, findMailedToken, mailsTo, otherPassword } from '../testing/people.ts'
import { password, startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.stop())

const readEmail = async (browser: Browser) => (await browser.call('getProfile')).email
const readPendingEmail = async (browser: Browser) => (await browser.call('getAccount')).pending_email
const confirmEmailChange = (email: string) =>
  shop.newBrowser().call('confirmEmail', { token: findMailedToken(shop, email) })

/** Returns a traveller with a pending change of the address. */
async function startEmailChange() {
  const browser = await shop.newTraveller()
  const [before, newEmail] = [await readEmail(browser), createEmail()]
  await browser.call('changeEmail', { email: newEmail, password })
  return { browser, before, newEmail, token: findMailedToken(shop, newEmail) }
}

describe('a pending change of the email address', () => {
  test('notifies the current address, and sends the new address an email without the name of the traveller', async () => {
    const { before, newEmail } = await startEmailChange()
    const noticeMail = mailsTo(shop, before).at(-1)
    expect(noticeMail?.subject).toBe('Request to change your email address')
    expect(noticeMail?.text).toContain(newEmail)
    expect(noticeMail?.text).not.toContain('token=')
    expect(mailsTo(shop, newEmail).at(-1)?.text).not.toContain('Ayu')
  })

  const ends: [string, (browser: Browser, email: string) => Promise<unknown>][] = [
    [
      'a new password',
      (browser) => browser.call('changePassword', { current_password: password, password: otherPassword }),
    ],
    ['signing out everywhere', (browser) => browser.call('signOutEverywhere')],
    [
      'a password reset by mail',
      async (browser, email) => {
        await browser.call('forgotPassword', { email })
        await browser.call('resetPassword', { token: findMailedToken(shop, email), password: otherPassword })
      },
    ],
    ['requesting the current address', (browser, email) => browser.call('changeEmail', { email, password })],
  ]
  test.each(ends)('is cancelled by %s', async (_how, end) => {
    const { browser, before, token } = await startEmailChange()
    await end(browser, before)
    expect(await shop.newBrowser().callExpectingFailure('confirmEmail', { token })).toMatchObject({
      details: { reason: 'expired' },
    })
    const owner = await shop.office.pool.query('select 1 from travellers where email = $1', [before])
    expect(owner.rows).toHaveLength(1)
  })

  test('is cancelled by entering the current address, which is rejected if no change is pending', async () => {
    const { browser, before } = await startEmailChange()
    expect((await browser.callExpectingFailure('changeEmail', { email: before, password: 'wrong' })).code).toBe(
      'wrong_password',
    )
    expect(await readPendingEmail(browser)).not.toBeNull()
    await browser.call('changeEmail', { email: before.toUpperCase(), password })
    expect(await readPendingEmail(browser)).toBeNull()
    const again = await browser.callExpectingFailure('changeEmail', { email: before, password })
    expect(again.fields?.email).toBe('This is already your email address.')
  })

  test('looks the same if the new address belongs to another account', async () => {
    const browser = await shop.newTraveller()
    const taken = await readEmail(await shop.newTraveller())
    await browser.call('changeEmail', { email: taken, password })
    expect(await readPendingEmail(browser)).toBe(taken)
  })
})

test.each([
  ['a new password', { current_password: password, password: otherPassword }, 'changePassword'],
  ['signing out everywhere', undefined, 'signOutEverywhere'],
] as const)('a link that resets the password expires after %s', async (_how, body, call) => {
  const browser = await shop.newTraveller()
  const email = await readEmail(browser)
  await browser.call('forgotPassword', { email })
  const token = findMailedToken(shop, email)
  await browser.call(call, body)
  const late = await shop.newBrowser().callExpectingFailure('resetPassword', { token, password: otherPassword })
  expect(late.details).toEqual({ reason: 'expired' })
})

describe('an email address of an unverified sign-up', () => {
  test('belongs to another account if that account confirms the address first', async () => {
    const newEmail = createEmail()
    await shop.newBrowser().call('signUp', createSignUpData(newEmail))
    const squatters = findMailedToken(shop, newEmail)
    const browser = await shop.newTraveller()
    await browser.call('changeEmail', { email: newEmail, password })
    await confirmEmailChange(newEmail)
    expect(await readEmail(browser)).toBe(newEmail)
    expect((await shop.newBrowser().callExpectingFailure('verifyEmail', { token: squatters })).code).toBe(
      'token_invalid',
    )
  })

  test('belongs to the sign-up if the sign-up is verified first', async () => {
    const newEmail = createEmail()
    await shop.newBrowser().call('signUp', createSignUpData(newEmail))
    const owners = findMailedToken(shop, newEmail)
    const browser = await shop.newTraveller()
    await browser.call('changeEmail', { email: newEmail, password })
    await shop.newBrowser().call('verifyEmail', { token: owners })
    expect((await browser.callExpectingFailure('confirmEmail', { token: findMailedToken(shop, newEmail) })).code).toBe(
      'token_invalid',
    )
    await shop.newBrowser().call('signIn', { email: newEmail, password })
  })
})

describe('the newsletter subscription', () => {
  const stateOf = async (email: string) =>
    (await shop.office.pool.query('select state, unsubscribe_token from subscriptions where email = $1', [email])).rows

  test('moves to the new email address and retains its unsubscribe token', async () => {
    const { browser, before, newEmail } = await startEmailChange()
    await browser.call('changeNewsletter', { subscribed: true })
    const [subscription] = await stateOf(before)
    await confirmEmailChange(newEmail)
    expect([await stateOf(before), await stateOf(newEmail)]).toEqual([[], [subscription]])
    expect(await browser.call('getAccount')).toMatchObject({ newsletter: 'subscribed' })
  })

  test.each([
    ['is pending', null, 'subscribed'],
    ['was ended', "state = 'unsubscribed'", 'unsubscribed'],
    ['was ended and then requested by a stranger', 'unsubscribed_at = now()', 'pending'],
  ])('is not duplicated if the subscription of the new address %s', async (_what, change, after) => {
    const { browser, newEmail, token } = await startEmailChange()
    await browser.call('changeNewsletter', { subscribed: true })
    await shop.newBrowser().call('subscribe', { email: newEmail })
    if (change) await shop.office.pool.query(`update subscriptions set ${change} where email = $1`, [newEmail])
    await shop.newBrowser().call('confirmEmail', { token })
    expect(await stateOf(newEmail)).toMatchObject([{ state: after }])
  })

  test.each(['pending', 'subscribed'])(
    'can be ended with the unsubscribe link of either address if the subscription of the new address was %s',
    async (otherBrowser) => {
      const { browser, before, newEmail, token } = await startEmailChange()
      await browser.call('changeNewsletter', { subscribed: true })
      await shop.newBrowser().call('subscribe', { email: newEmail })
      await shop.office.pool.query('update subscriptions set state = $2 where email = $1', [newEmail, otherBrowser])
      const tokens = [...(await stateOf(before)), ...(await stateOf(newEmail))].map((row) => row.unsubscribe_token)
      await shop.newBrowser().call('confirmEmail', { token })
      const last = createEmail()
      await browser.call('changeEmail', { email: last, password })
      await confirmEmailChange(last)
      expect(tokens).toHaveLength(2)
      for (const each of tokens) {
        await shop.office.pool.query("update subscriptions set state = 'subscribed' where email = $1", [last])
        await shop.newBrowser().call('unsubscribe', { token: each })
        expect(await stateOf(last)).toMatchObject([{ state: 'unsubscribed' }])
      }
    },
  )
})

test('confirming a new email address while the account is deleted does not deadlock', async () => {
  const { before, token } = await startEmailChange()
  const [row] = (await shop.office.pool.query('select id from travellers where email = $1', [before])).rows
  const answer = await withConcurrentTransaction(
    shop,
    [`select 1 from travellers where id = ${row.id} for update`],
    () => shop.newBrowser().callExpectingFailure('confirmEmail', { token }),
    [`delete from mailed_links where traveller_id = ${row.id}`, `delete from travellers where id = ${row.id}`],
  )
  expect(answer.details).toEqual({ reason: 'unknown' })
})

describe('emails about bookings made before a change of the email address', () => {
  let helpers: CancellationHelpers
  const moved = createEmail()
  beforeAll(async () => {
    helpers = await createCancellationHelpers(shop)
  })

  test('go to the new address, including emails that were queued before the change', async () => {
    shop.mails.isDown = true
    const unsent = await helpers.book()
    shop.mails.isDown = false
    const booked = await helpers.book()
    await helpers.ayu.call('changeEmail', { email: moved, password })
    await confirmEmailChange(moved)
    shop.clock.now = new Date(Date.now() + 2 * 60 * 1000)
    await helpers.openPayment(booked.id)
    const providerId = helpers.listProviderInvoices(booked.id)[0]
    expect(providerId?.customer).toMatchObject({ email: moved })
    await helpers.pay(providerId?.id ?? '')
    await helpers.cancel(booked.first)
    const subjects = mailsTo(shop, moved).map(({ subject, text }) => [subject, text.includes(unsent.id)])
    expect(subjects.length).toBeGreaterThanOrEqual(4)
    expect(subjects.some(([, isUnsent]) => isUnsent)).toBe(true)
    const late = mailsTo(shop, 'ayu@example.com').filter(({ text }) => text.includes(booked.id))
    expect(late).toHaveLength(1)
  })

  test('go to the new address when staff cancel a booking', async () => {
    const { first } = await helpers.bookAndPay()
    const other = createEmail()
    await helpers.ayu.call('changeEmail', { email: other, password })
    await confirmEmailChange(other)
    await shop.office.payload.update({ collection: 'bookings', id: first, data: { status: 'cancelled' } })
    const { rows } = await shop.office.pool.query(
      `select "to" from outgoing_mails where kind = 'booking_cancelled' and booking_id = $1`,
      [first],
    )
    expect(rows).toEqual([{ to: other }])
  })
})
