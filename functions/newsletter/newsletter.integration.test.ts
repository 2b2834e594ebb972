import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.stop())

/** What the staff see of an address. */
async function subscribed(email: string) {
  const found = await shop.office.payload.find({ collection: 'subscriptions', where: { email: { equals: email } } })
  return found.docs
}

describe('the newsletter', () => {
  test('takes the address of anybody, written in small letters', async () => {
    expect(await shop.newBrowser().ask('subscribe', { email: 'Ayu@Example.com' })).toEqual({ ok: true })
    const [row, ...others] = await subscribed('ayu@example.com')
    expect(others).toEqual([])
    expect(row?.createdAt).toBe(shop.clock.now.toISOString())
  })

  test('takes an address once, however its letters are written', async () => {
    await shop.newBrowser().ask('subscribe', { email: 'made@example.com' })
    expect(await shop.newBrowser().refused('subscribe', { email: 'MADE@example.com' })).toMatchObject({
      status: 409,
      code: 'already_subscribed',
      message: 'This email is already subscribed.',
    })
    expect(await subscribed('made@example.com')).toHaveLength(1)
  })

  test('asked 16 times at once, one is the first', async () => {
    const answers = await Promise.all(
      Array.from({ length: 16 }, () =>
        shop.newBrowser().send('POST', '/api/newsletter/subscribe', { email: 'wayan@example.com' }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 15 }, () => 409)])
    expect(await subscribed('wayan@example.com')).toHaveLength(1)
  })

  test.each([{}, { email: '' }, { email: 'ayu' }, { email: `${'x'.repeat(250)}@example.com` }, { email: ['a@b.com'] }])(
    'refuses %o',
    async (body) => {
      expect(await shop.newBrowser().refused('subscribe', body)).toMatchObject({ status: 422, code: 'invalid_request' })
    },
  )

  test('is asked from our site only', async () => {
    const sent = { email: 'komang@example.com' }
    const headers = { origin: 'https://evil.example' }
    const answer = await shop.newBrowser().send('POST', '/api/newsletter/subscribe', sent, headers)
    expect(answer.status).toBe(403)
    expect(await subscribed('komang@example.com')).toEqual([])
  })
})

test('one address on the net subscribes ten e-mail addresses an hour', async () => {
  const strict = await startTestApp({ rateLimitScale: 1 })
  try {
    const browser = strict.newBrowser()
    for (let n = 0; n < 10; n++) await browser.ask('subscribe', { email: `guest-${n}@example.com` })
    expect(await browser.refused('subscribe', { email: 'one-more@example.com' })).toMatchObject({
      code: 'rate_limited',
    })
  } finally {
    await strict.stop()
  }
})
