import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildHook, changesTheSite, sendFailed } from './build-hook.ts'
import { sendingAfter } from './build-hook-after-work.ts'

let calls: (string | undefined)[] = []
let bodies: string[] = []
/** The status codes of the next responses; later responses use `status`. */
let answers: number[] = []
let status = 200
let url = ''
const server = createServer(async (request, response) => {
  calls.push(request.method)
  bodies.push(await text(request))
  response.writeHead(answers.shift() ?? status).end()
})

async function listen(port = '0') {
  await new Promise<void>((resolve) => server.listen(Number(port), '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

const close = () => new Promise((resolve) => server.close(resolve))

beforeEach(() => {
  calls = []
  bodies = []
  answers = []
  status = 200
  return listen()
})
afterEach(close)

/** Milliseconds. */
const timeoutMs = 10_000

const logger = () => ({ info: vi.fn(), error: vi.fn() })

test('requests one build for consecutive changes', async () => {
  const log = logger()
  const ask = buildHook(url, 20)
  ask(log)
  ask(log)
  ask(log)
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledOnce(), timeoutMs)
  expect(calls).toEqual(['POST'])
})

test('sends our publisher the name of each CMS user once, and again after a failed call', async () => {
  const log = logger()
  answers = [500]
  const ask = buildHook(url, 20, { isOurs: true, pauses: [10] })
  for (const by of ['Ketut', 'Putu', 'Ketut', undefined]) ask(log, by)
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledOnce(), timeoutMs)
  ask(log, 'Wayan')
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledTimes(2), timeoutMs)
  expect(bodies).toEqual(['{"by":["Ketut","Putu"]}', '{"by":["Ketut","Putu"]}', '{"by":["Wayan"]}'])
})

test('calls our publisher at once for a first change, and once for the changes that follow', async () => {
  const log = logger()
  const ask = buildHook(url, 500, { isOurs: true })
  const began = performance.now()
  ask(log, 'Ketut')
  ask(log, 'Putu')
  await vi.waitFor(() => expect(bodies).toEqual(['{"by":["Ketut","Putu"]}']), timeoutMs)
  expect(performance.now() - began).toBeLessThan(500)
  ask(log, 'Wayan')
  ask(log, 'Made')
  await vi.waitFor(() => expect(bodies).toHaveLength(2), timeoutMs)
  expect(bodies[1]).toBe('{"by":["Wayan","Made"]}')
  expect(performance.now() - began).toBeGreaterThan(500)
})

test('sends no names of CMS users to an external host', async () => {
  const log = logger()
  buildHook(url, 1)(log, 'Ketut')
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledOnce(), timeoutMs)
  expect(bodies).toEqual([''])
})

test('repeats a failed call after increasing pauses until it succeeds', async () => {
  const log = logger()
  answers = [500, 503]
  buildHook(url, 1, { pauses: [10, 20, 40] })(log)
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledOnce(), timeoutMs)
  const tellsOf = log.error.mock.calls.map(([{ triedAgainIn }]) => triedAgainIn)
  expect(tellsOf).toEqual([10, 20])
  expect(calls).toHaveLength(3)
})

test('repeats a call to a server that was down', async () => {
  const log = logger()
  await close()
  buildHook(url, 1, { pauses: [500] })(log)
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledOnce(), timeoutMs)
  await listen(new URL(url).port)
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledOnce(), timeoutMs)
})

test('gives up after repeated failures, and starts over with the next change', async () => {
  const log = logger()
  const ask = buildHook(url, 1, { pauses: [1] })
  status = 500
  ask(log)
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(2), timeoutMs)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(calls).toHaveLength(2)
  ask(log)
  await vi.waitFor(() => expect(calls).toHaveLength(4), timeoutMs)
})

test('calls once at the end of scheduled work, without waiting', async () => {
  const log = logger()
  const ask = buildHook(url, 60_000)
  const told = await sendingAfter(async () => {
    ask(log)
    ask(log)
    expect(calls).toEqual([])
  })
  expect(told).toEqual([true])
  expect(calls).toEqual(['POST'])
})

test('calls for what was changed before scheduled work failed', async () => {
  const ask = buildHook(url, 60_000)
  const work = async () => {
    ask(logger())
    throw new Error('the database is gone')
  }
  await expect(sendingAfter(work)).rejects.toThrow('the database is gone')
  expect(calls).toEqual(['POST'])
})

test('repeats a failed call early when requested', async () => {
  const log = logger()
  status = 500
  expect(await sendingAfter(async () => buildHook(url, 1, { pauses: [60_000] })(log))).toEqual([false])
  status = 200
  expect(await sendFailed()).toEqual([true])
  expect(await sendFailed()).toEqual([])
})

test('does nothing without a URL', () => {
  vi.useFakeTimers()
  buildHook(undefined, 1)(logger())
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('the site changes when an entry is published, changed while published or unpublished, but not with drafts', () => {
  const draft = { _status: 'draft', updatedAt: '1' }
  const published = { _status: 'published', updatedAt: '1' }
  const later = { updatedAt: '2' }
  const changing = [
    changesTheSite(undefined, published),
    changesTheSite(draft, { ...published, ...later }),
    changesTheSite(published, { ...published, ...later }),
    changesTheSite(published, { ...draft, ...later }),
    changesTheSite({ updatedAt: '1' }, later),
  ]
  expect(changing).toEqual(Array(5).fill(true))
  const quiet = [
    changesTheSite(undefined, draft),
    changesTheSite(draft, { ...draft, ...later }),
    changesTheSite(published, published),
  ]
  expect(quiet).toEqual(Array(3).fill(false))
})
