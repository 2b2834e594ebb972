import { expect, test } from 'vitest'
import { states } from '../../../core/i18n/indonesian/states.ts'
import { officeTexts } from './index.ts'

test('lists and files have the same names for the statuses of a booking as its form', () => {
  // The form shows the stored values with a capital letter, and their translations.
  for (const [status, name] of Object.entries(officeTexts.en.statuses)) {
    expect(name.toLowerCase()).toBe(status)
    expect(officeTexts.id.statuses[status]).toBe(states[name])
  }
})
