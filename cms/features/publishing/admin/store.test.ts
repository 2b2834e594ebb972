import { defaultSchedule, type PublishingState } from '@nusa/shared/publishing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPublishingStore, isBusy } from './store.ts'
import { publishingTexts } from './texts/index.ts'

const at = '2026-11-22T04:05:00.000Z'
const publish = {
  id: 1,
  back_to: null,
  by: [],
  changed_by: [],
  asked_at: at,
  started_at: at,
  ended_at: null,
  step: null,
  steps: [],
}
const quiet: PublishingState = {
  site_url: 'http://nusa.example',
  is_opening: false,
  releases: [{ number: 3, is_live: true, since: at, by: [], changed_by: [], copy_of: null }],
  running: null,
  waiting: [],
  ended: [],
  usual_milliseconds: null,
  schedule: defaultSchedule,
}
const busy: PublishingState = { ...quiet, running: { ...publish, outcome: null } }

/** The requests so far. `answers` contains the response to each. */
let requests: string[]
let answers: Record<string, () => Promise<Response> | Response>
const url = '/api/publishing'
const respondWith =
  (body: object, status = 200) =>
  () =>
    Response.json(body, { status })

beforeEach(() => {
  vi.useFakeTimers()
  requests = []
  answers = {
    [`GET ${url}`]: respondWith(quiet),
    [`GET ${url}/changes`]: respondWith({ kind: 'unknown' }),
    [`POST ${url}`]: respondWith({}, 202),
  }
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: vi.fn(), removeEventListener: vi.fn() })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    requests.push(`${method} ${url}`)
    return answers[`${method} ${url}`]?.() ?? Response.error()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function subscribeToStore() {
  const store = createPublishingStore(url, publishingTexts.en)
  return { store, stop: store.subscribe(() => undefined) }
}

it('the publishing store shows a running publish despite a late response from before the publish', async () => {
  const before = Promise.withResolvers<Response>()
  answers[`GET ${url}`] = () => before.promise
  const { store, stop } = subscribeToStore()
  const order = store.publish()
  await vi.advanceTimersByTimeAsync(0)
  answers[`GET ${url}`] = respondWith(busy)
  before.resolve(Response.json(quiet))
  await order
  expect(isBusy(store.getState())).toBe(true)
  stop()
})

it('the publishing store shows why a request was refused until the next request', async () => {
  const { store, stop } = subscribeToStore()
  await vi.advanceTimersByTimeAsync(0)
  answers[`POST ${url}`] = respondWith({ errors: [{ message: 'That release is gone.' }] }, 400)
  await store.publish(2)
  expect(store.getState()).toMatchObject({
    state: quiet,
    refusedRequest: { kind: 'publish', reason: 'That release is gone.' },
    failure: null,
  })
  answers[`POST ${url}`] = respondWith({}, 202)
  await store.publish()
  expect(store.getState().refusedRequest).toBeNull()
  stop()
})

it.each([
  ['plan', { publish_at: at }],
  ['timing', { quiet_seconds: 60 }],
] as const)('the publishing store shows why a request of the kind %j was refused', async (order, change) => {
  const { store, stop } = subscribeToStore()
  await vi.advanceTimersByTimeAsync(0)
  answers[`POST ${url}/schedule`] = respondWith({ errors: [{ message: 'This time has passed.' }] }, 400)
  expect(await store.changeSchedule(change)).toBe(false)
  expect(store.getState().refusedRequest).toEqual({ kind: order, reason: 'This time has passed.' })
  stop()
})

it('the publishing store warns about a request without a response, even after the CMS responds again', async () => {
  const { store, stop } = subscribeToStore()
  await vi.advanceTimersByTimeAsync(0)
  answers[`POST ${url}`] = () => Promise.reject(new TypeError('Failed to fetch'))
  await store.publish()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(store.getState()).toMatchObject({ failure: null, refusedRequest: { reason: publishingTexts.en.lostResponse } })
  stop()
})

