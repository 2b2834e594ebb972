import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildHook, changesTheSite } from './build-hook.ts'

let calls: (string | undefined)[] = []
let status = 200
let url = ''
const server = createServer((request, response) => {
  calls.push(request.method)
  response.writeHead(status).end()
})

beforeEach(async () => {
  calls = []
  status = 200
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const logger = () => ({ info: vi.fn(), error: vi.fn() })

test('changes in a row ask for one build', async () => {
  const log = logger()
  const ask = buildHook(url, 20)
  ask(log)
  ask(log)
  ask(log)
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledOnce())
  expect(calls).toEqual(['POST'])
})

test('a build that is refused is logged, and the next change asks again', async () => {
  const log = logger()
  const ask = buildHook(url, 1)
  status = 500
  ask(log)
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledOnce())
  status = 200
  ask(log)
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledOnce())
})

test('without an address nobody is asked', () => {
  vi.useFakeTimers()
  buildHook(undefined, 1)(logger())
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('publishing, taking back and what has no drafts change the site; saving a draft does not', () => {
  const [draft, published, plain] = [{ _status: 'draft' }, { _status: 'published' }, {}]
  expect([changesTheSite(published, draft), changesTheSite(draft, published), changesTheSite(plain, plain)]).toEqual([
    true,
    true,
    true,
  ])
  expect([changesTheSite(draft), changesTheSite(draft, draft)]).toEqual([false, false])
})
