import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { failing, meanwhile } from '../testing/meanwhile.ts'
import { choose, offerTour, requestFor } from '../testing/offer.ts'
import { mailsTo, otherPassword, tokenTo } from '../testing/people.ts'
import { photo } from '../testing/photo.ts'
import { password, startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.stop())

async function traveller() {
  const browser = await shop.newTraveller()
  const { id, email } = await browser.ask('getProfile')
  return { browser, id, email }
}

const rowOf = async (id: number) =>
  (await shop.office.pool.query('select * from travellers where id = $1', [id])).rows[0]

/** What is left of an account that was deleted. */
const deleted = (id: number) =>
  `update travellers set email = 'deleted-${id}@deleted.invalid', first_name = null, city = null, hash = null,
    _verified = false, deleted_at = now() where id = ${id}`

describe('what somebody else writes at the same moment', () => {
  const change = (id: number) => [`update travellers set preferred_currency = 'USD', phone = '7' where id = ${id}`]
  const ways: [string, (browser: Browser, email: string) => Promise<unknown>][] = [
    ['a changed profile', (browser) => browser.ask('changeProfile', { city: 'Amed' })],
    [
      'a changed password',
      (browser) => browser.ask('changePassword', { current_password: password, password: otherPassword }),
    ],
    [
      'a password that is set by mail',
      async (browser, email) => browser.ask('resetPassword', { token: tokenTo(shop, email), password: otherPassword }),
    ],
  ]
  test.each(ways)('is not undone by %s', async (_what, work) => {
    const { browser, id, email } = await traveller()
    await browser.ask('forgotPassword', { email })
    await meanwhile(shop, change(id), () => work(browser, email))
    expect(await rowOf(id)).toMatchObject({ preferred_currency: 'USD', phone: '7' })
  })

  test('to delete the account is not undone by a changed profile or password', async () => {
    const { browser, id, email } = await traveller()
    const token = await browser.ask('forgotPassword', { email }).then(() => tokenTo(shop, email))
    const late = await meanwhile(shop, [deleted(id)], () => browser.refused('changeProfile', { city: 'Amed' }))
    expect(late.code).toBe('not_authenticated')
    const row = await rowOf(id)
    expect((await browser.refused('resetPassword', { token, password })).details).toEqual({ reason: 'unknown' })
    expect(await rowOf(id)).toEqual(row)
    expect(row).toMatchObject({ city: null, hash: null, _verified: false })
  })
})

test('a newsletter that is wanted while the account is deleted is not sent to its address', async () => {
  const { browser, id, email } = await traveller()
  const end = [
    `select 1 from travellers where id = ${id} for update`,
    `delete from subscriptions where email = '${email}'`,
    deleted(id),
  ]
  const late = await meanwhile(shop, end, () => browser.refused('changeNewsletter', { subscribed: true }))
  expect(late.code).toBe('not_authenticated')
  const { rows } = await shop.office.pool.query('select 1 from subscriptions where email = $1', [email])
  expect(rows).toEqual([])
})

/** How an account is deleted: what the books need stays, or nothing does. */
const deletions: [string, (id: number) => string][] = [
  ['to the books', deleted],
  ['altogether', (id: number) => `delete from travellers where id = ${id}`],
]

test.each(deletions)('an account that goes %s is not deleted and told so a second time', async (_how, end) => {
  const { browser, id, email } = await traveller()
  const late = await meanwhile(shop, [end(id)], () => browser.refused('deleteAccount', { password }))
  expect(late.code).toBe('not_authenticated')
  const kind = 'account_deleted'
  const told = await shop.office.pool.query('select 1 from outgoing_mails where "to" = $1 and kind = $2', [email, kind])
  expect(told.rows).toEqual([])
})

describe('a booking that is placed while its account is deleted', () => {
  test.each(deletions)('is not written, when that goes %s', async (_how, end) => {
    const { browser, id } = await traveller()
    const tour = await offerTour(shop)
    const request = requestFor(tour, [choose(shop, tour)])
    const answer = await meanwhile(shop, [`select 1 from travellers where id = ${id} for update`, end(id)], () =>
      browser.refused('placeBooking', request),
    )
    expect(answer).toMatchObject({ status: 401, code: 'not_authenticated' })
    const { rows } = await shop.office.pool.query('select 1 from invoices where user_id_id = $1', [id])
    expect(rows).toEqual([])
  })
})

describe('nobody waits in a circle with who holds an account and then its document', () => {
  const day = 24 * 60 * 60 * 1000
  const ways: [string, (account: number, document: number) => Promise<unknown>][] = [
    [
      'the sweep that removes what nobody decided about',
      () => shop.deps.housekeeping.tidy(new Date(Date.now() + 31 * day)),
    ],
    [
      'a colleague who decides',
      (_account, id) =>
        shop.office.payload
          .update({ collection: 'identity-documents', id, data: { state: 'verified' } })
          // It is gone by then.
          .catch((error: { status?: number }) => (error.status === 404 ? null : Promise.reject(error))),
    ],
    ['a colleague who deletes the account', (id) => shop.office.payload.delete({ collection: 'travellers', id })],
  ]
  test.each(ways)('%s', async (_who, work) => {
    const { browser, id } = await traveller()
    await browser.upload('/api/account/identity', await photo())
    const { rows } = await shop.office.pool.query('select id from identity_documents where traveller_id = $1', [id])
    const hold = [`select 1 from travellers where id = ${id} for update`]
    const late = [`delete from identity_documents where traveller_id = ${id}`]
    await meanwhile(shop, hold, () => work(id, rows[0].id), late)
    const told = await shop.office.pool.query('select 1 from outgoing_mails where traveller_id = $1', [id])
    expect(told.rows).toEqual([])
  })
})

describe('a password that is set by mail', () => {
  test('is set with all that goes with it, or the link stays good', async () => {
    const { browser, email } = await traveller()
    await browser.ask('forgotPassword', { email })
    const body = { token: tokenTo(shop, email), password: otherPassword }
    await failing(shop, 'delete', 'traveller_sessions', async () => {
      expect((await shop.newBrowser().refused('resetPassword', body)).status).toBe(500)
    })
    expect((await browser.ask('session')).session).not.toBeNull()
    await shop.newBrowser().ask('signIn', { email, password })
    await shop.newBrowser().ask('resetPassword', body)
    expect((await browser.ask('session')).session).toBeNull()
  })

  test('is set by one link only, however many were asked for at once', async () => {
    const { email } = await traveller()
    await Promise.all(Array.from({ length: 8 }, () => shop.newBrowser().ask('forgotPassword', { email })))
    const tokens = mailsTo(shop, email).map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? '')
    const outcomes = await Promise.all(
      tokens.map(async (token) => {
        const body = { token, password: otherPassword }
        return (await shop.newBrowser().send('POST', '/api/auth/reset-password', body)).status
      }),
    )
    expect(outcomes.sort()).toEqual([200, ...Array(7).fill(410)])
  })

  test('is set by the link that its owner asked for, whoever has asked for another since', async () => {
    const { email } = await traveller()
    await shop.newBrowser().ask('forgotPassword', { email })
    const owners = tokenTo(shop, email)
    await shop.newBrowser().ask('forgotPassword', { email })
    const others = tokenTo(shop, email)
    await shop.newBrowser().ask('resetPassword', { token: owners, password: otherPassword })
    const late = await shop.newBrowser().refused('resetPassword', { token: others, password })
    expect(late.details).toEqual({ reason: 'expired' })
  })
})
