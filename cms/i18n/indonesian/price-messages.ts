/** What is refused, and what is warned of, about prices. */
export const priceMessages: Readonly<Record<string, string>> = {
  'Please write the price in rupiah.': 'Mohon tulis harga dalam rupiah.',
  'Please write a number, such as 350000.': 'Mohon tulis angka, misalnya 350000.',
  'A price cannot be below zero.': 'Harga tidak boleh di bawah nol.',
  'Please write whole rupiah, without decimals, such as 350000.':
    'Mohon tulis rupiah penuh, tanpa desimal, misalnya 350000.',
  'A price is Rp1.000.000.000 at the most.': 'Harga paling tinggi Rp1.000.000.000.',
  'This price must be above zero.': 'Harga ini harus di atas nol.',
  "'To' ({}) must not be below 'From' ({}).": "'Sampai' ({1}) tidak boleh di bawah 'Dari' ({2}).",
  'The rows {}–{} and {}–{} overlap; please let each number be in one row.':
    'Baris {1}–{2} dan {3}–{4} tumpang tindih; mohon setiap angka ada di satu baris saja.',
  'The largest party is {} (under Dates): nobody could pay this price, but the site would name it.':
    'Rombongan terbesar adalah {1} (di tab Tanggal): tidak ada yang dapat membayar harga ini, tetapi situs akan menyebutnya.',
  'This package has no price yet. Please add a row to its price table, or write a price here.':
    'Paket ini belum punya harga. Mohon tambahkan baris di tabel harga, atau tulis harga di sini.',
  'This package has no price yet. Please add a row to its price table, or write an adult price here.':
    'Paket ini belum punya harga. Mohon tambahkan baris di tabel harga, atau tulis harga dewasa di sini.',
  'An add-on needs a price: please add a row.': 'Tambahan perlu harga: mohon tambahkan baris.',
  'No row holds a party of {}: it can book all the same, for {} an adult.':
    'Tidak ada baris untuk rombongan {1}: rombongan itu tetap dapat memesan, {2} per dewasa.',
  'No row holds a booking of {}: it can be made all the same, for {} each.':
    'Tidak ada baris untuk pesanan {1}: pesanan itu tetap dapat dibuat, {2} per paket.',
  '{} goes beyond the largest party, {}: the page names sizes that nobody can book.':
    '{1} melampaui rombongan terbesar, {2}: halaman menyebut jumlah yang tidak dapat dipesan.',
  '{} needs more than the {} places a day: only dates with more places can have it.':
    '{1} perlu lebih dari {2} tempat per hari: hanya tanggal dengan tempat lebih banyak yang dapat memakainya.',
  'The price before discount, {}, is below the price: the page shows no discount.':
    'Harga sebelum diskon, {1}, di bawah harga: halaman tidak menampilkan diskon.',
  'Without an adult price, each adult pays the package’s price, {}.':
    'Tanpa harga dewasa, setiap orang dewasa membayar harga paket, {1}.',
  'The price table counts: the prices beside it ({}) are what nobody pays.':
    'Tabel harga yang berlaku: harga di luarnya ({1}) tidak dibayar siapa pun.',
  'A child pays more than an adult in a party of {}.': 'Anak membayar lebih dari orang dewasa di rombongan {1}.',
  '{} costs more in the row {} ({}) than in the row {} ({}).':
    '{1} lebih mahal di baris {2} ({3}) daripada di baris {4} ({5}).',
  // What is put into these.
  'The row {}': 'Baris {1}',
  'An adult': 'Satu orang dewasa',
  'A package': 'Satu paket',
  '1 package': '1 paket',
  '{} packages': '{1} paket',
  '{} and more': '{1} ke atas',
}
