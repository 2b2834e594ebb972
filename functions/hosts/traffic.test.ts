import { expect, test } from 'vitest'
import { createTraffic } from './traffic.ts'

const isWaiting = async (work: Promise<void>): Promise<boolean> => {
  const late = new Promise<true>((resolve) => setImmediate(() => resolve(true)))
  return Promise.race([work.then(() => false), late])
}

test('traffic is idle if no response is pending', async () => {
  expect(await isWaiting(createTraffic().waitForIdle())).toBe(false)
})

test('traffic becomes idle after the last pending response, even a failed one', async () => {
  const { track, waitForIdle } = createTraffic()
  const responses: PromiseWithResolvers<string>[] = [Promise.withResolvers(), Promise.withResolvers()]
  const pendingRequests = responses.map(({ promise }) => track(() => promise).catch(() => 'failed'))
  const isQuiet = waitForIdle()
  responses[0]?.resolve('first')
  expect(await isWaiting(isQuiet)).toBe(true)
  responses[1]?.reject(new Error('No.'))
  expect(await isWaiting(isQuiet)).toBe(false)
  expect(await Promise.all(pendingRequests)).toEqual(['first', 'failed'])
})

test('waitForIdle resolves after the timeout even if a response is still pending', async () => {
  const { track, waitForIdle } = createTraffic(1)
  void track(() => new Promise(() => undefined))
  await expect(waitForIdle()).resolves.toBeUndefined()
})
