import { describe, expect, it } from 'vitest'
import { suggestTours } from './suggest.ts'

const tours = [
  { title: 'Ubud rice terraces', location: 'Ubud, Bali' },
  { title: 'Sunrise on Mount Batur', location: 'Kintamani' },
  { title: 'Snorkelling', location: 'Nusa Penida' },
]
const titles = (text: string) => suggestTours(tours, text).map(({ title }) => title)

describe('suggestTours', () => {
  it('requires two letters, not counting spaces around them', () => {
    expect(titles('u')).toEqual([])
    expect(titles(' u ')).toEqual([])
    expect(titles('ub')).toEqual(['Ubud rice terraces'])
  })

  it('finds a string inside words of title or location, ignoring case', () => {
    expect(titles('RICE')).toEqual(['Ubud rice terraces'])
    expect(titles('enida')).toEqual(['Snorkelling'])
    expect(titles(' batur ')).toEqual(['Sunrise on Mount Batur'])
    expect(titles('lombok')).toEqual([])
  })

  it('returns at most the first five matches', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ title: `Ubud ${index}`, location: '' }))
    expect(suggestTours(many, 'ubud')).toEqual(many.slice(0, 5))
  })
})
