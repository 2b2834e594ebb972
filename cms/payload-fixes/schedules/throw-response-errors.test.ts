import { expect, test } from 'vitest'
import { throwResponseErrors } from './throw-response-errors.ts'

test('throwResponseErrors throws the error of a response, so that the drawer shows the error', async () => {
  await expect(throwResponseErrors(async () => ({ error: 'This time has passed.' }))({})).rejects.toThrow(
    'This time has passed.',
  )
})

test('throwResponseErrors returns a response without an error unchanged', async () => {
  const ask = throwResponseErrors(async (asked: { type: string }) => ({ message: asked.type }))
  expect(await ask({ type: 'publish' })).toEqual({ message: 'publish' })
})
