import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { type Cancelling, cancellingAt } from '../testing/cancelling.ts'
import { meanwhile } from '../testing/meanwhile.ts'
import { mailsTo, newEmail, otherPassword, signUpOf, tokenTo } from '../testing/people.ts'
import { password, startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.stop())

const emailOf = async (browser: Browser) => (await browser.ask('getProfile')).email
const pendingOf = async (browser: Browser) => (await browser.ask('getAccount')).pending_email
const confirm = (email: string) => shop.newBrowser().ask('confirmEmail', { token: tokenTo(shop, email) })

/** Returns a traveller with a pending change of the address. */
async function withPendingChange() {
  const browser = await shop.newTraveller()
  const [before, wanted] = [await emailOf(browser), newEmail()]
  await browser.ask('changeEmail', { email: wanted, password })
  return { browser, before, wanted, token: tokenTo(shop, wanted) }
}

describe('a pending change of the address', () => {
  test('notifies the current address, and the mail to the new one contains no name', async () => {
    const { before, wanted } = await withPendingChange()
    const told = mailsTo(shop, before).at(-1)
    expect(told?.subject).toBe('Request to change your email address')
    expect(told?.text).toContain(wanted)
    expect(told?.text).not.toContain('token=')
    expect(mailsTo(shop, wanted).at(-1)?.text).not.toContain('Ayu')
  })

  const ends: [string, (browser: Browser, email: string) => Promise<unknown>][] = [
    [
      'a new password',
      (browser) => browser.ask('changePassword', { current_password: password, password: otherPassword }),
    ],
    ['signing out everywhere', (browser) => browser.ask('signOutEverywhere')],
    [
      'a password reset by mail',
      async (browser, email) => {
        await browser.ask('forgotPassword', { email })
        await browser.ask('resetPassword', { token: tokenTo(shop, email), password: otherPassword })
      },
    ],
    ['requesting the current address', (browser, email) => browser.ask('changeEmail', { email, password })],
  ]
  test.each(ends)('is cancelled by %s', async (_how, end) => {
    const { browser, before, token } = await withPendingChange()
    await end(browser, before)
    expect(await shop.newBrowser().refused('confirmEmail', { token })).toMatchObject({ details: { reason: 'expired' } })
    const owner = await shop.office.pool.query('select 1 from travellers where email = $1', [before])
    expect(owner.rows).toHaveLength(1)
  })

  test('disappears when it is cancelled, which works once', async () => {
    const { browser, before } = await withPendingChange()
    expect((await browser.refused('changeEmail', { email: before, password: 'wrong' })).code).toBe('wrong_password')
    expect(await pendingOf(browser)).not.toBeNull()
    await browser.ask('changeEmail', { email: before.toUpperCase(), password })
    expect(await pendingOf(browser)).toBeNull()
    const again = await browser.refused('changeEmail', { email: before, password })
    expect(again.fields?.email).toBe('This is already your email address.')
  })

  test.each([
    ['a new password', { current_password: password, password: otherPassword }, 'changePassword'],
    ['signing out everywhere', undefined, 'signOutEverywhere'],
  ] as const)('is cancelled by %s together with all reset links', async (_how, body, call) => {
    const browser = await shop.newTraveller()
    const email = await emailOf(browser)
    await browser.ask('forgotPassword', { email })
    const token = tokenTo(shop, email)
    await browser.ask(call, body)
    const late = await shop.newBrowser().refused('resetPassword', { token, password: otherPassword })
    expect(late.details).toEqual({ reason: 'expired' })
  })

  test('shows no difference for an address that has an account', async () => {
    const browser = await shop.newTraveller()
    const taken = await emailOf(await shop.newTraveller())
    await browser.ask('changeEmail', { email: taken, password })
    expect(await pendingOf(browser)).toBe(taken)
  })
})

describe('an address of an unverified sign-up', () => {
  test('goes to the account whose owner confirms it', async () => {
    const wanted = newEmail()
    await shop.newBrowser().ask('signUp', signUpOf(wanted))
    const squatters = tokenTo(shop, wanted)
    const browser = await shop.newTraveller()
    await browser.ask('changeEmail', { email: wanted, password })
    await confirm(wanted)
    expect(await emailOf(browser)).toBe(wanted)
    expect((await shop.newBrowser().refused('verifyEmail', { token: squatters })).code).toBe('token_invalid')
  })

  test('stays with the sign-up that is verified first', async () => {
    const wanted = newEmail()
    await shop.newBrowser().ask('signUp', signUpOf(wanted))
    const owners = tokenTo(shop, wanted)
    const browser = await shop.newTraveller()
    await browser.ask('changeEmail', { email: wanted, password })
    await shop.newBrowser().ask('verifyEmail', { token: owners })
    expect((await browser.refused('confirmEmail', { token: tokenTo(shop, wanted) })).code).toBe('token_invalid')
    await shop.newBrowser().ask('signIn', { email: wanted, password })
  })
})

