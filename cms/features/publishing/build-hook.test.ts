import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Payload } from 'payload'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { affectsSite, chooseBuildHook, createBuildHook, requestMissedBuild, retryFailedCalls } from './build-hook.ts'
import { runWithDeferredCalls } from './deferred-build-hook.ts'

let calls: (string | undefined)[] = []
let bodies: string[] = []
let authorizations: (string | undefined)[] = []
/** The status codes of the next responses; later responses use `status`. */
let answers: number[] = []
let status = 200
let url = ''
const server = createServer(async (request, response) => {
  calls.push(request.method)
  authorizations.push(request.headers.authorization)
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
  authorizations = []
  answers = []
  status = 200
  return listen()
})
afterEach(close)

const timeoutMs = 10_000

const logger = () => ({ info: vi.fn(), error: vi.fn() })

/** Payload's store of the problems that editors see. */
const stored = new Map<string, object>()
const kv = {
  get: async (key: string) => stored.get(key) ?? null,
  set: async (key: string, value: object) => void stored.set(key, value),
  has: async (key: string) => stored.has(key),
  delete: async (key: string) => void stored.delete(key),
} as Payload['kv']

const payloadWith = (log: ReturnType<typeof logger>) => ({ logger: log, kv })

test('the build hook requests one build for consecutive changes', async () => {
  const log = logger()
  const requestBuild = createBuildHook({ url, token: null }, 20)
  requestBuild(payloadWith(log))
  requestBuild(payloadWith(log))
  requestBuild(payloadWith(log))
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledOnce(), timeoutMs)
  expect(calls).toEqual(['POST'])
})

test('a change that could not be reported is reported when the CMS starts again', async () => {
  const log = logger()
  const restart = async () => {
    const requestBuild = createBuildHook({ url, token: null }, 0, { retryDelays: [timeoutMs] })
    await requestMissedBuild(payloadWith(log), requestBuild)
    return requestBuild
  }
  const requestBuild = await restart()
  expect(calls).toEqual([])
  answers = [500]
  requestBuild(payloadWith(log))
  await vi.waitFor(() => expect(stored.size).toBe(1), timeoutMs)
  await restart()
  await vi.waitFor(() => expect(stored.size).toBe(0), timeoutMs)
  expect(calls).toEqual(['POST', 'POST'])
  // Stops the retries of the process that failed.
  await retryFailedCalls()
})

test('the build hook sends the name of each CMS user to the publisher once, and again if the call fails', async () => {
  const log = logger()
  answers = [500]
  const requestBuild = createBuildHook({ url, token: null }, 20, { isPublisher: true, retryDelays: [10] })
  for (const by of ['Ketut', 'Putu', 'Ketut', undefined]) requestBuild(payloadWith(log), by)
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledOnce(), timeoutMs)
  requestBuild(payloadWith(log), 'Wayan')
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledTimes(2), timeoutMs)
  expect(bodies).toEqual(['{"by":["Ketut","Putu"]}', '{"by":["Ketut","Putu"]}', '{"by":["Wayan"]}'])
})

test('the build hook calls the publisher immediately for the first changes, and once for all later changes', async () => {
  const log = logger()
  const requestBuild = createBuildHook({ url, token: null }, 500, { isPublisher: true })
  const began = performance.now()
  requestBuild(payloadWith(log), 'Ketut')
  requestBuild(payloadWith(log), 'Putu')
  await vi.waitFor(() => expect(bodies).toEqual(['{"by":["Ketut","Putu"]}']), timeoutMs)
  expect(performance.now() - began).toBeLessThan(500)
  requestBuild(payloadWith(log), 'Wayan')
  requestBuild(payloadWith(log), 'Made')
  await vi.waitFor(() => expect(bodies).toHaveLength(2), timeoutMs)
  expect(bodies[1]).toBe('{"by":["Wayan","Made"]}')
  expect(performance.now() - began).toBeGreaterThan(500)
})

test('chooseBuildHook returns the URL and token of our publisher, unless BUILD_HOOK_URL is set', async () => {
  const publisher = { url, token: 'the token of the publisher' }
  const hook = chooseBuildHook({ buildHookUrl: undefined, publisher })
  expect(hook?.url).toBe(`${url}/publishing/changes`)
  const log = logger()
  createBuildHook(hook, 1)(payloadWith(log))
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledOnce(), timeoutMs)
  expect(authorizations).toEqual(['Bearer the token of the publisher'])
  expect(chooseBuildHook({ buildHookUrl: url, publisher })).toEqual({ url, token: null })
  expect(chooseBuildHook({ buildHookUrl: undefined, publisher: null })).toBeNull()
})

