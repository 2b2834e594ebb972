export const cancellation: Record<string, string> = {
  'Cancellation policies': 'Kebijakan pembatalan',
  'Choose a policy in a tour, transfer, rental car or room. The settings contain the policy for everything else. A change applies to new bookings.':
    'Pilih kebijakan di tur, antar-jemput, mobil sewa, atau kamar. Kebijakan untuk yang lainnya ada di pengaturan. Perubahan berlaku untuk pesanan baru.',
  'For example Boat trips. Only CMS users see the name.':
    'Misalnya Perjalanan kapal. Nama ini hanya terlihat oleh pengguna CMS.',
  Note: 'Catatan',
  'A sentence that travellers see below the deadlines, for example why this policy is strict.':
    'Kalimat yang dilihat wisatawan di bawah batas waktu, misalnya alasan kebijakan ini ketat.',
  Refunds: 'Pengembalian uang',
  Refund: 'Pengembalian uang',
  'Each row refunds a share of the price until its number of hours before the start. After the last row, travellers cannot cancel online. A row with 0 hours and 0 % lets travellers cancel without a refund.':
    'Setiap baris mengembalikan sebagian harga sampai jumlah jamnya sebelum mulai. Setelah baris terakhir, wisatawan tidak dapat membatalkan secara online. Baris dengan 0 jam dan 0 % memungkinkan pembatalan tanpa pengembalian uang.',
  'Hours before the start': 'Jam sebelum mulai',
  'For example 24 for a day, 72 for three days.': 'Misalnya 24 untuk satu hari, 72 untuk tiga hari.',
  'Refund (%)': 'Pengembalian (%)',
  '100 refunds everything, 0 nothing.': '100 mengembalikan semuanya, 0 tidak mengembalikan apa pun.',
  'What travellers get back if they cancel. Leave empty to use the policy in the settings. Existing bookings keep their policy.':
    'Yang diterima kembali wisatawan bila membatalkan. Kosongkan untuk memakai kebijakan di pengaturan. Pesanan yang sudah ada tetap memakai kebijakannya.',
  'Applies to every product without its own policy. If empty, travellers can cancel free of charge until 24 hours before the start.':
    'Berlaku untuk setiap produk tanpa kebijakan sendiri. Bila kosong, wisatawan dapat membatalkan gratis sampai 24 jam sebelum mulai.',
  'A line that begins with “Free cancellation” is replaced by what the cancellation policy of the page promises.':
    'Baris yang diawali “Free cancellation” diganti dengan janji kebijakan pembatalan halaman itu.',
  'Notes on cancelling': 'Catatan pembatalan',
  'Shown below the deadlines of the policy.': 'Tampil di bawah batas waktu kebijakan.',
  'Refund confirmed by staff': 'Pengembalian yang dikonfirmasi staf',
  'Why more was refunded': 'Alasan mengembalikan lebih banyak',
  'Cancellation tiers': 'Kebijakan pembatalan pesanan ini',
}

export const cancellationMessages: Record<string, string> = {
  'Two rows have the same number of hours. Please remove one of them.':
    'Dua baris memiliki jumlah jam yang sama. Mohon hapus salah satunya.',
  'Cancelling earlier must not refund less. Please check the shares.':
    'Pembatalan lebih awal tidak boleh mengembalikan lebih sedikit. Mohon periksa persentasenya.',
  'Please add at least one row.': 'Mohon tambahkan setidaknya satu baris.',
  'Please use at most {} rows.': 'Mohon gunakan paling banyak {1} baris.',
  'The refund could not be read.': 'Pengembalian tidak dapat dibaca.',
  'The cancellation policies refund {} of {} now. Please check the refund again.':
    'Kebijakan pembatalan kini mengembalikan {1} dari {2}. Mohon periksa lagi pengembaliannya.',
  'Bookings of this order were cancelled meanwhile: {}. For the others, the cancellation policies refund {} of {}. Please check the order again.':
    'Sementara itu, pesanan ini telah dibatalkan: {1}. Untuk yang lainnya, kebijakan pembatalan mengembalikan {2} dari {3}. Mohon periksa lagi.',
  'Please enter why more is refunded than the cancellation policy says.':
    'Mohon isi alasan mengembalikan lebih banyak daripada kebijakan pembatalan.',
  'Please enter the refund in whole rupiah.': 'Mohon masukkan pengembalian dalam rupiah penuh.',
  'The refund can be at most {}, which was paid for this booking.':
    'Pengembalian paling banyak {1}, yaitu yang dibayar untuk pesanan ini.',
  'The policy of this booking refunds {} now. Please refund at least this amount.':
    'Kebijakan pesanan ini kini mengembalikan {1}. Mohon kembalikan setidaknya sebesar itu.',
  'The policy of this booking refunds {} now. Please give a reason to refund more.':
    'Kebijakan pesanan ini kini mengembalikan {1}. Mohon beri alasan untuk mengembalikan lebih banyak.',
}
