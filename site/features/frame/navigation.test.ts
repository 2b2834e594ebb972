import { expect, it, test } from 'vitest'
import { isSectionActive } from './navigation.ts'
import { copyrightYears } from './texts.ts'

test.each([
  ['/', '/', true],
  ['/', '/tours', false],
  ['/tours', '/tours', true],
  ['/tours', '/tours/popular', true],
  ['/tours', '/tour/ubud', false],
  ['/tours', '/toursome', false],
  ['/destinations', '/destinations', true],
  ['/destinations', '/destination/ubud', true],
  ['/destinations', '/destinationless', false],
  ['/dashboard', '/dashboard/bookings', true],
  ['/transport', '/car-rental/3', true],
])("isSectionActive('%s', '%s') returns %s", (destination, path, active) => {
  expect(isSectionActive(destination, path)).toBe(active)
})

it('copyrightYears returns the years from 2024 to the build year', () => {
  expect(copyrightYears(2024)).toBe('2024')
  expect(copyrightYears(2027)).toBe('2024–2027')
})
