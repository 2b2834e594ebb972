import { makeTour } from '@nusa/shared/testing'
import { describe, expect, it, test } from 'vitest'
import { findLostTours, tourIdentifier } from './find-lost-tour.ts'

test.each([
  ['/tour/ubud-day-trip', 'ubud-day-trip'],
  ['/tour/%F0%9F%8C%8B/', '🌋'],
  ['/tour', ''],
  ['/tour/', ''],
  ['/tour/%', '%'],
])('%s names %j', (pathname, identifier) => {
  expect(tourIdentifier(pathname)).toBe(identifier)
})

describe('an address that is no page', () => {
  const tours = [
    makeTour({ id: 7, slug: 'rice', title: 'Ubud Rice Terraces' }),
    makeTour({ id: 70, slug: 'ubud-by-night', title: 'Ubud by Night' }),
  ]
  const found = (identifier: string) => findLostTours(identifier, tours).map(({ id }) => id)

  it('means the tour of its number', () => {
    expect(found('7')).toEqual([7])
  })

  it('means the tours whose titles hold its words, whatever their case, hyphens read as spaces', () => {
    expect(found('ubud-rice')).toEqual([7])
    expect(found('UBUD')).toEqual([7, 70])
  })

  it('means the tour of the same address in small letters', () => {
    expect(found('Ubud-By-Night')).toEqual([70])
  })

  it('means none where nothing fits, and none where it names nothing', () => {
    expect(found('komodo')).toEqual([])
    expect(found('---')).toEqual([])
  })
})
