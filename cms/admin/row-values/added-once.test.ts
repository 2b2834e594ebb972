import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { addingOnce } from './added-once.ts'

const rowOf = (id: string): FormState => ({
  'prices.0.id': { value: id, addedByServer: true },
  'prices.0.from': { value: 1, addedByServer: true },
})
const answering = (...states: (FormState | null)[]) => addingOnce(async () => ({ state: states.shift() ?? null }))
const addedIn = (state: FormState | null) =>
  Object.entries(state ?? {}).flatMap(([path, { addedByServer }]) => (addedByServer ? [path] : []))

test('the fields of a new row are added by the first answer that has them, and by no later one', async () => {
  const ask = answering(rowOf('a'), rowOf('a'))
  expect(addedIn((await ask({})).state)).toEqual(['prices.0.id', 'prices.0.from'])
  const { state } = await ask({})
  expect(addedIn(state)).toEqual([])
  expect(state?.['prices.0.from']?.value).toBe(1)
})

test('another row at the same place is another row', async () => {
  const ask = answering(rowOf('a'), rowOf('b'))
  await ask({})
  expect(addedIn((await ask({})).state)).toEqual(['prices.0.id', 'prices.0.from'])
})

test('a row in a row is told from the row that it is in', async () => {
  const inner: FormState = {
    'packages.0.id': { value: 'a' },
    'packages.0.tiers.2.id': { value: 'c' },
    'packages.0.tiers.2.from': { value: 1, addedByServer: true },
  }
  const ask = answering(inner, { ...inner, 'packages.0.tiers.2.id': { value: 'd' } })
  await ask({})
  expect(addedIn((await ask({})).state)).toEqual(['packages.0.tiers.2.from'])
})

test('a field in no row, and a question that was withdrawn, are left as they are', async () => {
  const plain: FormState = { title: { value: '', addedByServer: true } }
  const ask = answering(plain, plain, null)
  await ask({})
  expect((await ask({})).state).toEqual(plain)
  expect((await ask({})).state).toBeNull()
})
