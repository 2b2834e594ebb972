import { expect, test } from 'vitest'
import { expandNewRows } from './new-rows.ts'

test('expandNewRows expands a new row and does not change existing rows', () => {
  const old = { id: 'a', isLoading: false, collapsed: true }
  const fields = { title: { value: 'Ubud' }, pricing: { rows: [old, { id: 'b', isLoading: true }] } }
  expect(expandNewRows(fields)).toEqual([['pricing', [old, { id: 'b', isLoading: true, collapsed: false }]]])
})

test('expandNewRows does not change a new row that was already expanded or collapsed', () => {
  const [open, closed] = [false, true].map((collapsed) => ({ id: 'a', isLoading: true, collapsed }))
  expect(expandNewRows({ pricing: { rows: [open, closed, { id: 'c', isLoading: false }] } as never })).toEqual([])
})
