import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendOutbox } from '../services/mails/send-outbox.ts'
import { withConcurrentTransaction } from '../testing/concurrent-transaction.ts'
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

const save = (email: string, data: Record<string, unknown>) => saveAccount(shop, email, data)
const block = (email: string) => save(email, { blocked: true })
const unblock = (email: string) => save(email, { blocked: false })

const canSignIn = async (email: string, password: string) =>
  (await shop.newBrowser().send('POST', '/api/auth/sign-in', { email, password })).ok

/** Returns a signed-in traveller with a pending change of the address and a password reset link. */
async function createAccountWithLinks() {
  const browser = await shop.newTraveller()
  const { email } = await browser.call('getProfile')
  const requestedEmail = createEmail()
  await browser.call('changeEmail', { email: requestedEmail, password })
  await browser.call('forgotPassword', { email })
  return { browser, email, reset: findMailedToken(shop, email), confirm: findMailedToken(shop, requestedEmail) }
}
const readReason = async (...[name, body]: ['resetPassword' | 'confirmEmail' | 'verifyEmail', object]) =>
  (await shop.newBrowser().callExpectingFailure(name, body)).details

describe('a blocked account', () => {
  test('is signed out everywhere, and unblocking restores neither sessions nor mailed links', async () => {
    const { browser, email, reset, confirm } = await createAccountWithLinks()
    await block(email)
    const isOver = async () => {
      const session = await shop.deps.accounts.readSession(browser.cookie?.split('=')[1] ?? '')
      const reasons = [
        await readReason('resetPassword', { token: reset, password: otherPassword }),
        await readReason('confirmEmail', { token: confirm }),
      ]
      expect([session, ...reasons]).toEqual([null, { reason: 'expired' }, { reason: 'expired' }])
    }
    await isOver()
    await unblock(email)
    await isOver()
    expect(await canSignIn(email, password)).toBe(true)
  })

  test('looks like a missing account and cannot be accessed', async () => {
    const email = await createVerifiedAccount(shop)
    await block(email)
    const browser = shop.newBrowser()
    const unknown = await browser.callExpectingFailure('signIn', { email: createEmail(), password })
    expect(await browser.callExpectingFailure('signIn', { email, password })).toEqual(unknown)
    const sent = mailsTo(shop, email).length
    expect(await browser.call('forgotPassword', { email })).toEqual({ ok: true })
    expect(await browser.call('resendVerification', { email })).toEqual({ ok: true })
    expect(mailsTo(shop, email)).toHaveLength(sent)
    expect(await browser.call('signUp', { ...createSignUpData(email), password: otherPassword })).toEqual({ ok: true })
    expect(mailsTo(shop, email).at(-1)?.subject).toBe('You already have an account')
    await unblock(email)
    expect([await canSignIn(email, password), await canSignIn(email, otherPassword)]).toEqual([true, false])
  })

  test('cannot be verified, or claimed by another account, if it was never verified', async () => {
    const email = createEmail()
    const browser = shop.newBrowser()
    await browser.call('signUp', createSignUpData(email))
    const token = findMailedToken(shop, email)
    await block(email)
    expect(await readReason('verifyEmail', { token })).toEqual({ reason: 'expired' })
    await browser.call('signUp', { ...createSignUpData(email), password: otherPassword })
    expect(mailsTo(shop, email).at(-1)?.subject).toBe('You already have an account')
    const other = await shop.newTraveller()
    await other.call('changeEmail', { email, password })
    expect(mailsTo(shop, email).at(-1)?.subject).toBe('You already have an account')
    await shop.deps.housekeeping.deleteOutdated(new Date(Date.now() + 9 * 24 * 60 * 60 * 1000))
    const { rows } = await shop.office.pool.query('select 1 from travellers where email = $1', [email])
    expect(rows).toHaveLength(1)
  })

  test('has no session from a sign-in that was in progress when the account was blocked', async () => {
    const email = await createVerifiedAccount(shop)
    const late = shop.newBrowser()
    await withConcurrentTransaction(shop, [`update travellers set blocked = true where email = '${email}'`], () =>
      late.callExpectingFailure('signIn', { email, password }),
    )
    await unblock(email)
    expect(await late.call('session')).toEqual({ session: null })
  })
})

