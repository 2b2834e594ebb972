import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { withConcurrentTransaction, withFailingWrites } from '../testing/concurrent-transaction.ts'
import { findMailedToken, mailsTo, otherPassword } from '../testing/people.ts'
import { photo } from '../testing/photo.ts'
import { password, startTestApp, type TestApp } from '../testing/start-app.ts'
import { choose, offerTour, requestFor } from '../testing/tours.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.stop())

async function createTraveller() {
  const browser = await shop.newTraveller()
  const { id, email } = await browser.call('getProfile')
  return { browser, id, email }
}

const readRow = async (id: number) =>
  (await shop.office.pool.query('select * from travellers where id = $1', [id])).rows[0]

/** Returns the statement that anonymises a deleted account. */
const deletionStatement = (id: number) =>
  `update travellers set email = 'deleted-${id}@deleted.invalid', first_name = null, city = null, hash = null,
    _verified = false, deleted_at = now() where id = ${id}`

describe('a concurrent change of the account', () => {
  const change = (id: number) => [`update travellers set preferred_currency = 'USD', phone = '7' where id = ${id}`]
  const ways: [string, (browser: Browser, email: string) => Promise<unknown>][] = [
    ['a changed profile', (browser) => browser.call('changeProfile', { city: 'Amed' })],
    [
      'a changed password',
      (browser) => browser.call('changePassword', { current_password: password, password: otherPassword }),
    ],
    [
      'a password reset by mail',
      async (browser, email) =>
        browser.call('resetPassword', { token: findMailedToken(shop, email), password: otherPassword }),
    ],
  ]
  test.each(ways)('is not overwritten by %s', async (_what, work) => {
    const { browser, id, email } = await createTraveller()
    await browser.call('forgotPassword', { email })
    await withConcurrentTransaction(shop, change(id), () => work(browser, email))
    expect(await readRow(id)).toMatchObject({ preferred_currency: 'USD', phone: '7' })
  })

  test('that deletes the account is not undone by a changed profile or a password reset', async () => {
    const { browser, id, email } = await createTraveller()
    const token = await browser.call('forgotPassword', { email }).then(() => findMailedToken(shop, email))
    const late = await withConcurrentTransaction(shop, [deletionStatement(id)], () =>
      browser.callExpectingFailure('changeProfile', { city: 'Amed' }),
    )
    expect(late.code).toBe('not_authenticated')
    const row = await readRow(id)
    expect((await browser.callExpectingFailure('resetPassword', { token, password })).details).toEqual({
      reason: 'unknown',
    })
    expect(await readRow(id)).toEqual(row)
    expect(row).toMatchObject({ city: null, hash: null, _verified: false })
  })
})

test('a currency chosen while the account is deleted is not reported as saved', async () => {
  const { browser, id } = await createTraveller()
  const late = await withConcurrentTransaction(shop, [deletionStatement(id)], () =>
    browser.callExpectingFailure('changePreferences', { preferred_currency: 'IDR' }),
  )
  expect(late.code).toBe('not_authenticated')
})

test('subscribing to the newsletter while the account is deleted does not store a subscription', async () => {
  const { browser, id, email } = await createTraveller()
  const end = [
    `select 1 from travellers where id = ${id} for update`,
    `delete from subscriptions where email = '${email}'`,
    deletionStatement(id),
  ]
  const late = await withConcurrentTransaction(shop, end, () =>
    browser.callExpectingFailure('changeNewsletter', { subscribed: true }),
  )
  expect(late.code).toBe('not_authenticated')
  const { rows } = await shop.office.pool.query('select 1 from subscriptions where email = $1', [email])
  expect(rows).toEqual([])
})

test.each([
  ['avatar?x=0&y=0&side=20', 'avatar_pictures'],
  ['identity', 'identity_documents'],
])('a picture uploaded while the account is deleted is not stored in the table $1', async (path, table) => {
  const { browser, id } = await createTraveller()
  const upload = await photo()
  const response = await withConcurrentTransaction(shop, [deletionStatement(id)], () =>
    browser.upload(`/api/account/${path}`, upload),
  )
  expect(response.status).toBe(401)
  const { rows } = await shop.office.pool.query(`select 1 from ${table} where traveller_id = $1`, [id])
  expect(rows).toEqual([])
})

/** The deletion of an account with bookings anonymises its row. The deletion of any other account deletes its row. */
const deletions: [string, (id: number) => string][] = [
  ['anonymises the row', deletionStatement],
  ['deletes the row', (id: number) => `delete from travellers where id = ${id}`],
]

