import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failing, meanwhile } from '../testing/meanwhile.ts'
import { mailsTo, newEmail, otherPassword, signUpOf, tokenTo, verified } from '../testing/people.ts'
import { password, startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.stop())

const mayEnter = async (email: string, password: string) =>
  (await shop.newBrowser().send('POST', '/api/auth/sign-in', { email, password })).ok
const verify = (token: string) => shop.newBrowser().ask('verifyEmail', { token })
const reasonOf = async (token: string) => (await shop.newBrowser().refused('verifyEmail', { token })).details

/** Signs up twice with the same address and different data. Returns the tokens of both links. */
async function signUpTwice(email: string) {
  await shop.newBrowser().ask('signUp', signUpOf(email))
  const first = tokenTo(shop, email)
  const second = { ...signUpOf(email), password: otherPassword, full_name: 'Eve', username: 'eve' }
  await shop.newBrowser().ask('signUp', second)
  return { first, second: tokenTo(shop, email) }
}

describe('two sign-ups with the same address', () => {
  test('store the data of the first sign-up when its link is opened', async () => {
    const email = newEmail()
    const { first, second } = await signUpTwice(email)
    await verify(first)
    expect([await mayEnter(email, password), await mayEnter(email, otherPassword)]).toEqual([true, false])
    const browser = shop.newBrowser()
    await browser.ask('signIn', { email, password })
    expect(await browser.ask('getProfile')).toMatchObject({ full_name: 'Made Wirawan' })
    expect(await browser.ask('getAccount')).toMatchObject({ username: 'made' })
    expect(await reasonOf(second)).toEqual({ reason: 'used' })
  })

  test('invalidate the first password and link when the second link is opened', async () => {
    const email = newEmail()
    const { first, second } = await signUpTwice(email)
    await verify(second)
    expect([await mayEnter(email, password), await mayEnter(email, otherPassword)]).toEqual([false, true])
    expect(await reasonOf(first)).toEqual({ reason: 'used' })
    const { rows } = await shop.office.pool.query('select 1 from mailed_links where password_hash is not null')
    expect(rows).toEqual([])
  })

  test('can each request another link', async () => {
    const email = newEmail()
    const { first, second } = await signUpTwice(email)
    await shop.newBrowser().ask('resendVerification', { token: first })
    expect(await reasonOf(first)).toEqual({ reason: 'expired' })
    await verify(tokenTo(shop, email))
    expect([await mayEnter(email, password), await mayEnter(email, otherPassword)]).toEqual([true, false])
    expect(await reasonOf(second)).toEqual({ reason: 'used' })
  })

  test('keep no password once the owner has reset it by mail', async () => {
    const email = newEmail()
    const { first, second } = await signUpTwice(email)
    await shop.newBrowser().ask('forgotPassword', { email })
    const chosen = 'Pantai-putih-3'
    await shop.newBrowser().ask('resetPassword', { token: tokenTo(shop, email), password: chosen })
    // The account is verified by then: both links lead to the sign-in page.
    expect([await reasonOf(first), await reasonOf(second)]).toEqual([{ reason: 'used' }, { reason: 'used' }])
    expect([await mayEnter(email, chosen), await mayEnter(email, otherPassword)]).toEqual([true, false])
  })
})

