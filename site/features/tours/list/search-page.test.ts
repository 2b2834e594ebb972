import { describe, expect, it } from 'vitest'
import { searchPageTexts } from './texts.ts'

describe('searchPageTexts.criteria', () => {
  it.each<[search: Parameters<typeof searchPageTexts.criteria>, subtitle: string]>([
    [['rice', 'Ubud', 'Dec 1, 2026', 3], '“rice” · in “Ubud” · on Dec 1, 2026 · for 3 guests'],
    [['', 'Ubud', '', 1], 'In “Ubud”'],
    [['', '', 'Dec 1, 2026', 2], 'On Dec 1, 2026 · for 2 guests'],
    [['', '', '', 2], 'For 2 guests'],
  ])('called with the arguments %j returns %j', (search, subtitle) => {
    expect(searchPageTexts.criteria(...search)).toBe(subtitle)
  })
})
