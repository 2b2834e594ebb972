import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withConcurrentTransaction, withFailingWrites } from '../testing/concurrent-transaction.ts'
import {
  createEmail,
  createSignUpData,
  createVerifiedAccount,
  findMailedToken,
  mailsTo,
  otherPassword,
} from '../testing/people.ts'
import { password, startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.stop())

const canSignIn = async (email: string, password: string) =>
  (await shop.newBrowser().send('POST', '/api/auth/sign-in', { email, password })).ok
const verify = (token: string) => shop.newBrowser().call('verifyEmail', { token })
const readReason = async (token: string) =>
  (await shop.newBrowser().callExpectingFailure('verifyEmail', { token })).details

/** Signs up twice with the same address and different data. Returns the tokens of both links. */
async function signUpTwice(email: string) {
  await shop.newBrowser().call('signUp', createSignUpData(email))
  const first = findMailedToken(shop, email)
  const second = { ...createSignUpData(email), password: otherPassword, full_name: 'Eve', username: 'eve' }
  await shop.newBrowser().call('signUp', second)
  return { first, second: findMailedToken(shop, email) }
}

describe('two sign-ups with the same address', () => {
  test('store the data of the first sign-up when its link is opened', async () => {
    const email = createEmail()
    const { first, second } = await signUpTwice(email)
    await verify(first)
    expect([await canSignIn(email, password), await canSignIn(email, otherPassword)]).toEqual([true, false])
    const browser = shop.newBrowser()
    await browser.call('signIn', { email, password })
    expect(await browser.call('getProfile')).toMatchObject({ full_name: 'Made Wirawan' })
    expect(await browser.call('getAccount')).toMatchObject({ username: 'made' })
    expect(await readReason(second)).toEqual({ reason: 'used' })
  })

  test('invalidate the first password and link when the second link is opened', async () => {
    const email = createEmail()
    const { first, second } = await signUpTwice(email)
    await verify(second)
    expect([await canSignIn(email, password), await canSignIn(email, otherPassword)]).toEqual([false, true])
    expect(await readReason(first)).toEqual({ reason: 'used' })
    const { rows } = await shop.office.pool.query('select 1 from mailed_links where password_hash is not null')
    expect(rows).toEqual([])
  })

  test('can each request another link', async () => {
    const email = createEmail()
    const { first, second } = await signUpTwice(email)
    await shop.newBrowser().call('resendVerification', { token: first })
    expect(await readReason(first)).toEqual({ reason: 'expired' })
    await verify(findMailedToken(shop, email))
    expect([await canSignIn(email, password), await canSignIn(email, otherPassword)]).toEqual([true, false])
    expect(await readReason(second)).toEqual({ reason: 'used' })
  })

  test('cannot set their passwords after the owner has reset the password by email', async () => {
    const email = createEmail()
    const { first, second } = await signUpTwice(email)
    await shop.newBrowser().call('forgotPassword', { email })
    const chosen = 'Pantai-putih-3'
    await shop.newBrowser().call('resetPassword', { token: findMailedToken(shop, email), password: chosen })
    // The account is already verified, so both links lead to the sign-in page.
    expect([await readReason(first), await readReason(second)]).toEqual([{ reason: 'used' }, { reason: 'used' }])
    expect([await canSignIn(email, chosen), await canSignIn(email, otherPassword)]).toEqual([true, false])
  })
})

