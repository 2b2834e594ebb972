/** The responses of the CMS to an action, and the texts that are inserted into them. */
export const refusals: Readonly<Record<string, string>> = {
  // General
  'This failed.': 'Gagal.',
  'Nothing was found here.': 'Tidak ditemukan apa pun di sini.',
  'There is nothing at this address.': 'Tidak ada apa pun di alamat ini.',
  'The file is larger than 20 MB.': 'Berkas lebih besar dari 20 MB.',
  'A value in the form or in the URL has the wrong type.':
    'Sebuah nilai di formulir atau di URL tidak sesuai jenisnya.',
  'Only CMS users can do this.': 'Ini hanya untuk pengguna CMS.',
  'Please open the CMS at its usual address.': 'Mohon buka CMS di alamat biasanya.',
  This: 'Ini',
  // Sign-in and passwords
  'Please enter your email address.': 'Mohon masukkan alamat email Anda.',
  'Too many failed attempts. Please try again in {}, or reset your password with “Forgot password?”.':
    'Terlalu banyak percobaan gagal. Mohon coba lagi dalam {1}, atau atur ulang kata sandi dengan “Lupa kata sandi?”.',
  'A link was requested too often. Please try again in {}.':
    'Tautan terlalu sering diminta. Mohon coba lagi dalam {1}.',
  'Please continue with the second step.': 'Mohon lanjutkan dengan langkah kedua.',
  'Please set up two-step sign-in.': 'Mohon atur masuk dua langkah.',
  'Too many failed attempts. Please try again in {}.': 'Terlalu banyak percobaan gagal. Mohon coba lagi dalam {1}.',
  'a minute': 'satu menit',
  '{} minutes': '{1} menit',
  'Please confirm with your own password, since this changes who can sign in or what they may do.':
    'Mohon konfirmasi dengan kata sandi Anda sendiri, karena ini mengubah siapa yang dapat masuk atau apa yang boleh dilakukannya.',
  'The new password was not accepted. {}': 'Kata sandi baru tidak diterima. {1}',
  'Your own password': 'Kata sandi Anda sendiri',
  'Enter your own password to confirm.': 'Masukkan kata sandi Anda sendiri untuk mengonfirmasi.',
  'This is not your password.': 'Ini bukan kata sandi Anda.',
  'A password needs: {}.': 'Kata sandi perlu: {1}.',
  'This password is easy to guess. Please choose a less common one, for example three unrelated words.':
    'Kata sandi ini mudah ditebak. Mohon pilih yang lebih unik, misalnya tiga kata yang tidak berkaitan.',
  // CMS users and invitations
  'Only administrators can invite people.': 'Hanya administrator yang dapat mengundang orang.',
  'This account does not exist.': 'Akun ini tidak ada.',
  'This person has already chosen a password.': 'Orang ini sudah memilih kata sandi.',
  'The invitation is on its way to {}.': 'Undangan sedang dikirim ke {1}.',
  'The account was created, but the invitation could not be sent. Please send it again.':
    'Akun sudah dibuat, tetapi undangannya tidak dapat dikirim. Mohon kirim lagi.',
  'The email could not be sent. Please try again in a few minutes.':
    'Email tidak dapat dikirim. Mohon coba lagi beberapa menit lagi.',
  'This invitation has been sent too often. Please try again in {}.':
    'Undangan ini terlalu sering dikirim. Mohon coba lagi dalam {1}.',
  'There must be at least one administrator. Make another user an administrator first.':
    'Harus ada setidaknya satu administrator. Jadikan pengguna lain administrator dahulu.',
  // Publishing
  'Only editors and administrators can publish the site.':
    'Hanya editor dan administrator yang dapat memublikasikan situs.',
  'This CMS is not connected to a publisher.': 'CMS ini tidak terhubung ke layanan publikasi situs.',
  'This CMS is not connected to a deploy hook of the host.': 'CMS ini tidak terhubung ke deploy hook penyedia hosting.',
  'The publisher does not respond. The live site is unchanged; please try again in a minute.':
    'Layanan publikasi situs tidak merespons. Situs yang tayang tidak berubah; mohon coba lagi sebentar lagi.',
  'To go back to a release, give its number. To publish, leave the number out.':
    'Untuk kembali ke sebuah rilis, sebutkan nomornya. Untuk memublikasikan, kosongkan nomornya.',
  'Enter how long to wait after the last change (2 to 3600 seconds), or a time to publish at.':
    'Masukkan berapa lama menunggu setelah perubahan terakhir (2 sampai 3600 detik), atau waktu publikasi.',
  'This time has passed. Choose a later one, or press {}.':
    'Waktu ini sudah lewat. Pilih waktu yang lebih lambat, atau tekan {1}.',
  'Publish now': 'Publikasikan sekarang',
  'This entry is not on the site, so it cannot be unpublished. To schedule its publication, choose Publish.':
    'Entri ini tidak tayang di situs, jadi publikasinya tidak dapat dibatalkan. Untuk menjadwalkan publikasinya, pilih Publikasikan.',
  'Entries of this type have no drafts.': 'Entri jenis ini tidak memiliki draf.',
  'This release does not have this page, or has been deleted.':
    'Rilis ini tidak memiliki halaman itu, atau sudah dihapus.',
  'The host does not respond. Please try again in a minute.':
    'Penyedia hosting tidak merespons. Mohon coba lagi sebentar lagi.',
  'The host does not know this hook (it responded with {}): an operator has to correct DEPLOY_HOOK_URL.':
    'Penyedia hosting tidak mengenal hook ini (jawabannya {1}): operator harus memperbaiki DEPLOY_HOOK_URL.',
  'The host received too many requests. Please try again in a few minutes.':
    'Penyedia hosting menerima terlalu banyak permintaan. Mohon coba lagi dalam beberapa menit.',
  'The host responded with {}. The live site is unchanged.':
    'Penyedia hosting menjawab {1}. Situs yang tayang tidak berubah.',
  // Saves of entries that changed in the meantime
  'This entry was changed by someone else or in another tab since you opened it. Nothing has been saved yet, and your input is still in the form. Save again to choose what to keep.':
    'Entri ini diubah oleh orang lain atau di tab lain sejak Anda membukanya. Belum ada yang disimpan, dan isian Anda masih ada di formulir. Simpan lagi untuk memilih yang dipakai.',
  'This entry was changed by someone else or in another tab since you opened it. Your changes were not saved. Copy your input, reload this page and enter it again.':
    'Entri ini sudah diubah oleh orang lain atau di tab lain sejak Anda membukanya. Perubahan Anda tidak disimpan. Salin isian Anda, muat ulang halaman ini, lalu masukkan lagi.',
  'The database is not available at the moment. Please try again in a minute. Your input is not lost as long as this page stays open.':
    'Basis data sedang tidak tersedia. Mohon coba lagi sebentar lagi. Isian Anda tidak hilang selama halaman ini tetap terbuka.',
  // Entries that are still used
  'Please change these one by one.': 'Mohon ubah satu per satu.',
  'Entry {} no longer exists. Please choose another.': 'Entri {1} sudah tidak ada. Mohon pilih yang lain.',
  '{} has {} coming up. Please {} instead.': '{1} masih memiliki {2} mendatang. Sebagai gantinya, mohon {3}.',
  '1 booking': '1 pesanan',
  '{} bookings': '{1} pesanan',
  'unpublish it': 'batalkan publikasinya',
  'make it inactive': 'jadikan nonaktif',
  '{} is still used by {}. Please {} first.': '{1} masih dipakai oleh {2}. Mohon {3} dahulu.',
  'the draft of {}': 'draf {1}',
  'the drafts of {}': 'draf {1}',
  'the {}': '{1}',
  'choose another there': 'pilih yang lain di sana',
  'remove it there': 'hapus dari sana',
  // Tours, transfers and their stock
  'Please give a month, for example 2026-12.': 'Mohon sebutkan bulan, misalnya 2026-12.',
  'This tour does not exist.': 'Tur ini tidak ada.',
  'This date has passed in Bali. Please choose today or a later date.':
    'Tanggal ini sudah lewat di Bali. Mohon pilih hari ini atau tanggal sesudahnya.',
  'There is already an entry for this date. Please change that entry.':
    'Sudah ada entri untuk tanggal ini. Mohon ubah entri itu.',
  'There is already a transfer with this car from this airport to this area. Please change that transfer.':
    'Sudah ada antar-jemput dengan mobil ini dari bandara ini ke wilayah ini. Mohon ubah antar-jemput itu.',
  // Pictures
  'The server may not write to the folder of the pictures, so the picture was not stored. Please tell the person who operates the site, and upload the picture again later.':
    'Server tidak boleh menulis ke folder gambar, jadi gambar tidak disimpan. Mohon beri tahu operator situs, lalu unggah gambarnya lagi nanti.',
  'The disk of the server is full, so the picture was not stored. Please tell the person who operates the site, and upload the picture again later.':
    'Disk server penuh, jadi gambar tidak disimpan. Mohon beri tahu operator situs, lalu unggah gambarnya lagi nanti.',
  'This file is not a readable picture. Please upload a JPEG, PNG, WebP, AVIF or HEIC.':
    'Berkas ini bukan gambar yang dapat dibaca. Mohon unggah JPEG, PNG, WebP, AVIF, atau HEIC.',
  'This picture is too tall. Please upload one that is at most 16,383 pixels high.':
    'Gambar ini terlalu tinggi. Mohon unggah gambar yang tingginya paling banyak 16.383 piksel.',
  'This picture is too large. Please upload one of at most 16,383 by 16,383 pixels.':
    'Gambar ini terlalu besar. Mohon unggah gambar yang paling besar 16.383 kali 16.383 piksel.',
  'This HEIC photo is too large. Please upload one of at most 64 megapixels, or a JPEG.':
    'Foto HEIC ini terlalu besar. Mohon unggah yang paling besar 64 megapiksel, atau JPEG.',
  'Pictures of type {} are not accepted.': 'Gambar jenis {1} tidak diterima.',
  // Bookings, invoices and refunds
  'A refund that is {} cannot be set to {}.': 'Pengembalian dana dengan status {1} tidak dapat diubah menjadi {2}.',
  'Please refund the money, then set the status to Succeeded. That clears this tick.':
    'Mohon kembalikan uangnya, lalu ubah status menjadi Berhasil. Dengan itu tanda ini hilang.',
  'Xendit may have refunded this already. Please check it in the Xendit dashboard.':
    'Xendit mungkin sudah mengembalikan uang ini. Mohon periksa di dasbor Xendit.',
  'This booking is not paid, so there is nothing to refund.':
    'Pesanan ini belum dibayar, jadi tidak ada yang perlu dikembalikan.',
  'A booking that is {} cannot become {}.': 'Pesanan dengan status {1} tidak dapat menjadi {2}.',
  'This booking has not taken place yet. It can be marked as completed from its last day, after the departure.':
    'Pesanan ini belum berlangsung. Pesanan ini dapat ditandai selesai mulai hari terakhirnya, setelah keberangkatan.',
  'This booking is not paid, so it cannot be completed.': 'Pesanan ini belum dibayar, jadi tidak dapat diselesaikan.',
  'Only staff and administrators can cancel orders.': 'Hanya staf dan administrator yang dapat membatalkan pesanan.',
  'This invoice does not exist.': 'Tagihan ini tidak ada.',
  'Only staff and administrators can see bookings.': 'Pesanan hanya untuk staf dan administrator.',
  // Statuses, inserted into the messages above
  pending: 'menunggu',
  confirmed: 'dikonfirmasi',
  cancelled: 'dibatalkan',
  completed: 'selesai',
  requested: 'diminta',
  succeeded: 'berhasil',
  failed: 'gagal',
  by_hand: 'manual',
  // Payments that need staff
  'This payment is marked as settled. If it is not settled, remove the resolution.':
    'Pembayaran ini ditandai sebagai selesai. Bila belum selesai, hapus penyelesaiannya.',
  'This payment needs no resolution.': 'Pembayaran ini tidak memerlukan penyelesaian.',
  'The traveller has been notified that this money was refunded.':
    'Wisatawan sudah diberi tahu bahwa uang ini dikembalikan.',
  'Please choose a resolution to settle this payment.': 'Mohon pilih cara menyelesaikan pembayaran ini.',
  'Please open the payment that does not match, under “Payment history”, and choose a resolution there.':
    'Mohon buka pembayaran yang tidak cocok, di bagian “Riwayat pembayaran”, dan pilih penyelesaian di sana.',
  // Emails
  'Only staff and administrators can send emails again.':
    'Hanya staf dan administrator yang dapat mengirim ulang email.',
  'This email does not exist.': 'Email ini tidak ada.',
  'Only a failed email can be queued again or settled.':
    'Hanya email yang gagal yang dapat diantrekan lagi atau diselesaikan.',
  // Travellers and their documents
  'The traveller has already been notified of a decision by email, so the document can no longer be in review. Please choose Verified or Rejected; the traveller will be notified again.':
    'Wisatawan sudah diberi tahu keputusan lewat email, jadi dokumen ini tidak dapat dikembalikan ke status Sedang ditinjau. Mohon pilih Terverifikasi atau Ditolak; wisatawan akan diberi tahu lagi.',
  'The traveller has uploaded a newer document, which replaced this one. Please review the newer one.':
    'Wisatawan sudah mengunggah dokumen yang lebih baru, yang menggantikan dokumen ini. Mohon tinjau dokumen yang baru.',
  'Someone else has reviewed this document in the meantime ({}). Your choice was not saved, but it is still in this form. Save again to replace their decision.':
    'Orang lain sudah meninjau dokumen ini ({1}). Pilihan Anda tidak disimpan, tetapi masih ada di formulir ini. Simpan lagi untuk menggantikan keputusannya.',
  'it is in review again': 'sedang ditinjau lagi',
  'it is verified': 'sudah terverifikasi',
  'it is rejected': 'sudah ditolak',
  'The traveller’s name or date of birth has changed since you opened this page. Your choice was not saved, but it is still in this form. Compare the document with the current profile, then save again.':
    'Nama atau tanggal lahir wisatawan berubah sejak Anda membuka halaman ini. Pilihan Anda tidak disimpan, tetapi masih ada di formulir ini. Bandingkan dokumen dengan profil terkini, lalu simpan lagi.',
  'Open the newer document': 'Buka dokumen yang baru',
  'The traveller has withdrawn this document, so there is nothing left to review.':
    'Wisatawan sudah menarik dokumen ini, jadi tidak ada lagi yang perlu ditinjau.',
  'The traveller has deleted the account, and this document with it, so there is nothing left to review.':
    'Wisatawan sudah menghapus akunnya beserta dokumen ini, jadi tidak ada lagi yang perlu ditinjau.',
  'The traveller deleted this account on {}. It can no longer be changed.':
    'Wisatawan menghapus akun ini pada {1}. Akun ini tidak dapat diubah lagi.',
  'This account was deleted. It can no longer be changed.': 'Akun ini sudah dihapus. Akun ini tidak dapat diubah lagi.',
  'This traveller has invoices, which must be retained.': 'Wisatawan ini memiliki tagihan yang wajib disimpan.',
  'Only administrators can change this. To lock an account, tick Blocked.':
    'Hanya administrator yang dapat mengubah ini. Untuk mengunci akun, centang Diblokir.',
}
