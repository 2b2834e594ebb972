import { expect, test } from 'vitest'
import { translateMessage } from '../../core/i18n/translate-message.ts'
import { lowPriceWarning, removedPriceWarning } from './price-warnings.ts'

test.each([285, 999])('lowPriceWarning(%i) returns a warning, because three zeros may be missing', (price) => {
  expect(lowPriceWarning(price)).toBe(`Rp${price} is very low. Did you mean Rp${price}.000?`)
})

test.each([0, 1000, null, undefined, '?x'])('lowPriceWarning(%j) returns null', (price) => {
  expect(lowPriceWarning(price)).toBeNull()
})

test('removedPriceWarning warns about a removed price, and not about a missing, free or replaced price', () => {
  expect(removedPriceWarning(900_000, null)).toBe('The price Rp900.000 is removed.')
  for (const before of [null, undefined, 0]) expect(removedPriceWarning(before, null)).toBeNull()
  expect(removedPriceWarning(900_000, 0)).toBeNull()
})

test('both price warnings have an Indonesian translation', () => {
  expect(translateMessage(lowPriceWarning(285) ?? '', 'id')).toBe('Rp285 sangat sedikit. Apakah maksudnya Rp285.000?')
  expect(translateMessage(removedPriceWarning(900_000, null) ?? '', 'id')).toBe('Harga Rp900.000 dihapus.')
})
