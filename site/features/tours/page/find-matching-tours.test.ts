import { makeTour } from '@nusa/shared/testing'
import { describe, expect, it, test } from 'vitest'
import { findMatchingTours, tourIdentifier } from './find-matching-tours.ts'

test.each([
  ['/tour/ubud-day-trip', 'ubud-day-trip'],
  ['/tour/%F0%9F%8C%8B/', '🌋'],
  ['/tour', ''],
  ['/tour/', ''],
  ['/tour/%', '%'],
])('tourIdentifier(%j) returns %j', (pathname, identifier) => {
  expect(tourIdentifier(pathname)).toBe(identifier)
})

describe('findMatchingTours', () => {
  const tours = [
    makeTour({ id: 7, slug: 'rice', title: 'Ubud Rice Terraces' }),
    makeTour({ id: 70, slug: 'ubud-by-night', title: 'Ubud by Night' }),
  ]
  const found = (identifier: string) => findMatchingTours(identifier, tours).map(({ id }) => id)

  it('finds the tour whose id is in the path', () => {
    expect(found('7')).toEqual([7])
  })

  it('finds tours whose titles contain the words of the path, ignoring case and hyphens', () => {
    expect(found('ubud-rice')).toEqual([7])
    expect(found('UBUD')).toEqual([7, 70])
  })

  it('finds the tour whose slug is in the path, ignoring case', () => {
    expect(found('Ubud-By-Night')).toEqual([70])
  })

  it('finds no tours if no tour matches or the path contains no words', () => {
    expect(found('komodo')).toEqual([])
    expect(found('---')).toEqual([])
  })
})
