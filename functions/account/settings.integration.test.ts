import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { mailsTo, newEmail, otherPassword, signUpOf, tokenTo } from '../testing/people.ts'
import { password, startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.stop())

const emailOf = async (browser: Browser) => (await browser.ask('getProfile')).email

async function elsewhere(email: string): Promise<Browser> {
  const browser = shop.newBrowser()
  await browser.ask('signIn', { email, password })
  return browser
}

describe('changing the password', () => {
  test('requires the current one, ends every other session and sends a mail', async () => {
    const here = await shop.newTraveller()
    const email = await emailOf(here)
    const there = await elsewhere(email)
    const wrong = { current_password: 'wrong', password: otherPassword }
    expect(await here.refused('changePassword', wrong)).toMatchObject({ status: 403, code: 'wrong_password' })
    const weak = await here.refused('changePassword', { current_password: password, password: 'weak' })
    expect(weak.fields?.password).toBe('Please ensure your password meets all the requirements.')
    await here.ask('changePassword', { current_password: password, password: otherPassword })
    expect((await here.ask('session')).session).not.toBeNull()
    expect((await there.ask('session')).session).toBeNull()
    expect(mailsTo(shop, email).at(-1)?.subject).toBe('Your password was changed')
    await shop.newBrowser().ask('signIn', { email, password: otherPassword })
    expect((await shop.newBrowser().refused('signIn', { email, password })).code).toBe('invalid_credentials')
  })

  test('leaves no session opened with the old password at the same moment', async () => {
    const here = await shop.newTraveller()
    const email = await emailOf(here)
    const others = Array.from({ length: 6 }, () => shop.newBrowser())
    await Promise.all([
      here.ask('changePassword', { current_password: password, password: otherPassword }),
      ...others.map(async (browser, index) => {
        await wait(index * 60)
        await browser.send('POST', '/api/auth/sign-in', { email, password })
      }),
    ])
    const open = await Promise.all(others.map(async (browser) => (await browser.ask('session')).session))
    expect(open).toEqual(others.map(() => null))
  })
})

describe('changing the e-mail address', () => {
  test('takes effect when its link is opened, and notifies the old address', async () => {
    const browser = await shop.newTraveller()
    const before = await emailOf(browser)
    const email = `new-${before}`
    expect((await browser.refused('changeEmail', { email, password: 'wrong' })).code).toBe('wrong_password')
    const same = await browser.refused('changeEmail', { email: before.toUpperCase(), password })
    expect(same.fields?.email).toBe('This is already your email address.')
    await browser.ask('changeEmail', { email: email.toUpperCase(), password })
    expect(await browser.ask('getAccount')).toMatchObject({ pending_email: email })
    expect(await emailOf(browser)).toBe(before)
    // A reset link sent to the old address must not work after the change.
    await browser.ask('forgotPassword', { email: before })
    const oldLink = tokenTo(shop, before)
    await shop.newBrowser().ask('confirmEmail', { token: tokenTo(shop, email.toUpperCase()) })
    expect(await emailOf(browser)).toBe(email)
    expect((await browser.ask('session')).session?.user.email).toBe(email)
    expect(await browser.ask('getAccount')).toMatchObject({ pending_email: null })
    expect(mailsTo(shop, before).at(-1)?.subject).toBe('Your email address was changed')
    const late = await browser.refused('resetPassword', { token: oldLink, password: otherPassword })
    expect(late.details).toEqual({ reason: 'expired' })
  })

  test('responds the same for an address that has an account, and never takes it over', async () => {
    const [ayu, made] = [await shop.newTraveller(), await shop.newTraveller()]
    const taken = await emailOf(made)
    expect(await ayu.ask('changeEmail', { email: taken, password })).toEqual({ ok: true })
    expect(mailsTo(shop, taken).at(-1)?.subject).toBe('You already have an account')
    // The address gets an account between the request and the confirmation.
    await ayu.ask('changeEmail', { email: 'soon@example.com', password })
    const token = tokenTo(shop, 'soon@example.com')
    await shop.newTraveller('soon@example.com')
    expect((await ayu.refused('confirmEmail', { token })).code).toBe('token_invalid')
    expect(await emailOf(ayu)).not.toBe('soon@example.com')
  })
})

describe('preferences', () => {
  test('accept an offered currency, rupiah, or none', async () => {
    await shop.office.payload.updateGlobal({
      slug: 'currencies',
      data: {
        currencies: [
          { code: 'IDR', name: 'Rupiah', symbol: 'Rp', symbol_position: 'before', decimal_digits: 0 },
          { code: 'USD', name: 'US Dollar', symbol: '$', symbol_position: 'before', decimal_digits: 2 },
        ],
        currency_rates: { rates: [{ code: 'USD', rate: 0.00006 }] },
      },
    })
    const browser = await shop.newTraveller()
    await browser.ask('changePreferences', { preferred_currency: 'USD' })
    expect(await browser.ask('getAccount')).toMatchObject({ preferred_currency: 'USD', newsletter: 'none' })
    // The ISO 4217 code for no currency.
    const refused = await browser.refused('changePreferences', { preferred_currency: 'XXX' })
    expect(refused.fields).toHaveProperty('preferred_currency')
    // Rupiah is a preference, null is no preference.
    for (const preferred_currency of ['IDR', null]) {
      expect(await browser.ask('changePreferences', { preferred_currency })).toEqual({ preferred_currency })
      expect(await browser.ask('getAccount')).toMatchObject({ preferred_currency })
    }
  })

  test('subscribe the verified address to the newsletter immediately, and unsubscribe it', async () => {
    const browser = await shop.newTraveller()
    const email = await emailOf(browser)
    expect(await browser.ask('changeNewsletter', { subscribed: true })).toEqual({ newsletter: 'subscribed' })
    expect((await browser.refused('subscribe', { email })).code).toBe('already_subscribed')
    expect(await browser.ask('changeNewsletter', { subscribed: false })).toEqual({ newsletter: 'none' })
    expect(await browser.ask('getAccount')).toMatchObject({ newsletter: 'none' })
    expect(mailsTo(shop, email)).toEqual([])
  })
})

test('changes by travellers update the timestamp, so that forms opened by staff before are outdated', async () => {
  const timestamp = async (email: string) => {
    const found = await shop.office.pool.query('select updated_at from travellers where email = $1', [email])
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
    return found.rows[0].updated_at.getTime()
  }
  const [before, email] = [newEmail(), newEmail()]
  const browser = shop.newBrowser()
  await browser.ask('signUp', signUpOf(before))
  const opened = await timestamp(before)
  await browser.ask('verifyEmail', { token: tokenTo(shop, before) })
  const verified = await timestamp(before)
  await browser.ask('signIn', { email: before, password })
  await browser.ask('changeEmail', { email, password })
  await browser.ask('confirmEmail', { token: tokenTo(shop, email) })
  const moved = await timestamp(email)
  await browser.ask('changePreferences', { preferred_currency: 'IDR' })
  expect([verified > opened, moved > verified, (await timestamp(email)) > moved]).toEqual([true, true, true])
})
