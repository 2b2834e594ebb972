import { describe, expect, it } from 'vitest'
import { keptEdits, shownText } from './profile-edits.ts'

describe('profile edits', () => {
  const edits = { city: { text: 'Ubud', saved: 'Kuta' }, phone: { text: '+62', saved: '' } }

  it('are shown instead of the value that was saved when they were entered', () => {
    expect(shownText(edits, 'city', 'Kuta')).toBe('Ubud')
    expect(shownText(edits, 'phone', '')).toBe('+62')
    expect(shownText(edits, 'country', 'Indonesia')).toBe('Indonesia')
  })

  it('give way to a value saved since, and may be empty', () => {
    expect(shownText(edits, 'city', 'Sanur')).toBe('Sanur')
    expect(shownText({ city: { text: '', saved: 'Kuta' } }, 'city', 'Kuta')).toBe('')
  })

  it('are discarded on cancel, except for blank fields', () => {
    expect(Object.keys(keptEdits(edits))).toEqual(['phone'])
  })
})