it('the publishing store shows the previous state while the CMS does not respond', async () => {
  const { store, stop } = subscribeToStore()
  await vi.advanceTimersByTimeAsync(0)
  answers[`GET ${url}`] = () => Promise.reject(new TypeError('Failed to fetch'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(store.getState()).toMatchObject({ state: quiet, failure: expect.stringContaining('does not respond') })
  stop()
})

it('the publishing store reloads the changes after a publish and at intervals', async () => {
  const comparisons = () => requests.filter((one) => one.endsWith('/changes')).length
  const { stop } = subscribeToStore()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(comparisons()).toBe(1)
  answers[`GET ${url}`] = respondWith({
    ...quiet,
    ended: [{ ...publish, outcome: { kind: 'unchanged' } }],
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(comparisons()).toBe(2)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(comparisons()).toBe(3)
  stop()
})

it('the publishing store shows no pending changes after a publish until the changes are loaded again', async () => {
  const { store, stop } = subscribeToStore()
  await vi.advanceTimersByTimeAsync(0)
  expect(store.getState().changes).toEqual({ kind: 'unknown' })
  const compared = Promise.withResolvers<Response>()
  answers[`GET ${url}/changes`] = () => compared.promise
  answers[`GET ${url}`] = respondWith({ ...quiet, ended: [{ ...publish, outcome: { kind: 'unchanged' } }] })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(store.getState().changes).toBeNull()
  stop()
})

describe('the publishing store, when another change is pending,', () => {
  const known = (total: number) => ({ kind: 'known', release: 3, total, entries: [] })
  const pending = { ...quiet, schedule: { ...quiet.schedule, quiet_until: at, owed_since: at } }

  it('reloads the changes immediately, and no longer shows “nothing changed”', async () => {
    answers[`GET ${url}/changes`] = respondWith(known(0))
    const { store, stop } = subscribeToStore()
    await vi.advanceTimersByTimeAsync(0)
    expect(store.getState().changes).toEqual(known(0))
    const compared = Promise.withResolvers<Response>()
    answers[`GET ${url}/changes`] = () => compared.promise
    answers[`GET ${url}`] = respondWith(pending)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(store.getState()).toMatchObject({ state: pending, changes: null })
    compared.resolve(Response.json(known(1)))
    await vi.advanceTimersByTimeAsync(0)
    expect(store.getState().changes).toEqual(known(1))
    stop()
  })

  it('shows the previous changes until they are reloaded', async () => {
    answers[`GET ${url}/changes`] = respondWith(known(1))
    const { store, stop } = subscribeToStore()
    await vi.advanceTimersByTimeAsync(0)
    answers[`GET ${url}/changes`] = () => new Promise(() => undefined)
    answers[`GET ${url}`] = respondWith(pending)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(store.getState()).toMatchObject({ state: pending, changes: known(1) })
    stop()
  })

  it('ignores a response to a request from before the change', async () => {
    const before = Promise.withResolvers<Response>()
    answers[`GET ${url}/changes`] = () => before.promise
    const { store, stop } = subscribeToStore()
    await vi.advanceTimersByTimeAsync(0)
    answers[`GET ${url}/changes`] = respondWith(known(1))
    answers[`GET ${url}`] = respondWith(pending)
    await vi.advanceTimersByTimeAsync(10_000)
    before.resolve(Response.json(known(0)))
    await vi.advanceTimersByTimeAsync(0)
    expect(store.getState().changes).toEqual(known(1))
    stop()
  })
})

it('the publishing store sends no requests while the page is hidden', async () => {
  const { stop } = subscribeToStore()
  await vi.advanceTimersByTimeAsync(0)
  vi.stubGlobal('document', { ...document, visibilityState: 'hidden' })
  requests = []
  await vi.advanceTimersByTimeAsync(60_000)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests).toEqual([])
})
