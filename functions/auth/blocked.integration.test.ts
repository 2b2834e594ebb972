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

/** Somebody who is signed in, waits for another address, and has a link to set a password. */
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

describe('an account that staff block', () => {
  test('is signed out everywhere, and neither sessions nor mailed links come back with its owner', async () => {
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

  test('is answered as one that is not there, and gets no way in', async () => {
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

  test('before it was ever verified is not verified either, and is nobody else’s', async () => {
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

  test('at the very moment of a sign-in lets nobody in', async () => {
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
  test('keeps its password and its name from whoever signs up with its address, ticked as verified or not', async () => {
    const email = await verified(shop)
    const takeOver = { ...signUpOf(email), password: otherPassword, full_name: 'Eve', username: 'eve' }
    await save(email, { _verified: false })
    // The link that it was verified with is forgotten some day.
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

  test('is not given to who wants its address for another account', async () => {
    const email = await verified(shop)
    await save(email, { _verified: false })
    const other = await shop.newTraveller()
    await other.ask('changeEmail', { email, password })
    expect(mailsTo(shop, email).at(-1)?.subject).toBe('You already have an account')
  })
})

describe('what an admin changes in the CMS', () => {
  test.each([
    ['another password', { password: otherPassword }],
    ['another address', { email: newEmail() }],
    ['the tick for a verified address', { _verified: false }],
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

  test('is told to the owner where it is another password or address, at the address that the account had', async () => {
    const { email } = await withLinks()
    const wanted = newEmail()
    await save(email, { phone: '+62 812 3456 7890', email: email.toUpperCase() })
    await save(email, { password: otherPassword, email: wanted })
    // Colleagues' mails are due by the real clock.
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

  test('leaves the traveler signed in where it is no way in', async () => {
    const { browser, email, reset } = await withLinks()
    await save(email, { phone: '+62 812 3456 7890', email: email.toUpperCase(), _verified: true, blocked: false })
    expect((await browser.ask('session')).session).not.toBeNull()
    await shop.newBrowser().ask('resetPassword', { token: reset, password: otherPassword })
  })

  test('is written after a password that is set at the same moment, and does not bring the old one back', async () => {
    const email = await verified(shop)
    await meanwhile(shop, [`update travellers set salt = 'new', hash = 'new' where email = '${email}'`], () =>
      save(email, { phone: '+62 812 3456 7890' }),
    )
    const { rows } = await shop.office.pool.query('select hash, phone from travellers where email = $1', [email])
    expect(rows).toEqual([{ hash: 'new', phone: '+6281234567890' }])
  })
})
