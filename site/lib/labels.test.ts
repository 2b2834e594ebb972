import { describe, expect, it } from 'vitest'
import { packagesText, partyText } from './labels.ts'

describe('the words for what is counted', () => {
  it.each([
    [{ adults: 1, children: 0, infants: 0 }, '1 Adult'],
    [{ adults: 2, children: 1, infants: 0 }, '2 Adults, 1 Child'],
    [{ adults: 2, children: 3, infants: 1 }, '2 Adults, 3 Children, 1 Infant'],
  ])('name who travels', (party, text) => {
    expect(partyText(party)).toBe(text)
  })

  it('say package of one and packages of more', () => {
    expect(packagesText(1)).toBe('1 package')
    expect(packagesText(3)).toBe('3 packages')
  })
})
