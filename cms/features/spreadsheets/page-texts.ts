const en = {
  title: (plural: string) => `Spreadsheets: ${plural}`,
  menuLink: 'Export or import CSV',
  entries: 'Entries',
  prices: 'Prices of packages',
  rooms: 'Rooms',
  startTimes: 'Start times',
  seasons: 'Seasons',
  questions: 'Questions to travellers',
  tables: 'Choose a spreadsheet',
  export: 'Export',
  allEntries: (count: string) => `All entries: ${count}.`,
  listedEntries: (count: string, total: string) =>
    `The entries in the list: ${count} of ${total}, with the same filters, search and order.`,
  exportAll: 'Export all instead',
  downloadWithCommas: 'Download CSV',
  downloadWithSemicolons: 'Download CSV (semicolons)',
  whichSeparator:
    'Choose semicolons if your spreadsheet uses a decimal comma, as Indonesian Excel does. Drafts are included; pictures and long texts are not.',
  import: 'Import',
  importHelp:
    'Edit the file in a spreadsheet, save it as CSV UTF-8 and choose it here. You will see all changes before anything is saved.',
  importedAsDrafts: 'Imported entries become drafts. Publish them to put them on the site.',
  importedAtOnce:
    'These entries have no drafts. Imported changes apply at once and appear on the site when it is next published.',
  capacityImportedAtOnce: 'These entries have no drafts. Imported changes apply to bookings at once.',
  newEntriesInactive: 'New entries are inactive unless the file says otherwise.',
  entryRules:
    'A row without an ID updates the entry with the same page address or name. If no entry matches, the row creates a new entry. Missing columns are left unchanged, and an empty cell clears its field.',
  rowRules: 'Rows can only be changed here; add and remove them in the form. An empty cell clears its field.',
  addableRowRules:
    'A row without a line key is added to the entry with its ID or page address. “yes” under Remove row removes a row. Missing rows are left unchanged, and an empty cell clears its field, except in a row without a line key.',
  file: 'CSV file',
  checking: 'Reading the file …',
  importing: (entries: string) => `Importing ${entries} …`,
  previewHeading: 'Preview of the import',
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Rejected',
  notImported: (columns: string) => `Read-only, not imported: ${columns}.`,
  nothingToImport: 'There is nothing to import: the entries already match the file.',
  onlyRefused: 'Nothing can be imported until the rows below have been corrected.',
  omitsRejected: 'The rejected rows are left out.',
  importButton: (rows: number) => (rows === 1 ? 'Import 1 row' : `Import ${rows} rows`),
  isIntended: 'Is this intended?',
  confirmWarnings: 'I have checked the warnings below. The values are intended.',
  chooseFileAgain: 'Choose the file again after you have changed it.',
  row: 'Row',
  entry: 'Entry',
  action: 'Action',
  details: 'Changes, or reason for rejection',
  emptyCell: 'empty',
  moreRefused: (count: number) => `${count} more rows were rejected.`,
  planChanged: 'Someone has made changes in the meantime. Nothing was imported; this is the new preview.',
  importDone: (entries: number) => (entries === 1 ? '1 entry was imported.' : `${entries} entries were imported.`),
  publishImported: (entries: number): string =>
    entries === 1
      ? 'It is a draft. Select and publish it in the list:'
      : 'They are drafts. Select and publish them in the list:',
  openList: 'Open the list',
  unreachable:
    'The CMS does not respond. Please check your connection, then choose the file again to see what was imported.',
  requestFailed: 'Something went wrong. Nothing was imported; please try again.',
}

export type PageTexts = typeof en

