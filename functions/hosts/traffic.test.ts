import { expect, test } from 'vitest'
import { countTraffic } from './traffic.ts'

const waits = async (work: Promise<void>): Promise<boolean> => {
  const late = new Promise<true>((resolve) => setImmediate(() => resolve(true)))
  return Promise.race([work.then(() => false), late])
}

test('is quiet if no response is pending', async () => {
  expect(await waits(countTraffic().quiet())).toBe(false)
})

test('becomes quiet after the last pending response, even a failed one', async () => {
  const { during, quiet } = countTraffic()
  const answers: PromiseWithResolvers<string>[] = [Promise.withResolvers(), Promise.withResolvers()]
  const asked = answers.map(({ promise }) => during(() => promise).catch(() => 'failed'))
  const isQuiet = quiet()
  answers[0]?.resolve('first')
  expect(await waits(isQuiet)).toBe(true)
  answers[1]?.reject(new Error('No.'))
  expect(await waits(isQuiet)).toBe(false)
  expect(await Promise.all(asked)).toEqual(['first', 'failed'])
})

test('stops waiting for idle traffic after the timeout', async () => {
  const { during, quiet } = countTraffic(1)
  void during(() => new Promise(() => undefined))
  await expect(quiet()).resolves.toBeUndefined()
})
