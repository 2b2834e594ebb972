import { describe, expect, it } from 'vitest'
import { editsAfterCancel, fieldText } from './profile-edits.ts'

describe('profile edits', () => {
  const edits = { city: { text: 'Ubud', saved: 'Kuta' }, phone: { text: '+62', saved: '' } }

  it('are shown instead of the value that was saved when they were entered', () => {
    expect(fieldText(edits, 'city', 'Kuta')).toBe('Ubud')
    expect(fieldText(edits, 'phone', '')).toBe('+62')
    expect(fieldText(edits, 'country', 'Indonesia')).toBe('Indonesia')
  })

  it('give way to a value saved since, and may be empty', () => {
    expect(fieldText(edits, 'city', 'Sanur')).toBe('Sanur')
    expect(fieldText({ city: { text: '', saved: 'Kuta' } }, 'city', 'Kuta')).toBe('')
  })

  it('are discarded on cancel, except for blank fields', () => {
    expect(Object.keys(editsAfterCancel(edits))).toEqual(['phone'])
  })
})
