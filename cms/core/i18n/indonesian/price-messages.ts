export const priceMessages: Readonly<Record<string, string>> = {
  'Please enter the price in rupiah.': 'Mohon masukkan harga dalam rupiah.',
  'Please enter whole rupiah, for example 1.500.000 or 1,5 jt.':
    'Mohon masukkan rupiah tanpa desimal, misalnya 1.500.000 atau 1,5 jt.',
  'A price cannot be below zero.': 'Harga tidak boleh di bawah nol.',
  'Please enter whole rupiah without decimals, for example 1.500.000.':
    'Mohon masukkan rupiah tanpa desimal, misalnya 1.500.000.',
  'A price can be at most Rp1.000.000.000.': 'Harga paling tinggi Rp1.000.000.000.',
  'This price must be above zero.': 'Harga ini harus di atas nol.',
  "'To' ({}) must not be below 'From' ({}).": "'Sampai' ({1}) tidak boleh di bawah 'Dari' ({2}).",
  'The rows {}–{} and {}–{} overlap. Each number may be in one row only.':
    'Baris {1}–{2} dan {3}–{4} tumpang tindih. Setiap angka hanya boleh ada di satu baris.',
  'The maximum group size is {} (under Dates), so this price would be shown on the site but could never be booked.':
    'Jumlah peserta maksimum adalah {1} (di tab Tanggal), jadi tidak ada yang dapat memesan dengan harga ini, tetapi situs akan menampilkannya.',
  'This package has no price yet. Please add a row to its price table or enter a price here.':
    'Paket ini belum memiliki harga. Mohon tambahkan baris di tabel harganya atau masukkan harga di sini.',
  'This package has no price yet. Please add a row to its price table or enter an adult price here.':
    'Paket ini belum memiliki harga. Mohon tambahkan baris di tabel harganya atau masukkan harga dewasa di sini.',
  'This add-on has no price yet. Please add a row.': 'Tambahan ini belum memiliki harga. Mohon tambahkan baris.',
  'Guests per package is empty: a group of any size can book a single package.':
    'Tamu per paket kosong: rombongan berapa pun dapat memesan satu paket saja.',
  'No row covers a group of {}. The group can still book, at {} per adult.':
    'Tidak ada baris untuk rombongan {1}. Rombongan itu tetap dapat memesan, {2} per dewasa.',
  'No row covers a booking of {}. The booking can still be made, at {} each.':
    'Tidak ada baris untuk pesanan {1}. Pesanan itu tetap dapat dibuat, {2} per paket.',
  '{} exceeds the maximum group size of {}: the page shows group sizes that cannot be booked.':
    '{1} melampaui jumlah peserta maksimum {2}: halaman menampilkan jumlah yang tidak dapat dipesan.',
  '{} exceeds the daily capacity of {}: it can only be booked on dates with a higher capacity.':
    '{1} melampaui kapasitas harian {2}: hanya dapat dipesan pada tanggal dengan kapasitas lebih besar.',
  'The price before discount, {}, is below the price: the page shows no discount.':
    'Harga sebelum diskon, {1}, di bawah harga: halaman tidak menampilkan diskon.',
  'Without an adult price, each adult pays the package’s price, {}.':
    'Tanpa harga dewasa, setiap orang dewasa membayar harga paket, {1}.',
  'The price table applies, so these prices are never charged: {}.':
    'Tabel harga berlaku, jadi harga berikut tidak pernah dikenakan: {1}.',
  'A child pays more than an adult in a group of {}.': 'Anak membayar lebih dari orang dewasa dalam rombongan {1}.',
  '{} costs more in row {} ({}) than in row {} ({}).':
    '{1} lebih mahal di baris {2} ({3}) daripada di baris {4} ({5}).',
  '{} is very low. Did you mean {}?': '{1} sangat sedikit. Apakah maksudnya {2}?',
  'The price {} is removed.': 'Harga {1} dihapus.',
  'Please choose a day and a month.': 'Mohon pilih tanggal dan bulan.',
  'This day does not exist. Please choose a day and a month.': 'Tanggal ini tidak ada. Mohon pilih tanggal dan bulan.',
  'Please enter a year for both days, or for neither.': 'Mohon isi tahun untuk kedua hari, atau untuk tidak satu pun.',
  'Please enter a percentage, or leave it empty and add prices below.':
    'Mohon isi persentase, atau kosongkan dan tambahkan harga di bawah.',
  'This season has a percentage and also its own prices. Please remove the percentage or the prices.':
    'Musim ini memiliki persentase dan juga harga sendiri. Mohon hapus persentase atau harganya.',
  'Please enter a percentage between {} and {}, for example 20 or -10.':
    'Mohon isi persentase antara {1} dan {2}, misalnya 20 atau -10.',
  'Two rows of this season start at {}. Please remove one of them.':
    'Dua baris musim ini mulai dari {1}. Mohon hapus salah satunya.',
  'This package has no price table, so its only price starts at 1.':
    'Paket ini tidak memiliki tabel harga, jadi harganya mulai dari 1.',
  'No row of the price table starts at {}. Its rows start at {}.':
    'Tidak ada baris tabel harga yang mulai dari {1}. Baris yang ada mulai dari {2}.',
  '“{}” and “{}” share days. On these days “{}” applies, because it is first.':
    '“{1}” dan “{2}” memuat hari yang sama. Pada hari itu “{3}” berlaku, karena yang pertama.',
  '“{}” ended on {}, so its prices no longer apply. Change its days, or remove it.':
    '“{1}” berakhir pada {2}, jadi harganya tidak berlaku lagi. Ubah harinya, atau hapus musim ini.',
  'In “{}” the price before discount, {}, is below the price: the page shows no discount.':
    'Di “{1}” harga sebelum diskon, {2}, di bawah harga: halaman tidak menampilkan diskon.',
  'Season {}: {}': 'Musim {1}: {2}',
  'Row {}: {}': 'Baris {1}: {2}',
  // Texts inserted into the messages above.
  'Row {}': 'Baris {1}',
  'An adult': 'Satu orang dewasa',
  'A package': 'Satu paket',
  '1 package': '1 paket',
  '{} packages': '{1} paket',
  '{} or more': '{1} atau lebih',
}
