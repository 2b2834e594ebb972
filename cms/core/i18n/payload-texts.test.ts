import { expect, test } from 'vitest'
import { payloadTexts } from './payload-texts.ts'

test('mentions no filter below a list of related entries, which cannot be filtered', () => {
  for (const { general } of [payloadTexts.en, payloadTexts.id]) expect(general.noResults).not.toMatch(/filter/i)
})

test("uses 'ubah' for editing and names what a row's button does in Indonesian", () => {
  const { general, fields } = payloadTexts.id
  expect([general.edit, fields.toggleBlock]).toEqual(['Ubah', 'Buka atau tutup'])
})

test('says before a deletion that it is final and that the page leaves the site', () => {
  for (const text of [payloadTexts.en.general.aboutToDelete, payloadTexts.en.general.aboutToDeleteCount_other])
    expect(text).toMatch(/This is final\..*the page leaves the site\..*unpublish it/)
  for (const text of [payloadTexts.id.general.aboutToDelete, payloadTexts.id.general.aboutToDeleteCount_other])
    expect(text).toMatch(/tidak dapat dibatalkan\..*hilang dari situs\..*batalkan publikasinya/)
})

test('says before a version is restored that a draft stays a draft and a published one goes live at once', () => {
  expect(payloadTexts.en.version.aboutToRestore).toContain('A draft is restored as a draft, and the site does not')
  expect(payloadTexts.id.version.aboutToRestore).toContain('Draf dipulihkan sebagai draf, dan situs tidak berubah')
  expect(payloadTexts.en.version.aboutToRestore).toContain('A published version goes live at once')
  expect(payloadTexts.id.version.aboutToRestore).toContain('langsung tayang')
})
