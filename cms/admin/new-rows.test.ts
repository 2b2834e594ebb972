import { expect, test } from 'vitest'
import { listsWithNewRows } from './new-rows.ts'

test('a row that is added is open, and the others stay as they are', () => {
  const old = { id: 'a', isLoading: false, collapsed: true }
  const fields = { title: { value: 'Ubud' }, pricing: { rows: [old, { id: 'b', isLoading: true }] } }
  expect(listsWithNewRows(fields)).toEqual([['pricing', [old, { id: 'b', isLoading: true, collapsed: false }]]])
})

test('what is open already, or closed by somebody, is left alone', () => {
  const [open, closed] = [false, true].map((collapsed) => ({ id: 'a', isLoading: true, collapsed }))
  expect(listsWithNewRows({ pricing: { rows: [open, closed, { id: 'c', isLoading: false }] } as never })).toEqual([])
})
