import { expect, test } from 'vitest'
import { payloadWords } from './payload-words.ts'

test('mentions no filter below a list of related entries, which cannot be filtered', () => {
  for (const { general } of [payloadWords.en, payloadWords.id]) expect(general.noResults).not.toMatch(/filter/i)
})

test("uses 'ubah' for editing and names what a row's button does in Indonesian", () => {
  const { general, fields } = payloadWords.id
  expect([general.edit, fields.toggleBlock]).toEqual(['Ubah', 'Buka atau tutup'])
})
