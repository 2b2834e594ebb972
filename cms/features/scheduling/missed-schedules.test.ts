import { expect, test } from 'vitest'
import { translateReason } from './missed-schedules.ts'

test('translateReason translates the reason for a missed schedule into Indonesian', () => {
  expect(translateReason('The following field is invalid: Title', 'id')).toBe('Isian berikut tidak valid: Judul')
  expect(translateReason('The following fields are invalid: Main picture, Packages 2 > Name', 'id')).toBe(
    'Isian-isian berikut tidak valid: Gambar utama, Paket 2 > Nama',
  )
})

test('translateReason returns English for English users, and for parts that have no Indonesian translation', () => {
  expect(translateReason('The following field is invalid: Title', 'en')).toBe('The following field is invalid: Title')
  expect(translateReason('The following field is invalid: Colour of the sky', 'id')).toBe(
    'Isian berikut tidak valid: Colour of the sky',
  )
  expect(translateReason('The server ran out of memory', 'id')).toBe('The server ran out of memory')
})
