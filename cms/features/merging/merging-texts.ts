import type { Translations } from '../../core/i18n/language.ts'

const en = {
  empty: 'Empty',
  removed: 'Removed',
  yes: 'Yes',
  no: 'No',
  status: 'Status',
  published: 'Published',
  notOnSite: 'Not on the site',
  heading: (by: string | null) =>
    by === null ? 'This entry was also changed in another tab or by someone else' : `${by} has also changed this entry`,
  conflicts: 'Both versions changed the fields below. Choose which value to keep. All other changes are kept.',
  answersRemoved: (name: string) =>
    `If you choose your name, the answers of ${name} are removed, because they belong to ${name}.`,
  unseen: 'These changes would be published together with yours:',
  mine: 'Yours',
  theirs: (by: string | null) => (by === null ? 'Other version' : `${by}’s`),
  confirm: 'Save with these values',
  publish: 'Publish everything',
  back: 'Back to the form',
  merged: (by: string | null, fields: string) =>
    by === null
      ? `Saved together with a change from another tab or user – ${fields}`
      : `Saved together with a change by ${by} – ${fields}`,
}

type MergingTexts = typeof en

const id: MergingTexts = {
  empty: 'Kosong',
  removed: 'Dihapus',
  yes: 'Ya',
  no: 'Tidak',
  status: 'Status',
  published: 'Dipublikasikan',
  notOnSite: 'Tidak tayang di situs',
  heading: (by) =>
    by === null ? 'Entri ini juga diubah di tab lain atau oleh orang lain' : `${by} juga mengubah entri ini`,
  conflicts:
    'Kedua versi mengubah bidang di bawah ini. Pilih nilai yang dipakai; semua perubahan lain dari keduanya tetap disimpan.',
  answersRemoved: (name) => `Bila Anda memilih nama Anda, jawaban ${name} dihapus, karena jawaban itu milik ${name}.`,
  unseen: 'Perubahan ini akan dipublikasikan bersama perubahan Anda:',
  mine: 'Milik Anda',
  theirs: (by) => (by === null ? 'Yang lain' : `Oleh ${by}`),
  confirm: 'Simpan dengan nilai ini',
  publish: 'Publikasikan semuanya',
  back: 'Kembali ke formulir',
  merged: (by, fields) =>
    by === null
      ? `Disimpan bersama perubahan dari tab atau pengguna lain – ${fields}`
      : `Disimpan bersama perubahan oleh ${by} – ${fields}`,
}

export const mergingTexts: Translations<MergingTexts> = { en, id }
