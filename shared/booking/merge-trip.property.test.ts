import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSameTrip, mergeTripValues } from './merge-trip.ts'

const paths = ['pickup', 'place', 'name:adult-2', 'name:adult-3', 'answer:diet']
const values = fc.record(Object.fromEntries(paths.map((path) => [path, fc.constantFrom('', 'a', 'b', 'c')])))

describe('merging the entries of two pages', () => {
  test('loses no change silently: it is in the result, or the fields are a conflict', () => {
    fc.assert(
      fc.property(values, values, values, (seen, theirs, mine) => {
        const { values: merged, conflicts } = mergeTripValues(theirs, seen, mine)
        if (conflicts.length > 0) return
        const groups = [['pickup', 'place'], ...paths.slice(2).map((path) => [path])]
        for (const group of groups) {
          const textOf = (from: Record<string, string>) => group.map((path) => from[path]).join('|')
          const isMine = textOf(mine) !== textOf(seen)
          const isTheirs = textOf(theirs) !== textOf(seen)
          if (isMine) expect(textOf(merged)).toBe(textOf(mine))
          if (isTheirs) expect(textOf(merged)).toBe(textOf(theirs))
          if (!isMine && !isTheirs) expect(textOf(merged)).toBe(textOf(seen))
        }
      }),
    )
  })

  test('does not change any value when the same entries are saved again', () => {
    fc.assert(
      fc.property(values, values, (seen, mine) => {
        const { values: merged, conflicts } = mergeTripValues(mine, seen, mine)
        expect(conflicts).toEqual([])
        expect(isSameTrip(merged, mine)).toBe(true)
      }),
    )
  })
})
