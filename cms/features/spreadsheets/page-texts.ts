const en = {
  title: (plural: string) => `Spreadsheets: ${plural}`,
  menu: 'Export or import CSV',
  entries: 'Entries',
  prices: 'Prices of packages',
  rooms: 'Rooms',
  startTimes: 'Start times',
  seasons: 'Seasons',
  questions: 'Questions to travellers',
  tables: 'Choose a spreadsheet',
  export: 'Export',
  all: (count: string) => `All entries: ${count}.`,
  listed: (count: string, of: string) =>
    `The entries in the list: ${count} of ${of}, with its filters, search and order.`,
  exportAll: 'Export all instead',
  commas: 'Download CSV',
  semicolons: 'Download CSV (semicolons)',
  whichOne:
    'Choose semicolons if your spreadsheet uses a decimal comma, as Indonesian Excel does. Drafts are included; pictures and long texts are not.',
  import: 'Import',
  lead: 'Edit the file in a spreadsheet, save it as CSV UTF-8 and choose it here. You will see all changes before anything is saved.',
  drafts: 'Imported entries become drafts. Publish them to put them on the site.',
  atOnce:
    'These entries have no drafts. Imported changes apply at once and appear on the site when it is next published.',
  capacityAtOnce: 'These entries have no drafts. Imported changes apply to bookings at once.',
  inactive: 'New entries are inactive unless the file says otherwise.',
  rules:
    'A row without an ID updates the entry with the same page address or name; otherwise it creates a new one. Missing columns are left unchanged, and an empty cell clears its field.',
  rowRules: 'Rows can only be changed here; add and remove them in the form. An empty cell clears its field.',
  addableRowRules:
    'A row without a line key is added to the entry with its ID or page address. “yes” under Remove row removes a row. Missing rows are left unchanged, and an empty cell clears its field, except in a row without a line key.',
  file: 'CSV file',
  checking: 'Reading the file …',
  importing: (entries: string) => `Importing ${entries} …`,
  counts: 'Preview of the import',
  rowsIn: 'Rows',
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Rejected',
  notImported: (columns: string) => `Read-only, not imported: ${columns}.`,
  nothing: 'There is nothing to import: the entries already match the file.',
  onlyRefused: 'Nothing can be imported until the rows below have been corrected.',
  omitsRejected: 'The rejected rows are left out.',
  button: (rows: number) => (rows === 1 ? 'Import 1 row' : `Import ${rows} rows`),
  isIntended: 'Is this intended?',
  confirmWarnings: 'I have checked the warnings below. The values are intended.',
  again: 'Choose the file again after you have changed it.',
  row: 'Row',
  entry: 'Entry',
  what: 'Action',
  details: 'Changes, or reason for rejection',
  empty: 'empty',
  moreRefused: (count: number) => `${count} more rows were rejected.`,
  meanwhile: 'Someone has made changes in the meantime. Nothing was imported; this is the new preview.',
  done: (entries: number) => (entries === 1 ? '1 entry was imported.' : `${entries} entries were imported.`),
  publishThem: (entries: number): string =>
    entries === 1
      ? 'It is a draft. Select and publish it in the list:'
      : 'They are drafts. Select and publish them in the list:',
  openList: 'Open the list',
  unreachable:
    'The CMS does not respond. Please check your connection, then choose the file again to see what was imported.',
  failed: 'Something went wrong. Nothing was imported; please try again.',
}

export type PageTexts = typeof en

const id: PageTexts = {
  title: (plural) => `Lembar kerja: ${plural}`,
  menu: 'Ekspor atau impor CSV',
  entries: 'Entri',
  prices: 'Harga paket',
  rooms: 'Kamar',
  startTimes: 'Jam mulai',
  seasons: 'Musim',
  questions: 'Pertanyaan kepada wisatawan',
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
  capacityAtOnce: 'Entri ini tidak memiliki draf: yang Anda impor langsung berlaku untuk pemesanan.',
  inactive: 'Yang baru tetap nonaktif sampai Anda mengubahnya.',
  rules:
    'Baris tanpa ID berarti entri dengan alamat halaman atau nama itu, jika tidak ada, entri baru. Kolom yang tidak ada dibiarkan, dan sel kosong mengosongkan isiannya.',
  rowRules:
    'Baris hanya diubah, tidak ditambah atau dihapus: itu dilakukan di formulir. Sel kosong mengosongkan isiannya.',
  addableRowRules:
    'Baris tanpa kunci baris ditambahkan pada entri dengan ID atau alamat halamannya. “ya” di Hapus baris menghapus baris. Baris yang tidak ada dibiarkan, dan sel kosong mengosongkan isiannya, kecuali pada baris tanpa kunci baris.',
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
  omitsRejected: 'Baris yang ditolak tidak ikut.',
  button: (rows) => `Impor ${rows} baris`,
  isIntended: 'Apakah ini memang dimaksud?',
  confirmWarnings: 'Saya sudah memeriksa peringatan di bawah. Nilainya memang dimaksud.',
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

export function pageTexts(language: string): PageTexts {
  return language === 'id' ? id : en
}
