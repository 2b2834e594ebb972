import { expect, test } from 'vitest'
import { parseRelatedEntries } from './related.ts'

const area = (id: number) => ({ collection: 'areas', id })

test('parseRelatedEntries parses a single id, several ids in order, and a populated entry', () => {
  expect(parseRelatedEntries(7, 'areas')).toEqual({ namedEntries: [area(7)], otherCount: 0 })
  expect(parseRelatedEntries([9, 7], 'areas')).toEqual({ namedEntries: [area(9), area(7)], otherCount: 0 })
  expect(parseRelatedEntries({ id: 7, name: 'Ubud' }, 'areas')).toEqual({ namedEntries: [area(7)], otherCount: 0 })
  expect(parseRelatedEntries('NUSA-7', 'invoices')).toEqual({
    namedEntries: [{ collection: 'invoices', id: 'NUSA-7' }],
    otherCount: 0,
  })
})

test('parseRelatedEntries returns the collection of each value if the field relates to several collections', () => {
  const named = [area(7), { collection: 'cities', id: 7 }]
  const value = named.map(({ collection, id }) => ({ relationTo: collection, value: id }))
  expect(parseRelatedEntries(value, ['areas', 'cities'])).toEqual({ namedEntries: named, otherCount: 0 })
})

test('parseRelatedEntries returns the first three entries and the number of the other entries', () => {
  expect(parseRelatedEntries([1, 2, 3, 4, 5], 'areas')).toEqual({
    namedEntries: [area(1), area(2), area(3)],
    otherCount: 2,
  })
})

test('parseRelatedEntries returns no entries for an empty field', () => {
  for (const value of [null, undefined, [], '', [null]])
    expect(parseRelatedEntries(value, 'areas')).toEqual({ namedEntries: [], otherCount: 0 })
})
