import { expect, test } from 'vitest'
import { payloadTexts } from './payload-texts.ts'

test('the text of an empty list does not mention filters, because lists of related entries cannot be filtered', () => {
  for (const { general } of [payloadTexts.en, payloadTexts.id]) expect(general.noResults).not.toMatch(/filter/i)
})

test('the Indonesian texts use "ubah" for editing, and describe the button that opens and closes a row', () => {
  const { general, fields } = payloadTexts.id
  expect([general.edit, fields.toggleBlock]).toEqual(['Ubah', 'Buka atau tutup'])
})

test('the confirmation of a deletion says that the deletion is final and that the page leaves the site', () => {
  for (const text of [payloadTexts.en.general.aboutToDelete, payloadTexts.en.general.aboutToDeleteCount_other])
    expect(text).toMatch(/This is final\..*the page leaves the site\..*unpublish it/)
  for (const text of [payloadTexts.id.general.aboutToDelete, payloadTexts.id.general.aboutToDeleteCount_other])
    expect(text).toMatch(/tidak dapat dibatalkan\..*hilang dari situs\..*batalkan publikasinya/)
})

test('the confirmation of a restore says that a draft remains a draft and that a published version goes live', () => {
  expect(payloadTexts.en.version.aboutToRestore).toContain('A draft is restored as a draft, and the site does not')
  expect(payloadTexts.id.version.aboutToRestore).toContain('Draf dipulihkan sebagai draf, dan situs tidak berubah')
  expect(payloadTexts.en.version.aboutToRestore).toContain('A published version goes live at once')
  expect(payloadTexts.id.version.aboutToRestore).toContain('langsung tayang')
})

test('the page without access does not ask users to sign in, because they are signed in', () => {
  expect(payloadTexts.en.error.unauthorized).toBe('You have no access to this page.')
  expect(payloadTexts.id.error.unauthorized).toBe('Anda tidak punya akses ke halaman ini.')
})
