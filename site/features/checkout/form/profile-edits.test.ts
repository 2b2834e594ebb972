import { describe, expect, it } from 'vitest'
import { editsAfterCancel, fieldText } from './profile-edits.ts'

describe('profile edits', () => {
  const edits = { city: { text: 'Ubud', saved: 'Kuta' }, phone: { text: '+62', saved: '' } }

  it('are shown while the saved value is still the one that they replaced', () => {
    expect(fieldText(edits, 'city', 'Kuta')).toBe('Ubud')
    expect(fieldText(edits, 'phone', '')).toBe('+62')
    expect(fieldText(edits, 'country', 'Indonesia')).toBe('Indonesia')
  })

  it('are not shown after another value was saved, and may be empty', () => {
    expect(fieldText(edits, 'city', 'Sanur')).toBe('Sanur')
    expect(fieldText({ city: { text: '', saved: 'Kuta' } }, 'city', 'Kuta')).toBe('')
  })

  it('are discarded on cancel, except for blank fields', () => {
    expect(Object.keys(editsAfterCancel(edits))).toEqual(['phone'])
  })
})
