import type { PayloadRequest } from 'payload'

/** Texts of exports, imports and their page in English. */
const en = {
  language: 'en',
  id: 'ID',
  line: 'Line',
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
  noYes: (cell: string) => `“${cell}” must be yes or no.`,
  noChoice: (cell: string, choices: string) => `“${cell}” is not one of the choices: ${choices}.`,
  noDay: (cell: string) => `“${cell}” is not a date. Write it as yyyy-mm-dd, for example 2026-12-24.`,
  ambiguousDay: (cell: string) => `“${cell}” can be read as two dates. Write it as yyyy-mm-dd, for example 2026-12-24.`,
  ambiguousName: (cell: string) =>
    `Several entries are called “${cell}”. Write the name with the ID, such as “${cell} #12”.`,
  unknownName: (cell: string, kind: string) =>
    `There is no “${cell}” among ${kind}. Correct it, or create it there first.`,
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
  noKey: (columns: string) => `No column identifies the entry of a row. Add one of these: ${columns}.`,
  noLineKey: 'The file needs the columns “ID” and “Line”. Export it again.',
  tooLong: (cells: number, columns: number) =>
    `The row has ${cells} cells, the first line only ${columns}. A cell may be missing a quotation mark.`,
  tooShort: (cells: number, columns: number) =>
    `The row ends after ${cells} of ${columns} cells. Complete it, or export it again.`,
  unknownId: (id: string) => `There is no entry with the ID ${id}. Correct it; leave the cell empty for a new entry.`,
  unknownLine: 'The entry does not have this line. Add and remove lines in its form, then export again.',
  whichOne: (ids: string) => `Several entries match. Write the ID of one: ${ids}.`,
  noName: (columns: string) => `A new entry needs: ${columns}.`,
  sameAsRow: (row: number) => `Row ${row} refers to the same entry. Remove one of the two.`,
  taken: (id: string) => `The entry with the ID ${id} already has this. Change that one.`,
  takenByRow: (row: number) => `Row ${row} already uses this. Choose something else.`,
  notHere: 'This row cannot have a value here. Empty the cell.',
  changedSince:
    'The entry has been changed since the export. Export again, or empty this cell to overwrite that change.',
  noVersion: 'This is not the exported value. Empty the cell, or export again.',
  notWritten: (title: string, why: string) => `Nothing was imported. “${title}” was rejected: ${why}`,
}

export type SheetTexts = Omit<typeof en, 'language'> & { language: 'en' | 'id' }

const id: SheetTexts = {
  language: 'id',
  id: 'ID',
  line: 'Baris',
  status: 'Status',
  version: 'Versi',
  yes: 'ya',
  no: 'tidak',
  statuses: { draft: 'Draf', published: 'Dipublikasikan', changed: 'Diubah', active: 'Aktif', inactive: 'Nonaktif' },
  forbidden: 'Lembar kerja hanya untuk editor dan administrator.',
  noTable: 'Lembar kerja ini tidak ada.',
  noNumber: (cell) => `“${cell}” bukan angka yang dapat dipahami. Tulis tanpa pemisah ribuan, misalnya 12 atau 4,8.`,
  noAmount: (cell) => `“${cell}” bukan harga dalam rupiah tanpa desimal. Tulis 1500000 atau 1.500.000.`,
  noYes: (cell) => `“${cell}” bukan ya dan bukan tidak.`,
  noChoice: (cell, choices) => `“${cell}” bukan salah satu pilihan: ${choices}.`,
  noDay: (cell) => `“${cell}” bukan tanggal. Tulis yyyy-mm-dd, misalnya 2026-12-24.`,
  ambiguousDay: (cell) => `“${cell}” dapat berarti dua tanggal. Tulis yyyy-mm-dd, misalnya 2026-12-24.`,
  ambiguousName: (cell) => `Beberapa entri bernama “${cell}”. Tulis nama dengan ID-nya, misalnya “${cell} #12”.`,
  unknownName: (cell, kind) => `Tidak ada “${cell}” di ${kind}. Perbaiki, atau buat dahulu di sana.`,
  empty: 'Tidak ada yang dapat diimpor: berkas perlu baris pertama berisi nama kolom dan satu baris untuk tiap entri.',
  encoding:
    'Ini bukan berkas CSV dalam UTF-8. Di Excel pilih Save As dan “CSV UTF-8”; di LibreOffice set karakter UTF-8.',
  quotes: (line) =>
    `Tanda kutip di sekitar baris ${line} kurang atau berlebih. Simpan berkas dengan program lembar kerja.`,
  tooLarge: (megabytes) => `Berkas lebih besar dari ${megabytes} MB. Impor per bagian.`,
  tooManyRows: (rows, most) => `Berkas berisi ${rows} baris; paling banyak ${most}. Impor per bagian.`,
  tooManyChanges: (most) => `Lebih dari ${most} entri akan ditulis sekaligus. Impor per bagian.`,
  unknownColumn: (name, known) =>
    `Kolom “${name}” tidak ada. Perbaiki atau hapus di baris pertama. Yang ada: ${known}.`,
  columnWithoutName: (position) => `Kolom ${position} tidak bernama di baris pertama. Beri nama atau hapus.`,
  duplicateColumn: (name) => `Kolom “${name}” ada dua. Hapus salah satu.`,
  noKey: (columns) => `Tidak ada kolom yang menyebut entri mana yang dimaksud. Perlu salah satu dari: ${columns}.`,
  noLineKey: 'Berkas perlu kolom “ID” dan “Baris”. Ekspor lagi.',
  tooLong: (cells, columns) =>
    `Baris ini berisi ${cells} sel, baris pertama hanya ${columns}. Mungkin tanda kutip di sebuah sel hilang.`,
  tooShort: (cells, columns) => `Baris berakhir setelah ${cells} dari ${columns} sel. Lengkapi, atau ekspor lagi.`,
  unknownId: (entry) => `Tidak ada entri dengan ID ${entry}. Perbaiki; kosongkan sel untuk entri baru.`,
  unknownLine: 'Entri tidak memiliki baris itu. Baris ditambah dan dihapus di formulirnya; lalu ekspor lagi.',
  whichOne: (ids) => `Beberapa entri mungkin dimaksud. Tulis ID salah satu: ${ids}.`,
  noName: (columns) => `Entri baru memerlukan: ${columns}.`,
  sameAsRow: (row) => `Baris ${row} tentang entri yang sama. Hapus salah satu.`,
  taken: (entry) => `Entri dengan ID ${entry} sama. Ubah yang itu.`,
  takenByRow: (row) => `Baris ${row} sudah memakainya. Pilih yang lain.`,
  notHere: 'Baris ini tidak dapat memilikinya. Kosongkan sel.',
  changedSince:
    'Entri sudah diubah sejak berkas diekspor. Ekspor lagi; atau kosongkan sel ini untuk menimpa perubahan itu.',
  noVersion: 'Ini bukan yang diekspor. Kosongkan sel, atau ekspor lagi.',
  notWritten: (title, why) => `Tidak ada yang diimpor. “${title}” ditolak: ${why}`,
}

/**
 * Texts in both languages, because headings in either language are accepted. `language` is the language of the user.
 */
export interface SheetTextSet {
  en: SheetTexts
  id: SheetTexts
  language: 'en' | 'id'
}

/** Returns the texts with the language of the user. */
export function sheetTexts({ i18n }: Pick<PayloadRequest, 'i18n'>): SheetTextSet {
  return { en: { ...en, language: 'en' }, id, language: i18n.language === 'id' ? 'id' : 'en' }
}