const id: PageTexts = {
  title: (plural) => `Lembar kerja: ${plural}`,
  menuLink: 'Ekspor atau impor CSV',
  entries: 'Entri',
  prices: 'Harga paket',
  rooms: 'Kamar',
  startTimes: 'Waktu mulai',
  seasons: 'Musim',
  questions: 'Pertanyaan kepada wisatawan',
  tables: 'Pilih lembar kerja',
  export: 'Ekspor',
  allEntries: (count) => `Semua entri: ${count}.`,
  listedEntries: (count, total) =>
    `Entri yang ditampilkan daftar: ${count} dari ${total}, dengan saringan, pencarian, dan urutan yang sama.`,
  exportAll: 'Ekspor semua entri',
  downloadWithCommas: 'Unduh CSV',
  downloadWithSemicolons: 'Unduh CSV dengan titik koma',
  whichSeparator:
    'Pilih titik koma bila lembar kerja Anda memakai koma desimal, seperti Excel Indonesia. Draf ada di dalamnya; gambar dan teks panjang tidak.',
  import: 'Impor',
  importHelp:
    'Ubah berkas di lembar kerja, simpan sebagai CSV UTF-8, lalu pilih di sini. Anda melihat semua perubahan sebelum ada yang disimpan.',
  importedAsDrafts: 'Entri yang diimpor menjadi draf. Publikasikan agar tampil di situs.',
  importedAtOnce:
    'Entri ini tidak memiliki draf. Perubahan yang diimpor langsung berlaku, dan tampil di situs pada publikasi berikutnya.',
  capacityImportedAtOnce: 'Entri ini tidak memiliki draf. Perubahan yang diimpor langsung berlaku untuk pemesanan.',
  newEntriesInactive: 'Entri baru nonaktif, kecuali berkas menentukan lain.',
  entryRules:
    'Baris tanpa ID mengubah entri dengan alamat halaman atau nama yang sama. Jika tidak ada entri yang cocok, baris itu membuat entri baru. Kolom yang tidak ada dibiarkan, dan sel kosong mengosongkan isiannya.',
  rowRules:
    'Baris hanya diubah, tidak ditambah atau dihapus: itu dilakukan di formulir. Sel kosong mengosongkan isiannya.',
  addableRowRules:
    'Baris tanpa kunci baris ditambahkan pada entri dengan ID atau alamat halamannya. “ya” di Hapus baris menghapus baris. Baris yang tidak ada dibiarkan, dan sel kosong mengosongkan isiannya, kecuali pada baris tanpa kunci baris.',
  file: 'Berkas CSV',
  checking: 'Membaca berkas …',
  importing: (entries) => `Mengimpor ${entries} …`,
  previewHeading: 'Yang akan terjadi',
  new: 'Baru',
  changed: 'Berubah',
  unchanged: 'Tetap',
  refused: 'Ditolak',
  notImported: (columns) => `Hanya untuk dibaca, tidak diimpor: ${columns}.`,
  nothingToImport: 'Tidak ada yang perlu diimpor: entri sudah seperti isi berkas.',
  onlyRefused: 'Tidak ada yang dapat diimpor sebelum baris di bawah diperbaiki.',
  omitsRejected: 'Baris yang ditolak tidak ikut.',
  importButton: (rows) => `Impor ${rows} baris`,
  isIntended: 'Apakah ini memang dimaksud?',
  confirmWarnings: 'Saya sudah memeriksa peringatan di bawah. Nilainya memang dimaksud.',
  chooseFileAgain: 'Pilih berkas sekali lagi setelah Anda mengubahnya.',
  row: 'Baris',
  entry: 'Entri',
  action: 'Tindakan',
  details: 'Perubahan, atau alasan penolakan',
  emptyCell: 'kosong',
  moreRefused: (count) => `${count} baris lain ditolak.`,
  planChanged: 'Seseorang sudah mengubah sesuatu. Tidak ada yang diimpor; inilah yang akan terjadi sekarang.',
  importDone: (entries) => `${entries} entri sudah diimpor.`,
  publishImported: (entries) =>
    entries === 1
      ? 'Entri itu masih draf. Pilih dan publikasikan di daftar:'
      : 'Semuanya masih draf. Pilih dan publikasikan di daftar:',
  openList: 'Buka daftar',
  unreachable:
    'CMS tidak menjawab. Periksa sambungan Anda; lalu pilih berkas lagi untuk melihat apa yang sudah diimpor.',
  requestFailed: 'Tidak berhasil. Tidak ada yang diimpor; silakan coba lagi.',
}

export function getPageTexts(language: string): PageTexts {
  return language === 'id' ? id : en
}
