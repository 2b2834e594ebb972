import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createEmail,
  createSignUpData,
  createVerifiedAccount,
  findMailedToken,
  mailsTo,
  otherPassword,
  saveAccount,
} from '../testing/people.ts'
import { password, startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.stop())
beforeEach(() => {
  shop.mails.isDown = false
})

describe('signing up', () => {
  test('responds the same for an address with an account, and emails the owner of that account', async () => {
    const email = await createVerifiedAccount(shop)
    const browser = shop.newBrowser()
    expect(await browser.call('signUp', { ...createSignUpData(email.toUpperCase()), password: otherPassword })).toEqual(
      {
        ok: true,
      },
    )
    expect(mailsTo(shop, email.toUpperCase()).at(-1)?.subject).toBe('You already have an account')
    expect(await browser.call('signUp', createSignUpData(createEmail()))).toEqual({ ok: true })
    expect((await browser.callExpectingFailure('signIn', { email, password: otherPassword })).code).toBe(
      'invalid_credentials',
    )
    await browser.call('signIn', { email, password })
  })

  test('emails another link on request, and reports whether a link is expired, used or unknown', async () => {
    const email = createEmail()
    const browser = shop.newBrowser()
    const reasonOf = async (token: string) => (await browser.callExpectingFailure('verifyEmail', { token })).details
    await browser.call('signUp', createSignUpData(email))
    const first = findMailedToken(shop, email)
    await browser.call('resendVerification', { token: first, redirect: '/checkout' })
    expect(mailsTo(shop, email).at(-1)?.text).toContain('&redirect=%2Fcheckout')
    expect(await reasonOf(first)).toEqual({ reason: 'expired' })
    await browser.call('resendVerification', { email: email.toUpperCase() })
    const last = findMailedToken(shop, email)
    await browser.call('verifyEmail', { token: last })
    expect(await reasonOf(last)).toEqual({ reason: 'used' })
    for (const token of ['', 'x', `${last}0`, '\u2028', 'x'.repeat(9000)]) {
      expect(await reasonOf(token)).toEqual({ reason: 'unknown' })
    }
    // No email is sent to a verified account or to an unknown address, or for an unknown token. The response is the
    // same.
    const sent = shop.mails.sent.length
    for (const body of [{ email }, { email: createEmail() }, { token: last }, { token: 'x' }]) {
      expect(await browser.call('resendVerification', body)).toEqual({ ok: true })
    }
    expect(shop.mails.sent).toHaveLength(sent)
    expect((await browser.callExpectingFailure('resendVerification', {})).code).toBe('invalid_request')
  })

  test('does not verify the address with a link that is a day old', async () => {
    const email = createEmail()
    shop.clock.now = new Date(Date.now() - 25 * 60 * 60 * 1000)
    await shop.newBrowser().call('signUp', createSignUpData(email))
    shop.clock.now = new Date()
    const refused = await shop.newBrowser().callExpectingFailure('verifyEmail', { token: findMailedToken(shop, email) })
    expect(refused).toMatchObject({ status: 410, code: 'token_invalid', details: { reason: 'expired' } })
  })

  test('creates one account for eight concurrent requests', async () => {
    const email = createEmail()
    const browser = shop.newBrowser()
    await Promise.all(Array.from({ length: 8 }, () => browser.call('signUp', createSignUpData(email))))
    const { totalDocs } = await shop.office.payload.count({
      collection: 'travellers',
      where: { email: { equals: email } },
    })
    expect(totalDocs).toBe(1)
  })

  test('rejects a weak password and explains the requirements', async () => {
    const refused = await shop
      .newBrowser()
      .callExpectingFailure('signUp', { ...createSignUpData(createEmail()), password: 'weak' })
    expect(refused).toMatchObject({
      status: 422,
      fields: { password: 'Please ensure your password meets all the requirements.' },
    })
  })

  test('rejects a common password even if it meets the requirements', async () => {
    const refused = await shop
      .newBrowser()
      .callExpectingFailure('signUp', { ...createSignUpData(createEmail()), password: 'Password1!' })
    expect(refused).toMatchObject({ status: 422, code: 'guessable_password' })
  })

  test('succeeds even if the email cannot be sent', async () => {
    shop.mails.isDown = true
    expect(await shop.newBrowser().call('signUp', createSignUpData(createEmail()))).toEqual({ ok: true })
  })

  test.each([['https://evil.example/'], ['//evil.example'], ['/\\evil.example'], ['javascript:alert(1)'], ['tours']])(
    'does not link back to %o, because it is not a path of this site',
    async (redirect) => {
      const email = createEmail()
      await shop.newBrowser().call('signUp', { ...createSignUpData(email), redirect })
      expect(mailsTo(shop, email).at(-1)?.text).not.toContain('redirect=')
    },
  )

  test('ignores unknown fields', async () => {
    const email = createEmail()
    await shop.newBrowser().call('signUp', { ...createSignUpData(email), _verified: true, deleted_at: 'x', id: 1 })
    const { docs } = await shop.office.payload.find({ collection: 'travellers', where: { email: { equals: email } } })
    expect(docs[0]).toMatchObject({ _verified: false, deleted_at: null, full_name: 'Made Wirawan' })
  })
})

