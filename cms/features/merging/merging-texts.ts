import type { Translations } from '../../core/i18n/language.ts'

const en = {
  emptyValue: 'Empty',
  removed: 'Removed',
  yes: 'Yes',
  no: 'No',
  status: 'Status',
  published: 'Published',
  notOnSite: 'Not on the site',
  heading: (by: string | null) =>
    by === null ? 'This entry was also changed in another tab or by someone else' : `${by} has also changed this entry`,
  conflictsIntro: 'Both versions changed the fields below. Choose which value to keep. All other changes are kept.',
  answersRemoved: (name: string) =>
    `If you choose your name, the answers of ${name} are removed, because they belong to ${name}.`,
  unseenIntro: 'These changes would be published together with yours:',
  mineLabel: 'Yours',
  theirsLabel: (by: string | null) => (by === null ? 'Other version' : `${by}’s`),
  saveWithChoices: 'Save with these values',
  publishEverything: 'Publish everything',
  backToForm: 'Back to the form',
  savedTogether: (by: string | null, fields: string) =>
    by === null
      ? `Saved together with a change from another tab or user – ${fields}`
      : `Saved together with a change by ${by} – ${fields}`,
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
  heading: (by) =>
    by === null ? 'Entri ini juga diubah di tab lain atau oleh orang lain' : `${by} juga mengubah entri ini`,
  conflictsIntro:
    'Kedua versi mengubah bidang di bawah ini. Pilih nilai yang dipakai; semua perubahan lain dari keduanya tetap disimpan.',
  answersRemoved: (name) => `Bila Anda memilih nama Anda, jawaban ${name} dihapus, karena jawaban itu milik ${name}.`,
  unseenIntro: 'Perubahan ini akan dipublikasikan bersama perubahan Anda:',
  mineLabel: 'Milik Anda',
  theirsLabel: (by) => (by === null ? 'Yang lain' : `Oleh ${by}`),
  saveWithChoices: 'Simpan dengan nilai ini',
  publishEverything: 'Publikasikan semuanya',
  backToForm: 'Kembali ke formulir',
  savedTogether: (by, fields) =>
    by === null
      ? `Disimpan bersama perubahan dari tab atau pengguna lain – ${fields}`
      : `Disimpan bersama perubahan oleh ${by} – ${fields}`,
}

export const mergingTexts: Translations<MergingTexts> = { en, id }
