import { expect, test } from 'vitest'
import { countTraffic } from './traffic.ts'

const waits = async (work: Promise<void>): Promise<boolean> => {
  const late = new Promise<true>((resolve) => setImmediate(() => resolve(true)))
  return Promise.race([work.then(() => false), late])
}

test('it is quiet where nobody waits for an answer', async () => {
  expect(await waits(countTraffic().quiet())).toBe(false)
})

test('it is quiet when the last answer is there, also one that failed', async () => {
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

test('whoever wants it quiet waits no longer than they may', async () => {
  const { during, quiet } = countTraffic(1)
  void during(() => new Promise(() => undefined))
  await expect(quiet()).resolves.toBeUndefined()
})
