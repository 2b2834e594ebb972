import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { createEmail, createSignUpData, findMailedToken, mailsTo, otherPassword } from '../testing/people.ts'
import { password, startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.stop())

const readEmail = async (browser: Browser) => (await browser.call('getProfile')).email

async function signInElsewhere(email: string): Promise<Browser> {
  const browser = shop.newBrowser()
  await browser.call('signIn', { email, password })
  return browser
}

describe('changing the password', () => {
  test('requires the current password, ends every other session and sends an email', async () => {
    const currentBrowser = await shop.newTraveller()
    const email = await readEmail(currentBrowser)
    const otherBrowser = await signInElsewhere(email)
    const wrong = { current_password: 'wrong', password: otherPassword }
    expect(await currentBrowser.callExpectingFailure('changePassword', wrong)).toMatchObject({
      status: 403,
      code: 'wrong_password',
    })
    const weak = await currentBrowser.callExpectingFailure('changePassword', {
      current_password: password,
      password: 'weak',
    })
    expect(weak.fields?.password).toBe('Please ensure your password meets all the requirements.')
    await currentBrowser.call('changePassword', { current_password: password, password: otherPassword })
    expect((await currentBrowser.call('session')).session).not.toBeNull()
    expect((await otherBrowser.call('session')).session).toBeNull()
    expect(mailsTo(shop, email).at(-1)?.subject).toBe('Your password was changed')
    await shop.newBrowser().call('signIn', { email, password: otherPassword })
    expect((await shop.newBrowser().callExpectingFailure('signIn', { email, password })).code).toBe(
      'invalid_credentials',
    )
  })

  test('ends sessions that are opened with the old password at the same moment', async () => {
    const currentBrowser = await shop.newTraveller()
    const email = await readEmail(currentBrowser)
    const others = Array.from({ length: 6 }, () => shop.newBrowser())
    await Promise.all([
      currentBrowser.call('changePassword', { current_password: password, password: otherPassword }),
      ...others.map(async (browser, index) => {
        await wait(index * 60)
        await browser.send('POST', '/api/auth/sign-in', { email, password })
      }),
    ])
    const open = await Promise.all(others.map(async (browser) => (await browser.call('session')).session))
    expect(open).toEqual(others.map(() => null))
  })
})

describe('changing the email address', () => {
  test('takes effect when the mailed link is opened, and notifies the old address', async () => {
    const browser = await shop.newTraveller()
    const before = await readEmail(browser)
    const email = `new-${before}`
    expect((await browser.callExpectingFailure('changeEmail', { email, password: 'wrong' })).code).toBe(
      'wrong_password',
    )
    const same = await browser.callExpectingFailure('changeEmail', { email: before.toUpperCase(), password })
    expect(same.fields?.email).toBe('This is already your email address.')
    await browser.call('changeEmail', { email: email.toUpperCase(), password })
    expect(await browser.call('getAccount')).toMatchObject({ pending_email: email })
    expect(await readEmail(browser)).toBe(before)
    // A reset link sent to the old address must not work after the change.
    await browser.call('forgotPassword', { email: before })
    const oldLink = findMailedToken(shop, before)
    await shop.newBrowser().call('confirmEmail', { token: findMailedToken(shop, email.toUpperCase()) })
    expect(await readEmail(browser)).toBe(email)
    expect((await browser.call('session')).session?.user.email).toBe(email)
    expect(await browser.call('getAccount')).toMatchObject({ pending_email: null })
    expect(mailsTo(shop, before).at(-1)?.subject).toBe('Your email address was changed')
    const late = await browser.callExpectingFailure('resetPassword', { token: oldLink, password: otherPassword })
    expect(late.details).toEqual({ reason: 'expired' })
  })

  test('responds the same for an address of another account, and never takes over the address', async () => {
    const [ayu, made] = [await shop.newTraveller(), await shop.newTraveller()]
    const taken = await readEmail(made)
    expect(await ayu.call('changeEmail', { email: taken, password })).toEqual({ ok: true })
    expect(mailsTo(shop, taken).at(-1)?.subject).toBe('You already have an account')
    // The address gets an account between the request and the confirmation.
    await ayu.call('changeEmail', { email: 'soon@example.com', password })
    const token = findMailedToken(shop, 'soon@example.com')
    await shop.newTraveller('soon@example.com')
    expect((await ayu.callExpectingFailure('confirmEmail', { token })).code).toBe('token_invalid')
    expect(await readEmail(ayu)).not.toBe('soon@example.com')
  })
})

describe('the preferences of an account', () => {
  test('accept an offered currency, rupiah, or no currency', async () => {
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
    await browser.call('changePreferences', { preferred_currency: 'USD' })
    expect(await browser.call('getAccount')).toMatchObject({ preferred_currency: 'USD', newsletter: 'none' })
    // The ISO 4217 code for no currency.
    const refused = await browser.callExpectingFailure('changePreferences', { preferred_currency: 'ZZZ' })
    expect(refused.fields).toHaveProperty('preferred_currency')
    // Rupiah is a preference. Null means no preference.
    for (const preferred_currency of ['IDR', null]) {
      expect(await browser.call('changePreferences', { preferred_currency })).toEqual({ preferred_currency })
      expect(await browser.call('getAccount')).toMatchObject({ preferred_currency })
    }
  })

  test('subscribe the verified address to the newsletter without a confirmation email, and unsubscribe that address', async () => {
    const browser = await shop.newTraveller()
    const email = await readEmail(browser)
    expect(await browser.call('changeNewsletter', { subscribed: true })).toEqual({ newsletter: 'subscribed' })
    expect((await browser.callExpectingFailure('subscribe', { email })).code).toBe('already_subscribed')
    expect(await browser.call('changeNewsletter', { subscribed: false })).toEqual({ newsletter: 'none' })
    expect(await browser.call('getAccount')).toMatchObject({ newsletter: 'none' })
    expect(mailsTo(shop, email)).toEqual([])
  })
})

test('a change by a traveller updates the timestamp of the account, so that staff cannot save an outdated form', async () => {
  const timestamp = async (email: string) => {
    const found = await shop.office.pool.query('select updated_at from travellers where email = $1', [email])
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
    return found.rows[0].updated_at.getTime()
  }
  const [before, email] = [createEmail(), createEmail()]
  const browser = shop.newBrowser()
  await browser.call('signUp', createSignUpData(before))
  const opened = await timestamp(before)
  await browser.call('verifyEmail', { token: findMailedToken(shop, before) })
  const verified = await timestamp(before)
  await browser.call('signIn', { email: before, password })
  await browser.call('changeEmail', { email, password })
  await browser.call('confirmEmail', { token: findMailedToken(shop, email) })
  const moved = await timestamp(email)
  await browser.call('changePreferences', { preferred_currency: 'IDR' })
  expect([verified > opened, moved > verified, (await timestamp(email)) > moved]).toEqual([true, true, true])
})
