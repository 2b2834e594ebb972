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

/** Returns the statement that anonymises a deleted account. */
const deleted = (id: number) =>
  `update travellers set email = 'deleted-${id}@deleted.invalid', first_name = null, city = null, hash = null,
    _verified = false, deleted_at = now() where id = ${id}`

describe('a concurrent change of the account', () => {
  const change = (id: number) => [`update travellers set preferred_currency = 'USD', phone = '7' where id = ${id}`]
  const ways: [string, (browser: Browser, email: string) => Promise<unknown>][] = [
    ['a changed profile', (browser) => browser.ask('changeProfile', { city: 'Amed' })],
    [
      'a changed password',
      (browser) => browser.ask('changePassword', { current_password: password, password: otherPassword }),
    ],
    [
      'a password reset by mail',
      async (browser, email) => browser.ask('resetPassword', { token: tokenTo(shop, email), password: otherPassword }),
    ],
  ]
  test.each(ways)('is not overwritten by %s', async (_what, work) => {
    const { browser, id, email } = await traveller()
    await browser.ask('forgotPassword', { email })
    await meanwhile(shop, change(id), () => work(browser, email))
    expect(await rowOf(id)).toMatchObject({ preferred_currency: 'USD', phone: '7' })
  })

  test('that deletes it is not overwritten by a changed profile or password', async () => {
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

test('subscribing to the newsletter while the account is deleted stores nothing', async () => {
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

/** Deletion keeps an anonymised account for accounting if it has bookings, otherwise it deletes the row. */
const deletions: [string, (id: number) => string][] = [
  ['with its row anonymised', deleted],
  ['with its row deleted', (id: number) => `delete from travellers where id = ${id}`],
]

test.each(deletions)(
  'an account deleted at the same moment %s is not deleted and mailed a second time',
  async (_how, end) => {
    const { browser, id, email } = await traveller()
    const late = await meanwhile(shop, [end(id)], () => browser.refused('deleteAccount', { password }))
    expect(late.code).toBe('not_authenticated')
    const kind = 'account_deleted'
    const mails = await shop.office.pool.query('select 1 from outgoing_mails where "to" = $1 and kind = $2', [
      email,
      kind,
    ])
    expect(mails.rows).toEqual([])
  },
)

describe('a booking at the moment when its account is deleted', () => {
  test.each(deletions)('is not created, %s', async (_how, end) => {
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

describe('locking an account and then its document does not deadlock with', () => {
  const day = 24 * 60 * 60 * 1000
  const ways: [string, (account: number, document: number) => Promise<unknown>][] = [
    ['the sweep that deletes unreviewed documents', () => shop.deps.housekeeping.tidy(new Date(Date.now() + 31 * day))],
    [
      'a staff member who reviews it',
      (_account, id) =>
        shop.office.payload
          .update({ collection: 'identity-documents', id, data: { state: 'verified' } })
          // The document is deleted by then.
          .catch((error: { status?: number }) => (error.status === 404 ? null : Promise.reject(error))),
    ],
    ['a staff member who deletes the account', (id) => shop.office.payload.delete({ collection: 'travellers', id })],
  ]
  test.each(ways)('%s', async (_who, work) => {
    const { browser, id } = await traveller()
    await browser.upload('/api/account/identity', await photo())
    const { rows } = await shop.office.pool.query('select id from identity_documents where traveller_id = $1', [id])
    const hold = [`select 1 from travellers where id = ${id} for update`]
    const late = [`delete from identity_documents where traveller_id = ${id}`]
    await meanwhile(shop, hold, () => work(id, rows[0].id), late)
    const mails = await shop.office.pool.query('select 1 from outgoing_mails where traveller_id = $1', [id])
    expect(mails.rows).toEqual([])
  })
})

describe('resetting a password by mail', () => {
  test('changes everything or nothing, and the link stays valid after a failure', async () => {
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

  test('works with one of several links requested at once', async () => {
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

  test("works with the owner's link even if a stranger has requested another one since", async () => {
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
