import { expect, test } from 'vitest'
import { relatedIn } from './related.ts'

const area = (id: number) => ({ collection: 'areas', id })

test('reads a single id, several ids in order, and a populated entry', () => {
  expect(relatedIn(7, 'areas')).toEqual({ named: [area(7)], more: 0 })
  expect(relatedIn([9, 7], 'areas')).toEqual({ named: [area(9), area(7)], more: 0 })
  expect(relatedIn({ id: 7, name: 'Ubud' }, 'areas')).toEqual({ named: [area(7)], more: 0 })
  expect(relatedIn('NUSA-7', 'invoices')).toEqual({ named: [{ collection: 'invoices', id: 'NUSA-7' }], more: 0 })
})

test('reads the collection of each value if there are several collections', () => {
  const named = [area(7), { collection: 'cities', id: 7 }]
  const value = named.map(({ collection, id }) => ({ relationTo: collection, value: id }))
  expect(relatedIn(value, ['areas', 'cities'])).toEqual({ named, more: 0 })
})

test('returns three entries and counts the others', () => {
  expect(relatedIn([1, 2, 3, 4, 5], 'areas')).toEqual({ named: [area(1), area(2), area(3)], more: 2 })
})

test('returns no entries for an empty field', () => {
  for (const value of [null, undefined, [], '', [null]])
    expect(relatedIn(value, 'areas')).toEqual({ named: [], more: 0 })
})
