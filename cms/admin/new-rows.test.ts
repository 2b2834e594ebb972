import { expect, test } from 'vitest'
import { expandNewRows, markRowsWithoutFields } from './new-rows.ts'

test('expands a new row and leaves the others unchanged', () => {
  const old = { id: 'a', isLoading: false, collapsed: true }
  const fields = { title: { value: 'Ubud' }, pricing: { rows: [old, { id: 'b', isLoading: true }] } }
  expect(expandNewRows(fields)).toEqual([['pricing', [old, { id: 'b', isLoading: true, collapsed: false }]]])
})

test('leaves a row unchanged that was already expanded or collapsed', () => {
  const [open, closed] = [false, true].map((collapsed) => ({ id: 'a', isLoading: true, collapsed }))
  expect(expandNewRows({ pricing: { rows: [open, closed, { id: 'c', isLoading: false }] } as never })).toEqual([])
})

test('marks rows without fields, each time differently', () => {
  const old = { id: 'a', isLoading: false, lastRenderedPath: 'pricing.0' }
  const waiting = { id: 'b', isLoading: true }
  const [[path, rows] = expect.unreachable()] = markRowsWithoutFields({
    title: { value: 'Ubud' },
    pricing: { rows: [old, waiting] },
  })
  expect([path, rows]).toEqual(['pricing', [old, { ...waiting, lastRenderedPath: '' }]])
  expect(markRowsWithoutFields({ pricing: { rows } })).toEqual([['pricing', [old, waiting]]])
  expect(markRowsWithoutFields({ pricing: { rows: [old] } })).toEqual([])
})