test.each(deletions)(
  'the second of two concurrent account deletions fails and sends no email if the first deletion %s',
  async (_how, end) => {
    const { browser, id, email } = await createTraveller()
    const late = await withConcurrentTransaction(shop, [end(id)], () =>
      browser.callExpectingFailure('deleteAccount', { password }),
    )
    expect(late.code).toBe('not_authenticated')
    const kind = 'account_deleted'
    const mails = await shop.office.pool.query('select 1 from outgoing_mails where "to" = $1 and kind = $2', [
      email,
      kind,
    ])
    expect(mails.rows).toEqual([])
  },
)

describe('placing a booking while the account is being deleted', () => {
  test.each(deletions)('creates no booking if the deletion %s', async (_how, end) => {
    const { browser, id } = await createTraveller()
    const tour = await offerTour(shop)
    const request = requestFor(tour, [choose(shop, tour)])
    const answer = await withConcurrentTransaction(
      shop,
      [`select 1 from travellers where id = ${id} for update`, end(id)],
      () => browser.callExpectingFailure('placeBooking', request),
    )
    expect(answer).toMatchObject({ status: 401, code: 'not_authenticated' })
    const { rows } = await shop.office.pool.query('select 1 from invoices where user_id_id = $1', [id])
    expect(rows).toEqual([])
  })
})

describe('locking an account and then its document', () => {
  const day = 24 * 60 * 60 * 1000
  const ways: [string, (account: number, document: number) => Promise<unknown>][] = [
    [
      'the sweep that deletes unreviewed documents',
      () => shop.deps.housekeeping.deleteOutdated(new Date(Date.now() + 31 * day)),
    ],
    [
      'a staff member who reviews the document',
      (_account, id) =>
        shop.office.payload
          .update({ collection: 'identity-documents', id, data: { state: 'verified' } })
          // At this time, the document is already deleted.
          .catch((error: { status?: number }) => (error.status === 404 ? null : Promise.reject(error))),
    ],
    ['a staff member who deletes the account', (id) => shop.office.payload.delete({ collection: 'travellers', id })],
  ]
  test.each(ways)('does not deadlock with %s', async (_who, work) => {
    const { browser, id } = await createTraveller()
    await browser.upload('/api/account/identity', await photo())
    const { rows } = await shop.office.pool.query('select id from identity_documents where traveller_id = $1', [id])
    const hold = [`select 1 from travellers where id = ${id} for update`]
    const late = [`delete from identity_documents where traveller_id = ${id}`]
    await withConcurrentTransaction(shop, hold, () => work(id, rows[0].id), late)
    const mails = await shop.office.pool.query('select 1 from outgoing_mails where traveller_id = $1', [id])
    expect(mails.rows).toEqual([])
  })
})

describe('resetting a password by email', () => {
  test('changes nothing if the database fails, and the link stays valid', async () => {
    const { browser, email } = await createTraveller()
    await browser.call('forgotPassword', { email })
    const body = { token: findMailedToken(shop, email), password: otherPassword }
    await withFailingWrites(shop, 'delete', 'traveller_sessions', async () => {
      expect((await shop.newBrowser().callExpectingFailure('resetPassword', body)).status).toBe(500)
    })
    expect((await browser.call('session')).session).not.toBeNull()
    await shop.newBrowser().call('signIn', { email, password })
    await shop.newBrowser().call('resetPassword', body)
    expect((await browser.call('session')).session).toBeNull()
  })

  test('succeeds with exactly one of several links that were requested at the same time', async () => {
    const { email } = await createTraveller()
    await Promise.all(Array.from({ length: 8 }, () => shop.newBrowser().call('forgotPassword', { email })))
    const tokens = mailsTo(shop, email).map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? '')
    const outcomes = await Promise.all(
      tokens.map(async (token) => {
        const body = { token, password: otherPassword }
        return (await shop.newBrowser().send('POST', '/api/auth/reset-password', body)).status
      }),
    )
    expect(outcomes.sort()).toEqual([200, ...Array(7).fill(410)])
  })

  test("succeeds with the owner's link even if a stranger has since requested another link", async () => {
    const { email } = await createTraveller()
    await shop.newBrowser().call('forgotPassword', { email })
    const owners = findMailedToken(shop, email)
    await shop.newBrowser().call('forgotPassword', { email })
    const otherToken = findMailedToken(shop, email)
    await shop.newBrowser().call('resetPassword', { token: owners, password: otherPassword })
    const late = await shop.newBrowser().callExpectingFailure('resetPassword', { token: otherToken, password })
    expect(late.details).toEqual({ reason: 'expired' })
  })
})
