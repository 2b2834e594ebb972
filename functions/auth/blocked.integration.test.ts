import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendOutbox } from '../services/outbox/send-outbox.ts'
import { meanwhile } from '../testing/meanwhile.ts'
import { mailsTo, newEmail, otherPassword, saveAccount, signUpOf, tokenTo, verified } from '../testing/people.ts'
import { password, startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.stop())

const save = (email: string, data: Record<string, unknown>) => saveAccount(shop, email, data)
const block = (email: string) => save(email, { blocked: true })
const unblock = (email: string) => save(email, { blocked: false })

const mayEnter = async (email: string, password: string) =>
  (await shop.newBrowser().send('POST', '/api/auth/sign-in', { email, password })).ok

/** Returns a signed-in traveller with a pending change of the address and a password reset link. */
async function withLinks() {
  const browser = await shop.newTraveller()
  const { email } = await browser.ask('getProfile')
  const wanted = newEmail()
  await browser.ask('changeEmail', { email: wanted, password })
  await browser.ask('forgotPassword', { email })
  return { browser, email, reset: tokenTo(shop, email), confirm: tokenTo(shop, wanted) }
}
const reasonOf = async (...[name, body]: ['resetPassword' | 'confirmEmail' | 'verifyEmail', object]) =>
  (await shop.newBrowser().refused(name, body)).details

describe('a blocked account', () => {
  test('is signed out everywhere, and unblocking restores neither sessions nor mailed links', async () => {
    const { browser, email, reset, confirm } = await withLinks()
    await block(email)
    const isOver = async () => {
      const session = await shop.deps.accounts.readSession(browser.cookie?.split('=')[1] ?? '')
      const reasons = [
        await reasonOf('resetPassword', { token: reset, password: otherPassword }),
        await reasonOf('confirmEmail', { token: confirm }),
      ]
      expect([session, ...reasons]).toEqual([null, { reason: 'expired' }, { reason: 'expired' }])
    }
    await isOver()
    await unblock(email)
    await isOver()
    expect(await mayEnter(email, password)).toBe(true)
  })

  test('looks like a missing account and cannot be accessed', async () => {
    const email = await verified(shop)
    await block(email)
    const browser = shop.newBrowser()
    const unknown = await browser.refused('signIn', { email: newEmail(), password })
    expect(await browser.refused('signIn', { email, password })).toEqual(unknown)
    const sent = mailsTo(shop, email).length
    expect(await browser.ask('forgotPassword', { email })).toEqual({ ok: true })
    expect(await browser.ask('resendVerification', { email })).toEqual({ ok: true })
    expect(mailsTo(shop, email)).toHaveLength(sent)
    expect(await browser.ask('signUp', { ...signUpOf(email), password: otherPassword })).toEqual({ ok: true })
    expect(mailsTo(shop, email).at(-1)?.subject).toBe('You already have an account')
    await unblock(email)
    expect([await mayEnter(email, password), await mayEnter(email, otherPassword)]).toEqual([true, false])
  })

  test('cannot be verified or claimed if it was never verified', async () => {
    const email = newEmail()
    const browser = shop.newBrowser()
    await browser.ask('signUp', signUpOf(email))
    const token = tokenTo(shop, email)
    await block(email)
    expect(await reasonOf('verifyEmail', { token })).toEqual({ reason: 'expired' })
    await browser.ask('signUp', { ...signUpOf(email), password: otherPassword })
    expect(mailsTo(shop, email).at(-1)?.subject).toBe('You already have an account')
    const other = await shop.newTraveller()
    await other.ask('changeEmail', { email, password })
    expect(mailsTo(shop, email).at(-1)?.subject).toBe('You already have an account')
    await shop.deps.housekeeping.tidy(new Date(Date.now() + 9 * 24 * 60 * 60 * 1000))
    const { rows } = await shop.office.pool.query('select 1 from travellers where email = $1', [email])
    expect(rows).toHaveLength(1)
  })

  test('cannot be entered by a sign-in at the same moment', async () => {
    const email = await verified(shop)
    const late = shop.newBrowser()
    await meanwhile(shop, [`update travellers set blocked = true where email = '${email}'`], () =>
      late.refused('signIn', { email, password }),
    )
    await unblock(email)
    expect(await late.ask('session')).toEqual({ session: null })
  })
})

