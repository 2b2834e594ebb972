import type { MergingTexts } from './en.ts'

export const id: MergingTexts = {
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
