import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { addRowsOnce } from './add-rows-once.ts'

const rowOf = (id: string): FormState => ({
  'prices.0.id': { value: id, addedByServer: true },
  'prices.0.from': { value: 1, addedByServer: true },
})
const answering = (...states: (FormState | null)[]) => addRowsOnce(async () => ({ state: states.shift() ?? null }))
const addedIn = (state: FormState | null) =>
  Object.entries(state ?? {}).flatMap(([path, { addedByServer }]) => (addedByServer ? [path] : []))

test('addRowsOnce marks the fields of a new row as added only in the first response that contains them', async () => {
  const ask = answering(rowOf('a'), rowOf('a'))
  expect(addedIn((await ask({})).state)).toEqual(['prices.0.id', 'prices.0.from'])
  const { state } = await ask({})
  expect(addedIn(state)).toEqual([])
  expect(state?.['prices.0.from']?.value).toBe(1)
})

test('addRowsOnce treats a different row at the position of an earlier row as new', async () => {
  const ask = answering(rowOf('a'), rowOf('b'))
  await ask({})
  expect(addedIn((await ask({})).state)).toEqual(['prices.0.id', 'prices.0.from'])
})

test('addRowsOnce identifies a nested row by its id', async () => {
  const inner: FormState = {
    'packages.0.id': { value: 'a' },
    'packages.0.tiers.2.id': { value: 'c' },
    'packages.0.tiers.2.from': { value: 1, addedByServer: true },
  }
  const ask = answering(inner, { ...inner, 'packages.0.tiers.2.id': { value: 'd' } })
  await ask({})
  expect(addedIn((await ask({})).state)).toEqual(['packages.0.tiers.2.from'])
})

test('addRowsOnce does not change responses of aborted requests, or fields outside of rows', async () => {
  const plain: FormState = { title: { value: '', addedByServer: true } }
  const ask = answering(plain, plain, null)
  await ask({})
  expect((await ask({})).state).toEqual(plain)
  expect((await ask({})).state).toBeNull()
})
