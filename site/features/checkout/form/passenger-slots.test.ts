import { describe, expect, it } from 'vitest'
import { createPassengerSlots, offeredRelationships, toPassengers } from './passenger-slots.ts'

const slots = createPassengerSlots({ adults: 2, children: 1, infants: 1 })
const relationships = (typed: Parameters<typeof toPassengers>[1]) =>
  toPassengers(slots, typed, 'Ayu').map(({ relationship }) => relationship)

describe('passenger forms', () => {
  it('are one per traveller: adults first, then children, then infants', () => {
    expect(slots.map(({ key }) => key)).toEqual(['adult-0', 'adult-1', 'child-0', 'infant-0'])
  })

  it('start with the customer as the first traveller', () => {
    expect(toPassengers(slots, () => ({}), 'Ayu')).toMatchObject([
      { name: 'Ayu', relationship: 'Self' },
      { name: '', relationship: 'Other' },
      { name: '', relationship: 'Child' },
      { name: '', relationship: 'Child' },
    ])
  })

  it('keep a cleared name empty', () => {
    expect(toPassengers(slots, () => ({ name: '' }), 'Ayu')[0]?.name).toBe('')
  })

  it("have the relationship 'Self' for at most one traveller, and never for a child or an infant", () => {
    expect(relationships(() => ({ relationship: 'Self' }))).toEqual(['Self', 'Other', 'Child', 'Child'])
    const second = (key: string) => ({ relationship: key === 'adult-1' ? ('Self' as const) : ('Spouse' as const) })
    expect(relationships(second)).toEqual(['Spouse', 'Self', 'Spouse', 'Spouse'])
  })

  it("offer the relationship 'Self' to an adult while no other traveller has 'Self'", () => {
    const offersSelf = (typed: Parameters<typeof toPassengers>[1]) => {
      const passengers = toPassengers(slots, typed, '')
      return slots.map((_, index) => offeredRelationships(passengers, index).includes('Self'))
    }
    expect(offersSelf(() => ({}))).toEqual([true, false, false, false])
    expect(offersSelf(() => ({ relationship: 'Friend' }))).toEqual([true, true, false, false])
  })
})
