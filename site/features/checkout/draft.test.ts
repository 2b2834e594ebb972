import { describe, expect, it } from 'vitest'
import { parseDraft } from './draft.ts'
import { passengerOf, passengerSlots } from './passengers.ts'

describe('what was typed at the checkout', () => {
  it.each([null, '', '{', '[]', '{"passengers":1}'])('is empty where %s is stored', (text) => {
    expect(parseDraft(text)).toMatchObject({ passengers: {}, termsAccepted: false })
  })

  it('comes back as it was', () => {
    const draft = { ...parseDraft(null), termsAccepted: true, profile: { city: 'Ubud' } }
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
  })
})

describe('the passenger forms', () => {
  const slots = passengerSlots({ adults: 2, children: 1, infants: 1 })

  it('are one for each traveller: adults, children, infants', () => {
    expect(slots.map(({ key }) => key)).toEqual(['adult-0', 'adult-1', 'child-0', 'infant-0'])
  })

  it('start with who books as the first traveller', () => {
    expect(slots.map((slot) => passengerOf(slot, undefined, 'Ayu'))).toMatchObject([
      { name: 'Ayu', relationship: 'Self' },
      { name: '', relationship: 'Other' },
      { name: '', relationship: 'Child' },
      { name: '', relationship: 'Child' },
    ])
  })

  it('keep a name that was emptied on purpose', () => {
    const [first] = slots
    expect(first && passengerOf(first, { name: '' }, 'Ayu').name).toBe('')
  })
})