describe('the newsletter subscription', () => {
  const stateOf = async (email: string) =>
    (await shop.office.pool.query('select state, unsubscribe_token from subscriptions where email = $1', [email])).rows

  test('moves to the new address, and earlier links still end it', async () => {
    const { browser, before, wanted } = await withPendingChange()
    await browser.ask('changeNewsletter', { subscribed: true })
    const [subscription] = await stateOf(before)
    await confirm(wanted)
    expect([await stateOf(before), await stateOf(wanted)]).toEqual([[], [subscription]])
    expect(await browser.ask('getAccount')).toMatchObject({ newsletter: 'subscribed' })
  })

  test.each([
    ['is pending there', null, 'subscribed'],
    ['was ended there', "state = 'unsubscribed'", 'unsubscribed'],
    ['was ended there and then requested by a stranger', 'unsubscribed_at = now()', 'pending'],
  ])("is not duplicated if the new address's own subscription %s", async (_what, change, after) => {
    const { browser, wanted, token } = await withPendingChange()
    await browser.ask('changeNewsletter', { subscribed: true })
    await shop.newBrowser().ask('subscribe', { email: wanted })
    if (change) await shop.office.pool.query(`update subscriptions set ${change} where email = $1`, [wanted])
    await shop.newBrowser().ask('confirmEmail', { token })
    expect(await stateOf(wanted)).toMatchObject([{ state: after }])
  })

  test.each(['pending', 'subscribed'])(
    'that was %s at the new address ends with the links of either address',
    async (there) => {
      const { browser, before, wanted, token } = await withPendingChange()
      await browser.ask('changeNewsletter', { subscribed: true })
      await shop.newBrowser().ask('subscribe', { email: wanted })
      await shop.office.pool.query('update subscriptions set state = $2 where email = $1', [wanted, there])
      const tokens = [...(await stateOf(before)), ...(await stateOf(wanted))].map((row) => row.unsubscribe_token)
      await shop.newBrowser().ask('confirmEmail', { token })
      const last = newEmail()
      await browser.ask('changeEmail', { email: last, password })
      await confirm(last)
      expect(tokens).toHaveLength(2)
      for (const each of tokens) {
        await shop.office.pool.query("update subscriptions set state = 'subscribed' where email = $1", [last])
        await shop.newBrowser().ask('unsubscribe', { token: each })
        expect(await stateOf(last)).toMatchObject([{ state: 'unsubscribed' }])
      }
    },
  )
})

test('confirming a change while its account is deleted does not deadlock', async () => {
  const { before, token } = await withPendingChange()
  const [row] = (await shop.office.pool.query('select id from travellers where email = $1', [before])).rows
  const answer = await meanwhile(
    shop,
    [`select 1 from travellers where id = ${row.id} for update`],
    () => shop.newBrowser().refused('confirmEmail', { token }),
    [`delete from mailed_links where traveller_id = ${row.id}`, `delete from travellers where id = ${row.id}`],
  )
  expect(answer.details).toEqual({ reason: 'unknown' })
})

describe('mails about earlier bookings', () => {
  let at: Cancelling
  const moved = newEmail()
  beforeAll(async () => {
    at = await cancellingAt(shop)
  })

  test('go to the new address, including those not sent yet', async () => {
    shop.mails.isDown = true
    const unsent = await at.book()
    shop.mails.isDown = false
    const booked = await at.book()
    await at.ayu.ask('changeEmail', { email: moved, password })
    await confirm(moved)
    shop.clock.now = new Date(Date.now() + 2 * 60 * 1000)
    await at.payAt(booked.id)
    const providerId = at.atProvider(booked.id)[0]
    expect(providerId?.customer).toMatchObject({ email: moved })
    await at.pay(providerId?.id ?? '')
    await at.cancel(booked.first)
    const subjects = mailsTo(shop, moved).map(({ subject, text }) => [subject, text.includes(unsent.id)])
    expect(subjects.length).toBeGreaterThanOrEqual(4)
    expect(subjects.some(([, isUnsent]) => isUnsent)).toBe(true)
    const late = mailsTo(shop, 'ayu@example.com').filter(({ text }) => text.includes(booked.id))
    expect(late).toHaveLength(1)
  })

  test('go to the new address when staff cancel a booking', async () => {
    const { first } = await at.bookAndPay()
    const other = newEmail()
    await at.ayu.ask('changeEmail', { email: other, password })
    await confirm(other)
    await shop.office.payload.update({ collection: 'bookings', id: first, data: { status: 'cancelled' } })
    const { rows } = await shop.office.pool.query(
      `select "to" from outgoing_mails where kind = 'booking_cancelled' and booking_id = $1`,
      [first],
    )
    expect(rows).toEqual([{ to: other }])
  })
})
