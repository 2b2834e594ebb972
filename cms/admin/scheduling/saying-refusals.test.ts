import { expect, test } from 'vitest'
import { sayingRefusals } from './saying-refusals.ts'

test('what is answered as an error is thrown, so that the drawer shows it', async () => {
  await expect(sayingRefusals(async () => ({ error: 'That time is over.' }))({})).rejects.toThrow('That time is over.')
})

test('any other answer is handed on', async () => {
  const ask = sayingRefusals(async (asked: { type: string }) => ({ message: asked.type }))
  expect(await ask({ type: 'publish' })).toEqual({ message: 'publish' })
})