describe('signing up', () => {
  test('sends no email about an existing account if a new traveller double-clicks', async () => {
    const email = createEmail()
    await Promise.all([1, 2].map(() => shop.newBrowser().call('signUp', createSignUpData(email))))
    const subjects = mailsTo(shop, email).map(({ subject }) => subject)
    expect(subjects).toEqual(['Please verify your email', 'Please verify your email'])
  })

  test('emails no name that a stranger entered', async () => {
    const email = createEmail()
    const name = 'Win https://evil.example\nnow'
    await shop.newBrowser().call('signUp', { ...createSignUpData(email), full_name: name })
    await shop.newBrowser().call('resendVerification', { email })
    await shop.newBrowser().call('forgotPassword', { email })
    const written = mailsTo(shop, email).map(({ text, html }) => text + html)
    expect(written).toHaveLength(3)
    expect(written.join()).not.toContain('evil.example')
  })

  test('does not create or change an account if the verification link cannot be stored', async () => {
    const [fresh, known] = [createEmail(), createEmail()]
    await shop.newBrowser().call('signUp', createSignUpData(known))
    const hashOf = async (email: string) =>
      (await shop.office.pool.query('select hash from travellers where email = $1', [email])).rows
    const before = await hashOf(known)
    await withFailingWrites(shop, 'insert', 'mailed_links', async () => {
      for (const email of [fresh, known]) {
        expect((await shop.newBrowser().callExpectingFailure('signUp', createSignUpData(email))).status).toBe(500)
      }
    })
    expect([await hashOf(fresh), await hashOf(known)]).toEqual([[], before])
  })

  test('does not change an account that is verified at the same moment', async () => {
    const email = createEmail()
    await shop.newBrowser().call('signUp', createSignUpData(email))
    await withConcurrentTransaction(
      shop,
      [`update travellers set _verified = true, city = 'Amed' where email = '${email}'`],
      () => shop.newBrowser().call('signUp', { ...createSignUpData(email), password: otherPassword }),
    )
    expect([await canSignIn(email, password), await canSignIn(email, otherPassword)]).toEqual([true, false])
    expect(mailsTo(shop, email).at(-1)?.subject).toBe('You already have an account')
  })

  test('does not change the anonymised row of a deleted account with the same address', async () => {
    const email = 'deleted-7@deleted.invalid'
    const whole = `select to_jsonb(t) as row from travellers t where email = '${email}'`
    await shop.office.pool.query(
      `update travellers set email = '${email}', _verified = false, deleted_at = now(), hash = null, salt = null
        where email = $1`,
      [await createVerifiedAccount(shop)],
    )
    const before = await shop.office.pool.query(whole)
    const browser = shop.newBrowser()
    for (const name of ['signUp', 'forgotPassword', 'resendVerification'] as const) {
      const body = name === 'signUp' ? createSignUpData(email) : { email }
      expect(await browser.call(name, body)).toEqual({ ok: true })
    }
    expect((await shop.office.pool.query(whole)).rows).toEqual(before.rows)
    expect(findMailedToken(shop, email)).toBe('')
  })
})

describe('an unverified account', () => {
  test('is deleted a week after its last link has expired, unless it was verified once', async () => {
    const [waiting, done] = [createEmail(), await createVerifiedAccount(shop)]
    await shop.newBrowser().call('signUp', createSignUpData(waiting))
    // Staff can unset the verification to lock a traveller out temporarily.
    await shop.office.pool.query('update travellers set _verified = false where email = $1', [done])
    const left = async () => {
      const emails = [waiting, done]
      const { rows } = await shop.office.pool.query('select email from travellers where email = any($1)', [emails])
      return rows.map(({ email }) => email).sort()
    }
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
    await shop.deps.housekeeping.deleteOutdated(inDays(7.9))
    expect(await left()).toEqual([waiting, done].sort())
    await shop.deps.housekeeping.deleteOutdated(inDays(8.1))
    expect(await left()).toEqual([done])
  })
})

test('requests for another link count towards one limit, whether they contain the address or the token', async () => {
  const strict = await startTestApp({ rateLimitScale: 1 })
  const browser = strict.newBrowser()
  const email = createEmail()
  await browser.call('signUp', createSignUpData(email))
  const token = findMailedToken(strict, email)
  const both = await browser.callExpectingFailure('resendVerification', { email: createEmail(), token })
  expect(both).toMatchObject({ status: 422, code: 'invalid_request' })
  await browser.call('resendVerification', { token })
  await browser.call('resendVerification', { email: email.toUpperCase() })
  await browser.call('resendVerification', { token: findMailedToken(strict, email) })
  for (const body of [{ token }, { email }]) {
    expect((await browser.callExpectingFailure('resendVerification', body)).code).toBe('rate_limited')
  }
  await strict.stop()
})