describe('an account that was verified once', () => {
  test('keeps its password and name after another sign-up with its address, even if staff unset its verification', async () => {
    const email = await createVerifiedAccount(shop)
    const takeOver = { ...createSignUpData(email), password: otherPassword, full_name: 'Eve', username: 'eve' }
    await save(email, { _verified: false })
    // Delete the link that verified the account, as the sweep does later.
    for (const statement of ['select 1', 'delete from mailed_links']) {
      await shop.office.pool.query(statement)
      await shop.newBrowser().call('signUp', takeOver)
      expect(mailsTo(shop, email).at(-1)?.subject).toBe('You already have an account')
      await shop.newBrowser().call('resendVerification', { email })
      await shop.newBrowser().call('signUp', takeOver)
      expect(mailsTo(shop, email).at(-1)?.subject).toBe('You already have an account')
    }
    await save(email, { _verified: true })
    expect([await canSignIn(email, password), await canSignIn(email, otherPassword)]).toEqual([true, false])
    const browser = shop.newBrowser()
    await browser.call('signIn', { email, password })
    expect((await browser.call('getProfile')).full_name).toBe('Made Wirawan')
  })

  test('keeps its address when another account requests that address', async () => {
    const email = await createVerifiedAccount(shop)
    await save(email, { _verified: false })
    const other = await shop.newTraveller()
    await other.call('changeEmail', { email, password })
    expect(mailsTo(shop, email).at(-1)?.subject).toBe('You already have an account')
  })
})

describe('a change by an admin in the CMS', () => {
  test.each([
    ['a new password', { password: otherPassword }],
    ['a new address', { email: createEmail() }],
    ['an unset verification', { _verified: false }],
  ])('ends every session and every mailed link if it is %s', async (_what, data) => {
    const { browser, email, reset, confirm } = await createAccountWithLinks()
    await save(email, data)
    expect(await browser.call('session')).toEqual({ session: null })
    expect(await readReason('resetPassword', { token: reset, password })).toEqual({ reason: 'expired' })
    expect(await readReason('confirmEmail', { token: confirm })).toEqual({ reason: 'expired' })
    const owner = 'email' in data ? data.email : email
    await save(owner ?? email, { _verified: true })
    expect(await browser.call('session')).toEqual({ session: null })
  })

  test('sends an email to the old address after a new password or a new address', async () => {
    const { email } = await createAccountWithLinks()
    const requestedEmail = createEmail()
    await save(email, { phone: '+62 812 3456 7890', email: email.toUpperCase() })
    await save(email, { password: otherPassword, email: requestedEmail })
    // Emails of CMS users become due by the real clock.
    shop.clock.now = new Date(Date.now() + 60_000)
    await sendOutbox(shop.deps)
    const before = ['Request to change your email address', 'Set a new password']
    const subjects = mailsTo(shop, email).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual(
      [...before, 'Your email address was changed', 'Your password was changed'].toSorted(),
    )
    const text = mailsTo(shop, email).find(({ subject }) => subject === 'Your email address was changed')?.text
    expect(text).toContain(`Hello Ayu Lestari, you now sign in with ${requestedEmail}.`)
  })

  test('keeps the traveller signed in if it does not affect access', async () => {
    const { browser, email, reset } = await createAccountWithLinks()
    await save(email, { phone: '+62 812 3456 7890', email: email.toUpperCase(), _verified: true, blocked: false })
    expect((await browser.call('session')).session).not.toBeNull()
    await shop.newBrowser().call('resetPassword', { token: reset, password: otherPassword })
  })

  test('does not overwrite a password that is set at the same moment', async () => {
    const email = await createVerifiedAccount(shop)
    await withConcurrentTransaction(
      shop,
      [`update travellers set salt = 'new', hash = 'new' where email = '${email}'`],
      () => save(email, { phone: '+62 812 3456 7890' }),
    )
    const { rows } = await shop.office.pool.query('select hash, phone from travellers where email = $1', [email])
    expect(rows).toEqual([{ hash: 'new', phone: '+6281234567890' }])
  })
})
