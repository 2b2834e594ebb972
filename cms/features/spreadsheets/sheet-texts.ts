import type { PayloadRequest } from 'payload'

const en = {
  language: 'en',
  id: 'ID',
  line: 'Line',
  remove: 'Remove row',
  yearly: 'yearly',
  from: 'from',
  child: 'child',
  infant: 'infant',
  status: 'Status',
  version: 'Version',
  yes: 'yes',
  no: 'no',
  statuses: { draft: 'Draft', published: 'Published', changed: 'Changed', active: 'Active', inactive: 'Inactive' },
  forbidden: 'Only editors and administrators can use spreadsheets.',
  noTable: 'This spreadsheet does not exist.',
  noNumber: (cell: string) =>
    `“${cell}” is not a valid number. Write it without thousands separators, for example 12 or 4.8.`,
  noAmount: (cell: string) => `“${cell}” is not a price in whole rupiah. Write it as 1500000 or 1.500.000.`,
  notYesOrNo: (cell: string) => `“${cell}” must be yes or no.`,
  noChoice: (cell: string, choices: string) => `“${cell}” is not one of the choices: ${choices}.`,
  noDay: (cell: string) =>
    `“${cell}” is not a date. Write it as yyyy-mm-dd, for example 2026-12-24, or in numbers such as 24/12/2026.`,
  ambiguousDay: (cell: string) => `“${cell}” can be read as two dates. Write it as yyyy-mm-dd, for example 2026-12-24.`,
  repeatedPart: (part: string) => `“${part}” is listed twice. Remove one of the two.`,
  noTime: (cell: string) => `“${cell}” is not a time of day. Write it with four digits, for example 07:30.`,
  noSeasonDay: (cell: string) =>
    `“${cell}” is not a day. Write yearly 07-01 for a day of every year, or 2026-12-24 for one day, also in numbers such as 24/12/2026.`,
  noRefund: (cell: string) =>
    `“${cell}” is not a refund. Write the hours and the share, for example 72 h: 100% | 24 h: 50%.`,
  noSeasonPrice: (cell: string) =>
    `“${cell}” is not a price of a season. Write the smallest group and its prices, for example from 1: 900000; child 700000.`,
  unknownPackage: (cell: string) =>
    `The tour has no package “${cell}”. Correct it, or add the package in the form first.`,
  unknownStartTime: (cell: string) =>
    `The published tour has no start time “${cell}”. Write it as in the export, for example 07:30 or 01:00, Sunrise.`,
  ambiguousName: (cell: string) =>
    `Several entries are called “${cell}”. Write the name with the ID, such as “${cell} #12”.`,
  unknownName: (cell: string, kind: string) =>
    `There is no “${cell}” among ${kind}. Correct the name, or create the entry first.`,
  empty: 'There is nothing to import in this file: it needs a first line of column names, and a line for each entry.',
  encoding:
    'This is not a CSV file in UTF-8. In Excel, choose Save As and “CSV UTF-8”; in LibreOffice, the character set UTF-8.',
  quotes: (line: number) =>
    `A quotation mark is missing or superfluous near line ${line} of the file. Save the file with a spreadsheet program.`,
  tooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB. Import it in parts.`,
  tooManyRows: (rows: string, most: string) => `The file has ${rows} rows; the maximum is ${most}. Import it in parts.`,
  tooManyChanges: (most: string) => `More than ${most} entries would be written at once. Import the file in parts.`,
  unknownColumn: (name: string, known: string) =>
    `There is no column “${name}”. Correct or remove it in the first line. Available columns: ${known}.`,
  columnWithoutName: (position: number) => `Column ${position} has no name in the first line. Name or remove it.`,
  duplicateColumn: (name: string) => `There are two columns “${name}”. Remove one of them.`,
  noIdentityColumn: (id: string, others: string) =>
    `No column identifies the entry of a row. Please add the column ${id}, or ${others}.`,
  noLineKey: 'The file needs the columns “ID” and “Line”. Export it again.',
  rowTooLong: (cells: number, columns: number) =>
    `The row has ${cells} cells, the first line only ${columns}. Put texts with a comma in quotation marks, and write dates like 2026-12-24.`,
  rowTooShort: (cells: number, columns: number) =>
    `The row ends after ${cells} of ${columns} cells. Complete it, or export it again.`,
  unknownId: (id: string) => `There is no entry with the ID ${id}. Correct it; leave the cell empty for a new entry.`,
  unknownLine: 'The entry does not have this line. Add and remove lines in its form, then export again.',
  unknownEntry:
    'There is no such entry. Correct the cell, or create the entry first: this file only adds rows to entries.',
  unknownPackageOfRow: 'The tour has no such package. Correct its name, or add the package in the form first.',
  noRowIdentity:
    'The row needs its “Line” from the export, or what identifies a row, such as the time or the name. Complete it, or export again.',
  ambiguousRow: 'Several rows of the entry match. Export again, and use the row with a cell in “Line”.',
  severalEntriesMatch: (ids: string) => `Several entries match. Write the ID of one: ${ids}.`,
  missingValues: (columns: string) => `A new entry needs: ${columns}.`,
  sameAsRow: (row: number) => `Row ${row} refers to the same entry. Remove one of the two.`,
  identityTaken: (id: string) => `The entry with the ID ${id} already has this value. Change that entry instead.`,
  identityTakenByRow: (row: number) => `Row ${row} already uses this value. Choose another value.`,
  columnNotAllowed: 'This row cannot have a value here. Empty the cell.',
  changedSinceExport:
    'The entry has been changed since the export. Export again, or empty this cell to overwrite that change.',
  invalidVersion: 'This is not the exported value. Empty the cell, or export again.',
  notWritten: (title: string, why: string) => `Nothing was imported. “${title}” was rejected: ${why}`,
}

export type SheetTexts = Omit<typeof en, 'language'> & { language: 'en' | 'id' }

const id: SheetTexts = {
  language: 'id',
  id: 'ID',
  line: 'Baris',
  remove: 'Hapus baris',
  yearly: 'tiap tahun',
  from: 'mulai',
  child: 'anak',
  infant: 'bayi',
  status: 'Status',
  version: 'Versi',
  yes: 'ya',
  no: 'tidak',
  statuses: { draft: 'Draf', published: 'Dipublikasikan', changed: 'Diubah', active: 'Aktif', inactive: 'Nonaktif' },
  forbidden: 'Lembar kerja hanya untuk editor dan administrator.',
  noTable: 'Lembar kerja ini tidak ada.',
  noNumber: (cell) => `“${cell}” bukan angka yang dapat dipahami. Tulis tanpa pemisah ribuan, misalnya 12 atau 4,8.`,
  noAmount: (cell) => `“${cell}” bukan harga dalam rupiah tanpa desimal. Tulis 1500000 atau 1.500.000.`,
  notYesOrNo: (cell) => `“${cell}” harus “ya” atau “tidak”.`,
  noChoice: (cell, choices) => `“${cell}” bukan salah satu pilihan: ${choices}.`,
  noDay: (cell) =>
    `“${cell}” bukan tanggal. Tulis yyyy-mm-dd, misalnya 2026-12-24, atau dengan angka seperti 24/12/2026.`,
  ambiguousDay: (cell) => `“${cell}” dapat berarti dua tanggal. Tulis yyyy-mm-dd, misalnya 2026-12-24.`,
  repeatedPart: (part) => `“${part}” tercantum dua kali. Hapus salah satunya.`,
  noTime: (cell) => `“${cell}” bukan jam. Tulis dengan empat angka, misalnya 07:30.`,
  noSeasonDay: (cell) =>
    `“${cell}” bukan hari. Tulis tiap tahun 07-01 untuk hari setiap tahun, atau 2026-12-24 untuk satu hari, juga dengan angka seperti 24/12/2026.`,
  noRefund: (cell) => `“${cell}” bukan pengembalian. Tulis jam dan bagiannya, misalnya 72 jam: 100% | 24 jam: 50%.`,
  noSeasonPrice: (cell) =>
    `“${cell}” bukan harga musim. Tulis rombongan terkecil dan harganya, misalnya mulai 1: 900000; anak 700000.`,
  unknownPackage: (cell) =>
    `Tur ini tidak memiliki paket “${cell}”. Perbaiki, atau tambahkan paket itu dahulu di formulir.`,
  unknownStartTime: (cell) =>
    `Tur yang dipublikasikan tidak memiliki waktu mulai “${cell}”. Tulis seperti di ekspor, misalnya 07:30 atau 01:00, Sunrise.`,
  ambiguousName: (cell) => `Beberapa entri bernama “${cell}”. Tulis nama dengan ID-nya, misalnya “${cell} #12”.`,
  unknownName: (cell, kind) => `Tidak ada “${cell}” di ${kind}. Perbaiki namanya, atau buat entrinya dahulu.`,
  empty: 'Tidak ada yang dapat diimpor: berkas perlu baris pertama berisi nama kolom dan satu baris untuk tiap entri.',
  encoding:
    'Ini bukan berkas CSV dalam UTF-8. Di Excel pilih Save As dan “CSV UTF-8”; di LibreOffice pilih set karakter UTF-8.',
  quotes: (line) =>
    `Tanda kutip di sekitar baris ${line} kurang atau berlebih. Simpan berkas dengan program lembar kerja.`,
  tooLarge: (megabytes) => `Berkas lebih besar dari ${megabytes} MB. Impor per bagian.`,
  tooManyRows: (rows, most) => `Berkas berisi ${rows} baris; paling banyak ${most}. Impor per bagian.`,
  tooManyChanges: (most) => `Lebih dari ${most} entri akan ditulis sekaligus. Impor per bagian.`,
  unknownColumn: (name, known) =>
    `Kolom “${name}” tidak ada. Perbaiki atau hapus di baris pertama. Yang ada: ${known}.`,
  columnWithoutName: (position) => `Kolom ${position} tidak bernama di baris pertama. Beri nama atau hapus.`,
  duplicateColumn: (name) => `Kolom “${name}” ada dua. Hapus salah satu.`,
  noIdentityColumn: (id, others) =>
    `Tidak ada kolom yang menyebut entri mana yang dimaksud. Mohon tambahkan kolom ${id}, atau ${others}.`,
  noLineKey: 'Berkas perlu kolom “ID” dan “Baris”. Ekspor lagi.',
  rowTooLong: (cells, columns) =>
    `Baris ini berisi ${cells} sel, baris pertama hanya ${columns}. Beri tanda kutip pada teks yang berisi koma, dan tulis tanggal seperti 2026-12-24.`,
  rowTooShort: (cells, columns) => `Baris berakhir setelah ${cells} dari ${columns} sel. Lengkapi, atau ekspor lagi.`,
  unknownId: (entry) => `Tidak ada entri dengan ID ${entry}. Perbaiki; kosongkan sel untuk entri baru.`,
  unknownLine: 'Entri tidak memiliki baris itu. Baris ditambah dan dihapus di formulirnya; lalu ekspor lagi.',
  unknownEntry:
    'Entri itu tidak ada. Perbaiki sel ini, atau buat entrinya dahulu: berkas ini hanya menambah baris pada entri.',
  unknownPackageOfRow:
    'Tur ini tidak memiliki paket itu. Perbaiki namanya, atau tambahkan paket itu dahulu di formulir.',
  noRowIdentity:
    'Baris ini perlu “Baris” dari ekspor, atau pengenalnya, misalnya jam atau nama. Lengkapi, atau ekspor lagi.',
  ambiguousRow: 'Beberapa baris entri cocok. Ekspor lagi, dan pakai baris yang berisi “Baris”.',
  severalEntriesMatch: (ids) => `Beberapa entri mungkin dimaksud. Tulis ID salah satu: ${ids}.`,
  missingValues: (columns) => `Entri baru memerlukan: ${columns}.`,
  sameAsRow: (row) => `Baris ${row} tentang entri yang sama. Hapus salah satu.`,
  identityTaken: (entry) => `Entri dengan ID ${entry} sudah memakai nilai ini. Ubah entri itu.`,
  identityTakenByRow: (row) => `Baris ${row} sudah memakai nilai ini. Pilih nilai lain.`,
  columnNotAllowed: 'Baris ini tidak dapat memiliki nilai di sini. Kosongkan sel.',
  changedSinceExport:
    'Entri sudah diubah sejak berkas diekspor. Ekspor lagi; atau kosongkan sel ini untuk menimpa perubahan itu.',
  invalidVersion: 'Ini bukan yang diekspor. Kosongkan sel, atau ekspor lagi.',
  notWritten: (title, why) => `Tidak ada yang diimpor. “${title}” ditolak: ${why}`,
}

/** Contains both languages, because a file may have headings in either. `language` is the language of the user. */
export interface SheetTextSet {
  en: SheetTexts
  id: SheetTexts
  language: 'en' | 'id'
}

export function getSheetTexts({ i18n }: Pick<PayloadRequest, 'i18n'>): SheetTextSet {
  return { en: { ...en, language: 'en' }, id, language: i18n.language === 'id' ? 'id' : 'en' }
}
