import { mailProblemKey, providerProblemKey } from '@nusa/shared/operations'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createPicture, createTour } from '../../testing/content.ts'
import { createCmsUser } from '../../testing/people.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { readFirstSteps, readSetupEnv } from './first-steps.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms({ isLocal: false, smtpUrl: 'smtps://mail.gunung-tours.com' })
})
afterAll(() => cms.stop())

const read = (changes: object = {}) => readFirstSteps(cms.payload, { ...readSetupEnv(cms.env), ...changes })
const openSteps = async (changes?: object) =>
  (await read(changes))?.steps.filter(({ isDone }) => !isDone).map(({ step }) => step)

test('readFirstSteps returns which steps are done, or null after an editor has hidden the steps', async () => {
  expect(await openSteps()).toEqual(['name', 'logo', 'email', 'phone', 'tax', 'terms', 'tour', 'payments', 'rates'])
  expect(await openSteps({ hasMailServer: false })).toContain('mail')
  expect(await openSteps({ allowsExamples: true, isLocal: true })).toEqual(['phone', 'tax', 'terms', 'tour', 'rates'])

  const page = await cms.payload.create({
    collection: 'pages',
    data: { title: 'Terms', slug: 'terms', content: 'Pay before you travel.', _status: 'published' } as never,
  })
  await cms.payload.updateGlobal({
    slug: 'settings',
    data: {
      site_name: 'Gunung Tours',
      contact: { email: 'hello@gunung-tours.com', phone: '+62 361 555 0142' },
      tax: 11,
      terms_page: page.id,
    },
  })
  await createTour(cms.payload)
  expect(await openSteps({ isLocal: true })).toEqual(['logo', 'rates'])
  expect((await read({ isLocal: true }))?.canHide).toBe(true)
  const { kv } = cms.payload
  const [since, last] = ['2026-11-26T01:00:00.000Z', '2026-11-26T01:06:00.000Z']
  await kv.set(mailProblemKey('functions'), { since, last, kind: 'unavailable' })
  expect(await openSteps({ isLocal: true })).toEqual(['logo', 'mail', 'rates'])
  expect((await read({ isLocal: true }))?.canHide, 'the steps can be hidden despite a temporary obstacle').toBe(true)
  await kv.set(mailProblemKey('functions'), { since, last, kind: 'sender' })
  expect((await read({ isLocal: true }))?.canHide, 'the steps cannot be hidden with a lasting obstacle').toBe(false)
  await kv.delete(mailProblemKey('functions'))

  const { token } = await createCmsUser(cms, 'staff')
  expect((await cms.call('POST', '/api/first-steps/hide', { token })).status).toBe(403)
  const editor = await createCmsUser(cms, 'editor')
  expect((await cms.call('POST', '/api/first-steps/hide', { token: editor.token })).status).toBe(200)
  expect(await read({ isLocal: true })).toBeNull()

  await kv.set(mailProblemKey('functions'), { since, last, kind: 'unavailable' })
  await kv.set(providerProblemKey('invoices'), { since, last, status: 503 })
  expect(await read({ isLocal: true }), 'temporary obstacles do not show the hidden steps again').toBeNull()
  await kv.set(mailProblemKey('functions'), { since, last, kind: 'sender' })
  expect(await openSteps({ isLocal: true })).toEqual(['logo', 'mail', 'payments', 'rates'])
  await kv.delete(mailProblemKey('functions'))
  await kv.delete(providerProblemKey('invoices'))

  // A step that is no longer done is shown again.
  await cms.payload.updateGlobal({ slug: 'settings', data: { site_name: 'Nusa' } })
  expect(await openSteps({ isLocal: true })).toEqual(['name', 'logo', 'rates'])
  const logo = await createPicture(cms.payload)
  await cms.payload.updateGlobal({ slug: 'settings', data: { logo: logo.id } })
  expect(await openSteps({ isLocal: true })).toEqual(['name', 'rates'])
})

test('readFirstSteps calls the API at most every 15 seconds, until the API responds', async () => {
  const request = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
  const isPaymentOpen = async () => (await openSteps({ siteUrl: 'https://gunung-tours.com' }))?.includes('payments')
  vi.useFakeTimers({ toFake: ['Date'] })
  expect([await isPaymentOpen(), await isPaymentOpen(), request.mock.calls.length]).toEqual([true, true, 1])
  vi.setSystemTime(Date.now() + 16_000)
  request.mockResolvedValue(Response.json({ status: 'ok' }))
  expect([await isPaymentOpen(), await isPaymentOpen(), request.mock.calls.length]).toEqual([false, false, 2])
  vi.useRealTimers()
  request.mockRestore()
})

test('readFirstSteps returns the obstacle of a step, such as missing payment keys or an unreachable API', async () => {
  const { kv } = cms.payload
  const request = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
  const obstacle = async (step: 'mail' | 'payments', changes?: object) =>
    (await read(changes))?.steps.find((entry) => entry.step === step)?.obstacle
  expect(await obstacle('payments')).toBe('no-site-url')
  const siteUrl = 'https://unreachable.gunung-tours.com'
  expect(await obstacle('payments', { siteUrl })).toBe('api-unreachable')
  expect(await obstacle('payments', { siteUrl, hasPaymentKeys: true })).toBe('api-unreachable')
  expect(await obstacle('payments', { siteUrl, hasPaymentKeys: false })).toBe('no-payment-keys')
  const [since, last] = ['2026-11-26T01:00:00.000Z', '2026-11-26T01:06:00.000Z']
  await kv.set(providerProblemKey('invoices'), { since, last, status: null })
  expect(await obstacle('payments', { isLocal: true })).toBe('provider-unreachable')
  await kv.set(providerProblemKey('invoices'), { since, last, status: 401 })
  expect(await obstacle('payments', { isLocal: true })).toBe('payment-key-rejected')
  await kv.set(providerProblemKey('refunds'), { since, last, status: 401 })
  await kv.set(providerProblemKey('invoices'), { since, last, status: 503 })
  expect(await obstacle('payments', { isLocal: true }), 'a lasting obstacle first').toBe('payment-key-rejected')
  await kv.delete(providerProblemKey('refunds'))
  await kv.delete(providerProblemKey('invoices'))
  expect(await obstacle('payments', { isLocal: true })).toBeNull()

  expect(await obstacle('mail', { hasMailServer: false })).toBe('no-mail-server')
  expect(await obstacle('mail')).toBeNull()
  await kv.set(mailProblemKey('functions'), { since, last, kind: 'sign-in' })
  expect(await obstacle('mail')).toBe('mail-sign-in')
  expect(await openSteps()).toContain('mail')
  await kv.set(mailProblemKey('cms'), { since, last, kind: 'sign-in' })
  await kv.set(mailProblemKey('functions'), { since, last, kind: 'unavailable' })
  expect(await obstacle('mail'), 'a lasting obstacle first').toBe('mail-sign-in')
  await kv.delete(mailProblemKey('cms'))
  await kv.delete(mailProblemKey('functions'))
  request.mockRestore()
})