describe('signing in', () => {
  test('responds the same for an unknown address, a wrong password, and an unverified or blocked account', async () => {
    const browser = shop.newBrowser()
    const unverified = createEmail()
    await browser.call('signUp', createSignUpData(unverified))
    const blocked = await createVerifiedAccount(shop)
    await saveAccount(shop, blocked, { blocked: true })
    const answers = [
      await browser.callExpectingFailure('signIn', { email: createEmail(), password }),
      await browser.callExpectingFailure('signIn', { email: await createVerifiedAccount(shop), password: 'wrong' }),
      await browser.callExpectingFailure('signIn', {
        email: await createVerifiedAccount(shop),
        password: 'x'.repeat(201),
      }),
      await browser.callExpectingFailure('signIn', { email: unverified, password }),
      await browser.callExpectingFailure('signIn', { email: blocked, password }),
    ]
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 401, code: 'invalid_credentials' })
    expect(browser.cookie).toBeNull()
  })

  test('stores the token only in a cookie that scripts cannot read', async () => {
    const email = await createVerifiedAccount(shop)
    const browser = shop.newBrowser()
    const response = await browser.send('POST', '/api/auth/sign-in', { email: email.toUpperCase(), password })
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^nusa-session=[\w.-]+; Expires=.+; Path=\/; HttpOnly; SameSite=Lax$/)
    const token = cookie.slice('nusa-session='.length, cookie.indexOf(';'))
    expect(await response.text()).not.toContain(token)
    expect(JSON.stringify(shop.log)).not.toContain(token)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('reports a missing address', async () => {
    const refused = await shop.newBrowser().callExpectingFailure('signIn', { email: '', password })
    expect(refused.fields?.email).toBe('You must provide either an email or phone number and a password')
  })

  test('responds to an address that is too long for an account as to any unknown address', async () => {
    const email = `${'a'.repeat(300)}@example.com`
    expect((await shop.newBrowser().callExpectingFailure('signIn', { email, password })).code).toBe(
      'invalid_credentials',
    )
  })
})

describe('resetting a forgotten password', () => {
  test('succeeds once with the mailed link and ends every session', async () => {
    const email = await createVerifiedAccount(shop)
    const [here, there] = [shop.newBrowser(), shop.newBrowser()]
    await here.call('signIn', { email, password })
    await there.call('signIn', { email, password })
    await here.call('forgotPassword', { email })
    expect(mailsTo(shop, email).at(-1)?.text).toContain(`${shop.siteUrl}/reset-password?token=`)
    const token = findMailedToken(shop, email)
    const asked = shop.newBrowser()
    expect(await asked.call('readResetLink', { token })).toEqual({ email })
    await here.call('resetPassword', { token, password: otherPassword })
    expect((await asked.callExpectingFailure('readResetLink', { token })).details).toEqual({ reason: 'used' })
    expect((await asked.callExpectingFailure('readResetLink', { token: 'x' })).details).toEqual({ reason: 'unknown' })
    expect(await here.call('session')).toEqual({ session: null })
    expect(await there.call('session')).toEqual({ session: null })
    expect((await here.callExpectingFailure('signIn', { email, password })).code).toBe('invalid_credentials')
    await here.call('signIn', { email, password: otherPassword })
    expect((await here.callExpectingFailure('resetPassword', { token, password })).code).toBe('token_invalid')
  })

  test('does not sign out another traveller in the same browser', async () => {
    const [email, other] = [await createVerifiedAccount(shop), await createVerifiedAccount(shop)]
    const here = shop.newBrowser()
    await here.call('signIn', { email: other, password })
    await here.call('forgotPassword', { email })
    await here.call('resetPassword', { token: findMailedToken(shop, email), password: otherPassword })
    expect(await here.call('session')).toMatchObject({ session: { user: { email: other } } })

    await here.call('forgotPassword', { email: other })
    await here.call('resetPassword', { token: findMailedToken(shop, other), password: otherPassword })
    expect(here.cookie).toBeNull()
  })

  test('responds the same for an unknown address, but does not send an email', async () => {
    const email = createEmail()
    expect(await shop.newBrowser().call('forgotPassword', { email })).toEqual({ ok: true })
    expect(mailsTo(shop, email)).toEqual([])
  })

  test('fails with a mailed link that is more than an hour old', async () => {
    const email = await createVerifiedAccount(shop)
    shop.clock.now = new Date(Date.now() - 61 * 60 * 1000)
    await shop.newBrowser().call('forgotPassword', { email })
    shop.clock.now = new Date()
    const [browser, token] = [shop.newBrowser(), findMailedToken(shop, email)]
    expect((await browser.callExpectingFailure('readResetLink', { token })).details).toEqual({ reason: 'expired' })
    expect((await browser.callExpectingFailure('resetPassword', { token, password: otherPassword })).code).toBe(
      'token_invalid',
    )
  })

  test('accepts 32 concurrent requests', async () => {
    const emails = await Promise.all(Array.from({ length: 4 }, () => createVerifiedAccount(shop)))
    const asked = Array.from({ length: 32 }, (_, index) =>
      shop.newBrowser().call('forgotPassword', { email: emails[index % 4] }),
    )
    expect(await Promise.all(asked)).toEqual(Array(32).fill({ ok: true }))
  })
})
