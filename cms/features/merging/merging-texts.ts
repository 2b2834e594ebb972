import type { Translations } from '../../core/i18n/language.ts'

const en = {
  emptyValue: 'Empty',
  removed: 'Removed',
  yes: 'Yes',
  no: 'No',
  status: 'Status',
  published: 'Published',
  notOnSite: 'Not on the site',
  heading: (editor: string | null) =>
    editor === null
      ? 'This entry was also changed in another tab or by someone else'
      : `${editor} has also changed this entry`,
  conflictsIntro: 'Both versions changed the fields below. Choose which value to keep. All other changes are kept.',
  answersRemoved: (name: string) =>
    `If you choose “Yours”, the answers of ${name} are removed, because they belong to ${name}.`,
  unseenIntro: 'These changes would be published together with yours:',
  mineLabel: 'Yours',
  theirsLabel: (editor: string | null) => (editor === null ? 'Other version' : `${editor}’s`),
  saveWithChoices: 'Save with these values',
  publishEverything: 'Publish everything',
  backToForm: 'Back to the form',
  savedTogether: (editor: string | null, fields: string) =>
    editor === null
      ? `Saved together with a change from another tab or user – ${fields}`
      : `Saved together with a change by ${editor} – ${fields}`,
}

type MergingTexts = typeof en

const id: MergingTexts = {
  emptyValue: 'Kosong',
  removed: 'Dihapus',
  yes: 'Ya',
  no: 'Tidak',
  status: 'Status',
  published: 'Dipublikasikan',
  notOnSite: 'Tidak tayang di situs',
  heading: (editor) =>
    editor === null ? 'Entri ini juga diubah di tab lain atau oleh orang lain' : `${editor} juga mengubah entri ini`,
  conflictsIntro:
    'Kedua versi mengubah bidang di bawah ini. Pilih nilai yang dipakai; semua perubahan lain dari keduanya tetap disimpan.',
  answersRemoved: (name) =>
    `Bila Anda memilih “Milik Anda”, jawaban ${name} dihapus, karena jawaban itu milik ${name}.`,
  unseenIntro: 'Perubahan ini akan dipublikasikan bersama perubahan Anda:',
  mineLabel: 'Milik Anda',
  theirsLabel: (editor) => (editor === null ? 'Yang lain' : `Oleh ${editor}`),
  saveWithChoices: 'Simpan dengan nilai ini',
  publishEverything: 'Publikasikan semuanya',
  backToForm: 'Kembali ke formulir',
  savedTogether: (editor, fields) =>
    editor === null
      ? `Disimpan bersama perubahan dari tab atau pengguna lain – ${fields}`
      : `Disimpan bersama perubahan oleh ${editor} – ${fields}`,
}

export const mergingTexts: Translations<MergingTexts> = { en, id }