test('the build hook sends no names of CMS users to an external host', async () => {
  const log = logger()
  createBuildHook({ url, token: null }, 1)(payloadWith(log), 'Ketut')
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledOnce(), timeoutMs)
  expect(bodies).toEqual([''])
})

test('the build hook repeats a failed call after increasing pauses until it succeeds', async () => {
  const log = logger()
  answers = [500, 503]
  createBuildHook({ url, token: null }, 1, { retryDelays: [10, 20, 40] })(payloadWith(log))
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledOnce(), timeoutMs)
  const retryDelays = log.error.mock.calls.map(([{ retryInMs }]) => retryInMs)
  expect(retryDelays).toEqual([10, 20])
  expect(calls).toHaveLength(3)
})

test('the build hook repeats a call to a server that was down', async () => {
  const log = logger()
  await close()
  createBuildHook({ url, token: null }, 1, { retryDelays: [500] })(payloadWith(log))
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledOnce(), timeoutMs)
  await listen(new URL(url).port)
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledOnce(), timeoutMs)
})

test('the build hook uses the longest pause for all further retries, and stores when the call first failed', async () => {
  const log = logger()
  status = 401
  createBuildHook({ url, token: null }, 1, { retryDelays: [1, 5] })(payloadWith(log))
  await vi.waitFor(() => expect(log.error.mock.calls.length).toBeGreaterThan(4), timeoutMs)
  const [problem] = stored.values()
  expect(problem).toEqual({ since: expect.any(String), status: 401 })
  await vi.waitFor(() => expect(log.error.mock.calls.length).toBeGreaterThan(5), timeoutMs)
  expect([...stored.values()]).toEqual([problem])
  status = 200
  await vi.waitFor(() => expect(stored.size).toBe(0), timeoutMs)
  expect(log.info).toHaveBeenCalledOnce()
})

test('the build hook is called once at the end of scheduled work, without a quiet period', async () => {
  const log = logger()
  const requestBuild = createBuildHook({ url, token: null }, 60_000)
  const results = await runWithDeferredCalls(async () => {
    requestBuild(payloadWith(log))
    requestBuild(payloadWith(log))
    expect(calls).toEqual([])
  })
  expect(results).toEqual([true])
  expect(calls).toEqual(['POST'])
})

test('the build hook is called for changes that were made before scheduled work failed', async () => {
  const requestBuild = createBuildHook({ url, token: null }, 60_000)
  const work = async () => {
    requestBuild(payloadWith(logger()))
    throw new Error('the database is gone')
  }
  await expect(runWithDeferredCalls(work)).rejects.toThrow('the database is gone')
  expect(calls).toEqual(['POST'])
})

test('retryFailedCalls repeats a failed call immediately', async () => {
  const log = logger()
  status = 500
  expect(
    await runWithDeferredCalls(async () =>
      createBuildHook({ url, token: null }, 1, { retryDelays: [60_000] })(payloadWith(log)),
    ),
  ).toEqual([false])
  status = 200
  expect(await retryFailedCalls()).toEqual([true])
  expect(await retryFailedCalls()).toEqual([])
})

test('createBuildHook(null) sends no requests', () => {
  vi.useFakeTimers()
  createBuildHook(null, 1)(payloadWith(logger()))
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('affectsSite returns true if a saved entry is or was on the site, and false for drafts and unsaved entries', () => {
  const draft = { _status: 'draft', updatedAt: '1' }
  const published = { _status: 'published', updatedAt: '1' }
  const later = { updatedAt: '2' }
  const changing = [
    affectsSite(undefined, published),
    affectsSite(draft, { ...published, ...later }),
    affectsSite(published, { ...published, ...later }),
    affectsSite(published, { ...draft, ...later }),
    affectsSite({ updatedAt: '1' }, later),
  ]
  expect(changing).toEqual(Array(5).fill(true))
  const unchangedSite = [
    affectsSite(undefined, draft),
    affectsSite(draft, { ...draft, ...later }),
    affectsSite(published, published),
  ]
  expect(unchangedSite).toEqual(Array(3).fill(false))
})
