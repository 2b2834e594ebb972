import { expect, test } from 'vitest'
import { throwRefusals } from './throw-refusals.ts'

test('throwRefusals throws the error of a response, so that the drawer shows the error', async () => {
  await expect(throwRefusals(async () => ({ error: 'This time has passed.' }))({})).rejects.toThrow(
    'This time has passed.',
  )
})

test('throwRefusals returns any other response unchanged', async () => {
  const ask = throwRefusals(async (asked: { type: string }) => ({ message: asked.type }))
  expect(await ask({ type: 'publish' })).toEqual({ message: 'publish' })
})
