import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSameTrip, mergeTripValues } from './merge-trip.ts'

const paths = ['pickup', 'place', 'name:adult-2', 'name:adult-3', 'answer:diet']
const values = fc.record(Object.fromEntries(paths.map((path) => [path, fc.constantFrom('', 'a', 'b', 'c')])))

interface GroupEntries {
  seen: string
  theirs: string
  mine: string
}

function expectMergedGroup(merged: string, { seen, theirs, mine }: GroupEntries): void {
  const isMine = mine !== seen
  const isTheirs = theirs !== seen
  if (isMine) expect(merged).toBe(mine)
  if (isTheirs) expect(merged).toBe(theirs)
  if (!isMine && !isTheirs) expect(merged).toBe(seen)
}

describe('merging the entries of two pages', () => {
  test('never loses a change silently: the result contains the change, or reports a conflict', () => {
    fc.assert(
      fc.property(values, values, values, (seen, theirs, mine) => {
        const { values: merged, conflicts } = mergeTripValues(theirs, seen, mine)
        if (conflicts.length > 0) return
        const groups = [['pickup', 'place'], ...paths.slice(2).map((path) => [path])]
        for (const group of groups) {
          const pick = (from: Record<string, string>) => group.map((path) => from[path]).join('|')
          expectMergedGroup(pick(merged), { seen: pick(seen), theirs: pick(theirs), mine: pick(mine) })
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
