import { describe, expect, it } from 'vitest'
import { keptEdits, shownText } from './profile-edits.ts'

describe('what was typed into the profile', () => {
  const edits = { city: { text: 'Ubud', saved: 'Kuta' }, phone: { text: '+62', saved: '' } }

  it('shows over what was saved when it was typed', () => {
    expect(shownText(edits, 'city', 'Kuta')).toBe('Ubud')
    expect(shownText(edits, 'phone', '')).toBe('+62')
    expect(shownText(edits, 'country', 'Indonesia')).toBe('Indonesia')
  })

  it('gives way to what was saved since, and may be nothing', () => {
    expect(shownText(edits, 'city', 'Sanur')).toBe('Sanur')
    expect(shownText({ city: { text: '', saved: 'Kuta' } }, 'city', 'Kuta')).toBe('')
  })

  it('goes where it is given up, but for fields that are blank', () => {
    expect(Object.keys(keptEdits(edits))).toEqual(['phone'])
  })
})
