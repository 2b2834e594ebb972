import { makeEmergencyContact } from '@nusa/shared/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CancellationHelpers, createCancellationHelpers } from '../testing/cancellation-helpers.ts'
import { photo } from '../testing/photo.ts'
import { password, startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
let helpers: CancellationHelpers
beforeAll(async () => {
  shop = await startTestApp()
  helpers = await createCancellationHelpers(shop)
})
afterAll(() => shop.stop())

/** Returns every row of every table as text, except for Payload's internal tables. */
async function dumpDatabase(): Promise<string> {
  const { pool } = shop.office
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const texts = await Promise.all(rows.map(({ name }) => pool.query(`select to_jsonb(t) as row from "${name}" t`)))
  return texts.map((result) => JSON.stringify(result.rows)).join('\n')
}

/** Returns the picture in a data URL. */
async function readPictureSize(url: string | null) {
  const { format, width, height } = await sharp(await (await fetch(url ?? '')).bytes()).metadata()
  return { format, width, height }
}

describe('an account', () => {
  test('is deleted with all its data if it has no bookings', async () => {
    const browser = await shop.newTraveller('made@example.com')
    await browser.call('changeProfile', { address: 'Jl. Rahasia 7' })
    await browser.call('changeNewsletter', { subscribed: true })
    await browser.call('changeEmail', { email: 'made.new@example.com', password })
    await browser.call('addFavorite', undefined, `/api/favorites/${helpers.tour.id}`)
    for (const path of ['avatar', 'identity']) await browser.upload(`/api/account/${path}`, await photo())
    const { id } = await browser.call('getProfile')
    expect((await browser.callExpectingFailure('deleteAccount', { password: 'wrong' })).code).toBe('wrong_password')
    const session = browser.cookie
    await browser.call('deleteAccount', { password })
    expect(browser.cookie).toBeNull()
    browser.cookie = session
    expect(await browser.call('session')).toEqual({ session: null })
    expect(shop.mails.sent.at(-1)).toMatchObject({ to: 'made@example.com', subject: 'Your account has been deleted' })
    expect((await browser.callExpectingFailure('signIn', { email: 'made@example.com', password })).code).toBe(
      'invalid_credentials',
    )
    expect(await dumpDatabase()).not.toMatch(/made(\.new)?@example|Rahasia/)
    const { rows } = await shop.office.pool.query(
      'select 1 from favorites where user_id_id = $1 union all select 1 from travellers where id = $1',
      [id],
    )
    expect(rows).toEqual([])
  })

  test('cannot be deleted while a booking is upcoming, unpaid or not yet refunded', async () => {
    const { first } = await helpers.book()
    const refused = async () => (await helpers.ayu.callExpectingFailure('deleteAccount', { password })).code
    expect(await refused()).toBe('account_in_use')
    await helpers.cancel(first)
    const paid = await helpers.bookAndPay()
    expect(await refused()).toBe('account_in_use')
    await helpers.cancel(paid.first)
    await shop.office.pool.query(
      `insert into refunds (invoice_id, amount, reason, state, idempotency_key) values ($1, 1, 'x', 'by_hand', 'x')`,
      [paid.id],
    )
    expect(await refused()).toBe('account_in_use')
    await shop.office.pool.query(`delete from refunds where idempotency_key = 'x'`)
    await shop.office.pool.query('update invoices set needs_attention = true where id = $1', [paid.id])
    expect(await refused()).toBe('account_in_use')
    await shop.office.pool.query('update invoices set needs_attention = false')
  })
})

test('deleting an account with bookings retains the data for accounting and deletes the personal data', async () => {
  const { id, first } = await helpers.bookAndPay()
  shop.clock.now = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000)
  await shop.office.pool.query(`update refunds set state = 'succeeded'`)
  await shop.office.pool.query(
    `update bookings set pickup_location = 'Villa Melati', delivery_location = 'Villa Kenanga',
      answers = '[{"question_id": "a", "question": "Diet", "answer": "No peanuts", "traveller": null}]'`,
  )
  await helpers.ayu.call('changeNewsletter', { subscribed: true })
  for (const path of ['avatar', 'identity']) await helpers.ayu.upload(`/api/account/${path}`, await photo())
  const data = await helpers.ayu.call('downloadData')
  expect(data.bookings.map((booking) => booking.id)).toContain(first)
  expect(data.refunds).toMatchObject([{ state: 'succeeded', amount: 1_100_000 }])
  expect(data.subscriptions).toMatchObject([{ email: data.profile.email, state: 'subscribed' }])
  const { avatar, identity_document } = data.pictures
  const sizes = await Promise.all([avatar, identity_document].map(readPictureSize))
  expect(sizes).toEqual([
    { format: 'webp', width: 384, height: 384 },
    { format: 'webp', width: 400, height: 300 },
  ])
  expect(JSON.stringify(data.mails)).toMatch(/"sent_at":"[-0-9]+T[:.0-9]+Z"/)
  expect(JSON.stringify(data)).not.toMatch(/"\d{4}-\d\d-\d\d \d\d:/)
  expect(JSON.stringify(data)).not.toMatch(/staff_note|idempotency|attention|search_text/)
  const before = await dumpDatabase()
  expect(before).toContain('ayu@example.com')
  await helpers.ayu.call('deleteAccount', { password })
  const after = await dumpDatabase()
  const { name, email } = makeEmergencyContact()
  const { profile } = data
  for (const word of [
    profile.email,
    profile.phone,
    profile.address,
    'Lestari',
    'adult 1',
    name,
    email,
    'Villa',
    'peanuts',
  ]) {
    expect([word, before.includes(word), after.includes(word)]).toEqual([word, true, false])
  }
  const { invoice } = await helpers.readStaffView(id)
  expect(invoice).toMatchObject({ status: 'paid', total_after_tax: 1_100_000 })
  expect((await helpers.ayu.callExpectingFailure('getProfile')).code).toBe('not_authenticated')
  // The address can be used again.
  await shop.newTraveller('ayu@example.com')
})
