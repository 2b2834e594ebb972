import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.stop())

/** Returns the subscriptions of an address, as staff see them. */
async function subscribeAndConfirm(email: string) {
  const found = await shop.office.payload.find({ collection: 'subscriptions', where: { email: { equals: email } } })
  return found.docs
}

const latestMailText = (email: string) => shop.mails.sent.filter(({ to }) => to === email).at(-1)?.text ?? ''
/** Returns the token of a link to a newsletter page in the latest email to an address. */
function findMailedToken(email: string, page: 'confirm' | 'unsubscribe'): string {
  return new RegExp(`/newsletter/${page}\\?token=([\\w-]+)`).exec(latestMailText(email))?.[1] ?? ''
}

describe('the newsletter', () => {
  test('subscribes the address, in lower case, when the mailed link is opened, and rejects the link the second time', async () => {
    const browser = shop.newBrowser()
    await browser.call('subscribe', { email: 'Ayu@Example.com' })
    const email = 'ayu@example.com'
    expect(await subscribeAndConfirm(email)).toMatchObject([
      { state: 'pending', createdAt: shop.clock.now.toISOString() },
    ])
    const token = findMailedToken('Ayu@Example.com', 'confirm')
    await browser.call('confirmNewsletter', { token })
    expect(await subscribeAndConfirm(email)).toMatchObject([{ state: 'subscribed' }])
    expect(await browser.callExpectingFailure('confirmNewsletter', { token })).toMatchObject({
      code: 'token_invalid',
      details: { reason: 'used' },
    })
    expect(await browser.callExpectingFailure('subscribe', { email: 'AYU@example.com' })).toMatchObject({
      status: 409,
      code: 'already_subscribed',
      message: 'This email is already subscribed.',
    })
  })

  test('stores one subscription for 16 concurrent requests, and the latest mailed link confirms the subscription', async () => {
    const email = 'wayan@example.com'
    await Promise.all(Array.from({ length: 16 }, () => shop.newBrowser().call('subscribe', { email })))
    await shop.newBrowser().call('subscribe', { email })
    await shop.newBrowser().call('confirmNewsletter', { token: findMailedToken(email, 'confirm') })
    expect(await subscribeAndConfirm(email)).toMatchObject([{ state: 'subscribed' }])
  })

  test('accepts the unsubscribe link repeatedly, and then a new subscription with another link', async () => {
    const email = 'made@example.com'
    const browser = shop.newBrowser()
    await browser.call('subscribe', { email })
    const token = findMailedToken(email, 'unsubscribe')
    await browser.call('confirmNewsletter', { token: findMailedToken(email, 'confirm') })
    for (let time = 0; time < 2; time += 1) await browser.call('unsubscribe', { token })
    expect(await subscribeAndConfirm(email)).toMatchObject([{ state: 'unsubscribed' }])
    await browser.call('subscribe', { email })
    await browser.call('confirmNewsletter', { token: findMailedToken(email, 'confirm') })
    expect(await subscribeAndConfirm(email)).toMatchObject([{ state: 'subscribed', unsubscribed_at: null }])
    for (const wrong of ['', 'x', findMailedToken(email, 'confirm')]) {
      expect((await browser.callExpectingFailure('unsubscribe', { token: wrong })).details).toEqual({
        reason: 'unknown',
      })
    }
  })

  test('remembers that an address was unsubscribed, even if a stranger requests subscriptions for that address', async () => {
    const [unsubscribed, never] = ['putu@example.com', 'nobody@example.com']
    const browser = shop.newBrowser()
    await browser.call('subscribe', { email: unsubscribed })
    const token = findMailedToken(unsubscribed, 'unsubscribe')
    await browser.call('unsubscribe', { token })
    const [{ unsubscribed_at } = { unsubscribed_at: null }] = await subscribeAndConfirm(unsubscribed)
    for (const email of [unsubscribed, unsubscribed, never]) await browser.call('subscribe', { email })
    expect(await subscribeAndConfirm(unsubscribed)).toMatchObject([{ state: 'pending', unsubscribed_at }])

    await shop.deps.housekeeping.deleteOutdated(new Date(shop.clock.now.getTime() + 31 * 24 * 60 * 60 * 1000))
    expect(await subscribeAndConfirm(unsubscribed)).toMatchObject([{ state: 'unsubscribed', unsubscribed_at }])
    expect(await subscribeAndConfirm(never)).toEqual([])
    await browser.call('unsubscribe', { token })
  })

  test.each([{}, { email: '' }, { email: 'ayu' }, { email: `${'x'.repeat(250)}@example.com` }, { email: ['a@b.com'] }])(
    'rejects the request body %o',
    async (body) => {
      expect(await shop.newBrowser().callExpectingFailure('subscribe', body)).toMatchObject({
        status: 422,
        code: 'invalid_request',
      })
    },
  )

  test('rejects a subscription request from another site', async () => {
    const sent = { email: 'komang@example.com' }
    const headers = { origin: 'https://evil.example' }
    const answer = await shop.newBrowser().send('POST', '/api/newsletter/subscribe', sent, headers)
    expect(answer.status).toBe(403)
    expect(await subscribeAndConfirm('komang@example.com')).toEqual([])
  })
})

test('an IP address can subscribe ten email addresses per hour', async () => {
  const strict = await startTestApp({ rateLimitScale: 1 })
  try {
    const browser = strict.newBrowser()
    for (let n = 0; n < 10; n++) await browser.call('subscribe', { email: `guest-${n}@example.com` })
    expect(await browser.callExpectingFailure('subscribe', { email: 'one-more@example.com' })).toMatchObject({
      code: 'rate_limited',
    })
  } finally {
    await strict.stop()
  }
})
