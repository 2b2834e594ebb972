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

test('publishing, changing what is published and taking it back change the site; drafts do not', () => {
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
