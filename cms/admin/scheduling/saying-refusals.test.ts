import { expect, test } from 'vitest'
import { sayingRefusals } from './saying-refusals.ts'

test('throws an error in the response, so that the drawer shows it', async () => {
  await expect(sayingRefusals(async () => ({ error: 'This time has passed.' }))({})).rejects.toThrow(
    'This time has passed.',
  )
})

test('returns any other response unchanged', async () => {
  const ask = sayingRefusals(async (asked: { type: string }) => ({ message: asked.type }))
  expect(await ask({ type: 'publish' })).toEqual({ message: 'publish' })
})