describe('signing up', () => {
  test('treats a double click of a new traveller as one sign-up', async () => {
    const email = newEmail()
    await Promise.all([1, 2].map(() => shop.newBrowser().ask('signUp', signUpOf(email))))
    const subjects = mailsTo(shop, email).map(({ subject }) => subject)
    expect(subjects).toEqual(['Please verify your email', 'Please verify your email'])
  })

  test('mails no name that a stranger entered', async () => {
    const email = newEmail()
    const name = 'Win https://evil.example\nnow'
    await shop.newBrowser().ask('signUp', { ...signUpOf(email), full_name: name })
    await shop.newBrowser().ask('resendVerification', { email })
    await shop.newBrowser().ask('forgotPassword', { email })
    const written = mailsTo(shop, email).map(({ text, html }) => text + html)
    expect(written).toHaveLength(3)
    expect(written.join()).not.toContain('evil.example')
  })

  test('changes nothing if its link cannot be stored', async () => {
    const [fresh, known] = [newEmail(), newEmail()]
    await shop.newBrowser().ask('signUp', signUpOf(known))
    const hashOf = async (email: string) =>
      (await shop.office.pool.query('select hash from travellers where email = $1', [email])).rows
    const before = await hashOf(known)
    await failing(shop, 'insert', 'mailed_links', async () => {
      for (const email of [fresh, known]) {
        expect((await shop.newBrowser().refused('signUp', signUpOf(email))).status).toBe(500)
      }
    })
    expect([await hashOf(fresh), await hashOf(known)]).toEqual([[], before])
  })

  test('does not change an account that is verified at the same moment', async () => {
    const email = newEmail()
    await shop.newBrowser().ask('signUp', signUpOf(email))
    await meanwhile(shop, [`update travellers set _verified = true, city = 'Amed' where email = '${email}'`], () =>
      shop.newBrowser().ask('signUp', { ...signUpOf(email), password: otherPassword }),
    )
    expect([await mayEnter(email, password), await mayEnter(email, otherPassword)]).toEqual([true, false])
    expect(mailsTo(shop, email).at(-1)?.subject).toBe('You already have an account')
  })

  test('does not change what remains of a deleted account with the same address', async () => {
    const email = 'deleted-7@deleted.invalid'
    const whole = `select to_jsonb(t) as row from travellers t where email = '${email}'`
    await shop.office.pool.query(
      `update travellers set email = '${email}', _verified = false, deleted_at = now(), hash = null, salt = null
        where email = $1`,
      [await verified(shop)],
    )
    const before = await shop.office.pool.query(whole)
    const browser = shop.newBrowser()
    for (const name of ['signUp', 'forgotPassword', 'resendVerification'] as const) {
      const body = name === 'signUp' ? signUpOf(email) : { email }
      expect(await browser.ask(name, body)).toEqual({ ok: true })
    }
    expect((await shop.office.pool.query(whole)).rows).toEqual(before.rows)
    expect(tokenTo(shop, email)).toBe('')
  })
})

describe('an unverified account', () => {
  test('is deleted a week after its last link has expired, unless it was verified once', async () => {
    const [waiting, done] = [newEmail(), await verified(shop)]
    await shop.newBrowser().ask('signUp', signUpOf(waiting))
    // Staff can unset the verification to lock a traveller out temporarily.
    await shop.office.pool.query('update travellers set _verified = false where email = $1', [done])
    const left = async () => {
      const emails = [waiting, done]
      const { rows } = await shop.office.pool.query('select email from travellers where email = any($1)', [emails])
      return rows.map(({ email }) => email).sort()
    }
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
    await shop.deps.housekeeping.tidy(inDays(7.9))
    expect(await left()).toEqual([waiting, done].sort())
    await shop.deps.housekeeping.tidy(inDays(8.1))
    expect(await left()).toEqual([done])
  })
})

test('requests for another link count against the same account by address and by token', async () => {
  const strict = await startTestApp({ rateLimitScale: 1 })
  const browser = strict.newBrowser()
  const email = newEmail()
  await browser.ask('signUp', signUpOf(email))
  const token = tokenTo(strict, email)
  const both = await browser.refused('resendVerification', { email: newEmail(), token })
  expect(both).toMatchObject({ status: 422, code: 'invalid_request' })
  await browser.ask('resendVerification', { token })
  await browser.ask('resendVerification', { email: email.toUpperCase() })
  await browser.ask('resendVerification', { token: tokenTo(strict, email) })
  for (const body of [{ token }, { email }]) {
    expect((await browser.refused('resendVerification', body)).code).toBe('rate_limited')
  }
  await strict.stop()
})