describe('an account that was verified once', () => {
  test('keeps its password and name when its address is used for another sign-up, even if staff unset its verification', async () => {
    const email = await verified(shop)
    const takeOver = { ...signUpOf(email), password: otherPassword, full_name: 'Eve', username: 'eve' }
    await save(email, { _verified: false })
    // The link that verified the account is deleted by the sweep some day.
    for (const statement of ['select 1', 'delete from mailed_links']) {
      await shop.office.pool.query(statement)
      await shop.newBrowser().ask('signUp', takeOver)
      expect(mailsTo(shop, email).at(-1)?.subject).toBe('You already have an account')
      await shop.newBrowser().ask('resendVerification', { email })
      await shop.newBrowser().ask('signUp', takeOver)
      expect(mailsTo(shop, email).at(-1)?.subject).toBe('You already have an account')
    }
    await save(email, { _verified: true })
    expect([await mayEnter(email, password), await mayEnter(email, otherPassword)]).toEqual([true, false])
    const browser = shop.newBrowser()
    await browser.ask('signIn', { email, password })
    expect((await browser.ask('getProfile')).full_name).toBe('Made Wirawan')
  })

  test('keeps its address when another account requests it', async () => {
    const email = await verified(shop)
    await save(email, { _verified: false })
    const other = await shop.newTraveller()
    await other.ask('changeEmail', { email, password })
    expect(mailsTo(shop, email).at(-1)?.subject).toBe('You already have an account')
  })
})

describe('a change by an admin in the CMS', () => {
  test.each([
    ['a new password', { password: otherPassword }],
    ['a new address', { email: newEmail() }],
    ['an unset verification', { _verified: false }],
  ])('ends every session and every mailed link with %s', async (_what, data) => {
    const { browser, email, reset, confirm } = await withLinks()
    await save(email, data)
    expect(await browser.ask('session')).toEqual({ session: null })
    expect(await reasonOf('resetPassword', { token: reset, password })).toEqual({ reason: 'expired' })
    expect(await reasonOf('confirmEmail', { token: confirm })).toEqual({ reason: 'expired' })
    const owner = 'email' in data ? data.email : email
    await save(owner ?? email, { _verified: true })
    expect(await browser.ask('session')).toEqual({ session: null })
  })

  test('notifies the owner of a new password or address, at the old address', async () => {
    const { email } = await withLinks()
    const wanted = newEmail()
    await save(email, { phone: '+62 812 3456 7890', email: email.toUpperCase() })
    await save(email, { password: otherPassword, email: wanted })
    // Mails of CMS users become due by the real clock.
    shop.clock.now = new Date(Date.now() + 60_000)
    await sendOutbox(shop.deps)
    const before = ['Request to change your email address', 'Set a new password']
    const told = mailsTo(shop, email).map(({ subject }) => subject)
    expect(told.toSorted()).toEqual(
      [...before, 'Your email address was changed', 'Your password was changed'].toSorted(),
    )
    const text = mailsTo(shop, email).find(({ subject }) => subject === 'Your email address was changed')?.text
    expect(text).toContain(`Hello Ayu Lestari, you now sign in with ${wanted}.`)
  })

  test('keeps the traveller signed in if it does not affect access', async () => {
    const { browser, email, reset } = await withLinks()
    await save(email, { phone: '+62 812 3456 7890', email: email.toUpperCase(), _verified: true, blocked: false })
    expect((await browser.ask('session')).session).not.toBeNull()
    await shop.newBrowser().ask('resetPassword', { token: reset, password: otherPassword })
  })

  test('does not overwrite a password that is set at the same moment', async () => {
    const email = await verified(shop)
    await meanwhile(shop, [`update travellers set salt = 'new', hash = 'new' where email = '${email}'`], () =>
      save(email, { phone: '+62 812 3456 7890' }),
    )
    const { rows } = await shop.office.pool.query('select hash, phone from travellers where email = $1', [email])
    expect(rows).toEqual([{ hash: 'new', phone: '+6281234567890' }])
  })
})
