const en = {
  title: (plural: string) => `Spreadsheets: ${plural}`,
  menu: 'Export or import CSV',
  entries: 'Entries',
  prices: 'Prices of packages',
  rooms: 'Rooms',
  tables: 'Which spreadsheet',
  export: 'Export',
  all: (count: string) => `All entries: ${count}.`,
  listed: (count: string, of: string) =>
    `What the list shows: ${count} of ${of} entries, filtered, searched and sorted as there.`,
  exportAll: 'Take all instead',
  commas: 'Download CSV',
  semicolons: 'Download CSV with semicolons',
  whichOne:
    'The one with semicolons is for spreadsheets whose decimals have a comma, as an Indonesian Excel’s have. Drafts are in it as they are in their forms; pictures and long texts are not.',
  import: 'Import',
  lead: 'Change the file in a spreadsheet, save it as CSV UTF-8 and choose it here. Nothing is written before you have seen what would change.',
  drafts: 'What you import becomes drafts: nothing is on the site before you publish it.',
  atOnce: 'These entries have no drafts: what you import counts at once, and is on the site with its next publish.',
  inactive: 'New ones are inactive until you say otherwise.',
  rules:
    'A row without an ID is about the entry with its page address or name, else a new one. A column that is missing is left as it is, and an empty cell empties its field.',
  rowRules: 'Rows are changed, not added or removed: that is done in the form. An empty cell empties its field.',
  file: 'CSV file',
  checking: 'Reading the file …',
  importing: (entries: string) => `Importing ${entries} …`,
  counts: 'What would happen',
  rowsIn: 'Rows',
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Refused',
  notImported: (columns: string) => `Only for reading, not imported: ${columns}.`,
  nothing: 'There is nothing to import: the entries are as the file says.',
  onlyRefused: 'Nothing can be imported before the rows below have been corrected.',
  leavesOut: 'The refused rows are left out.',
  button: (rows: number) => (rows === 1 ? 'Import 1 row' : `Import ${rows} rows`),
  again: 'Choose the file once more when you have changed it.',
  row: 'Row',
  entry: 'Entry',
  what: 'What',
  details: 'Changes, or why it is refused',
  empty: 'empty',
  moreRefused: (count: number) => `${count} more rows are refused.`,
  meanwhile: 'Somebody has changed something since. Nothing was imported; this is what would happen now.',
  done: (entries: number) => (entries === 1 ? '1 entry was imported.' : `${entries} entries were imported.`),
  publishThem: (entries: number): string =>
    entries === 1
      ? 'It is a draft. Choose and publish it in the list:'
      : 'They are drafts. Choose and publish them in the list:',
  openList: 'Open the list',
  unreachable:
    'The CMS does not answer. Please check your connection; then choose the file again, to see what was imported.',
  failed: 'That did not work. Nothing was imported; please try again.',
}

export type PageWords = typeof en

const id: PageWords = {
  title: (plural) => `Lembar kerja: ${plural}`,
  menu: 'Ekspor atau impor CSV',
  entries: 'Entri',
  prices: 'Harga paket',
  rooms: 'Kamar',
  tables: 'Lembar kerja yang mana',
  export: 'Ekspor',
  all: (count) => `Semua entri: ${count}.`,
  listed: (count, of) =>
    `Yang ditampilkan daftar: ${count} dari ${of} entri, disaring, dicari, dan diurutkan seperti di sana.`,
  exportAll: 'Ambil semua saja',
  commas: 'Unduh CSV',
  semicolons: 'Unduh CSV dengan titik koma',
  whichOne:
    'Yang dengan titik koma untuk lembar kerja yang desimalnya memakai koma, seperti Excel Indonesia. Draf ada di dalamnya seperti di formulirnya; gambar dan teks panjang tidak.',
  import: 'Impor',
  lead: 'Ubah berkas di lembar kerja, simpan sebagai CSV UTF-8, lalu pilih di sini. Tidak ada yang ditulis sebelum Anda melihat apa yang akan berubah.',
  drafts: 'Yang Anda impor menjadi draf: tidak ada yang tampil di situs sebelum Anda memublikasikannya.',
  atOnce:
    'Entri ini tidak memiliki draf: yang Anda impor langsung berlaku, dan tampil di situs pada publikasi berikutnya.',
  inactive: 'Yang baru tetap nonaktif sampai Anda mengubahnya.',
  rules:
    'Baris tanpa ID berarti entri dengan alamat halaman atau nama itu, jika tidak ada, entri baru. Kolom yang tidak ada dibiarkan, dan sel kosong mengosongkan isiannya.',
  rowRules:
    'Baris hanya diubah, tidak ditambah atau dihapus: itu dilakukan di formulir. Sel kosong mengosongkan isiannya.',
  file: 'Berkas CSV',
  checking: 'Membaca berkas …',
  importing: (entries) => `Mengimpor ${entries} …`,
  counts: 'Yang akan terjadi',
  rowsIn: 'Baris',
  new: 'Baru',
  changed: 'Berubah',
  unchanged: 'Tetap',
  refused: 'Ditolak',
  notImported: (columns) => `Hanya untuk dibaca, tidak diimpor: ${columns}.`,
  nothing: 'Tidak ada yang perlu diimpor: entri sudah seperti isi berkas.',
  onlyRefused: 'Tidak ada yang dapat diimpor sebelum baris di bawah diperbaiki.',
  leavesOut: 'Baris yang ditolak tidak ikut.',
  button: (rows) => `Impor ${rows} baris`,
  again: 'Pilih berkas sekali lagi setelah Anda mengubahnya.',
  row: 'Baris',
  entry: 'Entri',
  what: 'Apa',
  details: 'Perubahan, atau alasan penolakan',
  empty: 'kosong',
  moreRefused: (count) => `${count} baris lain ditolak.`,
  meanwhile: 'Seseorang sudah mengubah sesuatu. Tidak ada yang diimpor; inilah yang akan terjadi sekarang.',
  done: (entries) => `${entries} entri sudah diimpor.`,
  publishThem: () => 'Semuanya draf. Pilih dan publikasikan di daftar:',
  openList: 'Buka daftar',
  unreachable:
    'CMS tidak menjawab. Periksa sambungan Anda; lalu pilih berkas lagi untuk melihat apa yang sudah diimpor.',
  failed: 'Itu tidak berhasil. Tidak ada yang diimpor; silakan coba lagi.',
}

/** What the page of exports and imports says, in a language of the CMS. */
export function pageWords(language: string): PageWords {
  return language === 'id' ? id : en
}
