/** What is not done, and why. */
export const refusals: Readonly<Record<string, string>> = {
  'This is for colleagues.': 'Ini hanya untuk rekan kerja.',
  'Please name a month, such as 2026-12.': 'Mohon sebutkan bulan, misalnya 2026-12.',
  'There is no such tour.': 'Tur itu tidak ada.',
  'Please enter your e-mail address.': 'Mohon masukkan alamat e-mail Anda.',
  'That was wrong too often. Please try again in {}, or ask for a new password with “Forgot password?”.':
    'Terlalu sering salah. Mohon coba lagi dalam {1}, atau minta kata sandi baru dengan “Lupa kata sandi?”.',
  'A link was asked for too often. Please try again in {}.':
    'Tautan terlalu sering diminta. Mohon coba lagi dalam {1}.',
  'That was wrong too often. Please try again in {}.': 'Terlalu sering salah. Mohon coba lagi dalam {1}.',
  'a minute': 'satu menit',
  '{} minutes': '{1} menit',
  'Please enter your own password: this changes who can sign in, or what they may do.':
    'Mohon masukkan kata sandi Anda sendiri: ini mengubah siapa yang dapat masuk, atau apa yang boleh dilakukannya.',
  'The new password is not taken. {}': 'Kata sandi baru tidak diterima. {1}',
  'Your own password': 'Kata sandi Anda sendiri',
  'This is not your password.': 'Ini bukan kata sandi Anda.',
  'Please use the CMS at its own address.': 'Mohon gunakan CMS di alamatnya sendiri.',
  'A password needs: {}.': 'Kata sandi perlu: {1}.',
  'It failed.': 'Gagal.',
  'Editors and administrators publish the site.': 'Situs dipublikasikan oleh editor dan administrator.',
  'The site is published elsewhere.': 'Situs dipublikasikan di tempat lain.',
  'The publisher does not answer. What is live stays as it is; please try again in a minute.':
    'Layanan publikasi situs tidak menjawab. Yang tayang tetap seperti semula; mohon coba lagi sebentar lagi.',
  'Say the number of the release to go back to, or nothing to publish.':
    'Sebutkan nomor rilis tujuan, atau tidak sama sekali untuk memublikasikan.',
  'Say for how many seconds nothing may change (2 to 3600), or when to publish.':
    'Sebutkan berapa detik tidak boleh ada perubahan (2 sampai 3600), atau kapan dipublikasikan.',
  'That time is over. Choose a later one, or press {}.':
    'Waktu itu sudah lewat. Pilih waktu yang lebih lambat, atau tekan {1}.',
  'Publish now': 'Publikasikan sekarang',
  "This entry is not on the site, so it can't be taken off. Choose Publish.":
    'Entri ini tidak tayang di situs, jadi tidak dapat diturunkan. Pilih Publikasikan.',
  'Nothing of this kind has drafts.': 'Jenis ini tidak punya draf.',
  'This release has no such page, or is not kept any more.':
    'Rilis ini tidak punya halaman itu, atau tidak disimpan lagi.',
  'The host does not answer. Please try again in a minute.':
    'Penyedia hosting tidak menjawab. Mohon coba lagi sebentar lagi.',
  'The host does not know this hook (it answered {}): an operator has to set DEPLOY_HOOK_URL anew.':
    'Penyedia hosting tidak mengenal hook ini (jawabannya {1}): operator harus mengatur DEPLOY_HOOK_URL lagi.',
  'The host was asked too often. Please try again in a few minutes.':
    'Penyedia hosting terlalu sering diminta. Mohon coba lagi beberapa menit lagi.',
  'The host answered {}. What is live stays as it is.':
    'Penyedia hosting menjawab {1}. Yang tayang tetap seperti semula.',
  'This is settled. Take away what became of the money if it is not.':
    'Ini sudah beres. Hapus keterangan tentang uangnya bila belum.',
  'The traveller has been told of a decision by mail, so this is not in review any more. Please choose Verified or Refused; the traveller is told of that, too.':
    'Wisatawan sudah diberi tahu keputusan melalui surel, jadi ini tidak lagi dalam peninjauan. Mohon pilih Terverifikasi atau Ditolak; wisatawan juga diberi tahu tentang itu.',
  'This is no payment that has to be given back or kept.':
    'Ini bukan pembayaran yang harus dikembalikan atau disimpan.',
  'The traveller was told that this money was given back.': 'Wisatawan sudah diberi tahu bahwa uang ini dikembalikan.',
  'Please say what became of the money: it is settled by that.':
    'Mohon katakan apa yang terjadi dengan uangnya: dengan itu urusannya selesai.',
  'Please open the payment that does not fit, under “What happened to the payment”, and say there what became of the money.':
    'Mohon buka pembayaran yang tidak cocok, di “Yang terjadi dengan pembayaran”, dan katakan di sana apa yang terjadi dengan uangnya.',
  'Please change these one by one.': 'Mohon ubah satu per satu.',
  'There is no entry {} any more. Please choose another.': 'Entri {1} sudah tidak ada. Mohon pilih yang lain.',
  'A value is not of the kind that its field or address takes.':
    'Sebuah nilai tidak sesuai dengan jenis yang diterima bidang atau alamatnya.',
  '{} has {} to come. Please {} instead.': '{1} masih punya {2} yang akan datang. Sebagai gantinya, mohon {3}.',
  '1 booking': '1 pesanan',
  '{} bookings': '{1} pesanan',
  'unpublish it': 'batalkan publikasinya',
  'make it inactive': 'jadikan nonaktif',
  '{} is still used by {}. Please {} first.': '{1} masih dipakai oleh {2}. Mohon {3} dahulu.',
  This: 'Ini',
  'the draft of {}': 'draf {1}',
  'the drafts of {}': 'draf {1}',
  'the {}': '{1}',
  'choose another there': 'pilih yang lain di sana',
  'take it out there': 'keluarkan dari sana',
  'This was changed since you opened it, by somebody else or in another tab. Nothing of yours was saved. Copy what you typed, reload this page and enter it again.':
    'Ini sudah diubah sejak Anda membukanya, oleh orang lain atau di tab lain. Tidak ada isian Anda yang disimpan. Salin apa yang Anda ketik, muat ulang halaman ini, lalu masukkan lagi.',
  'The file is larger than 20 MB.': 'Berkas lebih besar dari 20 MB.',
  'Nothing was found here.': 'Tidak ada apa pun di sini.',
  'That day is over in Bali. Please choose today or a later day.':
    'Hari itu sudah lewat di Bali. Mohon pilih hari ini atau hari sesudahnya.',
  'There is a number for that day already. Please change that entry.':
    'Sudah ada angka untuk hari itu. Mohon ubah entri itu.',
  'Somebody has to be administrator. Make another colleague one first.':
    'Harus ada administrator. Jadikan rekan lain administrator dahulu.',
  'There is nothing at this address.': 'Tidak ada apa pun di alamat ini.',
  'This traveller has invoices, which have to be kept.': 'Wisatawan ini punya tagihan, yang harus disimpan.',
  'Only an administrator says whose address it is. To keep somebody out, tick Blocked.':
    'Hanya administrator yang menyatakan alamat itu milik siapa. Untuk menolak seseorang, centang Diblokir.',
  'Please give the money back, then set the state to Succeeded. That takes this mark away.':
    'Mohon kembalikan uangnya, lalu ubah keadaannya menjadi Berhasil. Dengan itu tanda ini hilang.',
  'A refund that is {} cannot be set to {}.': 'Pengembalian dana dengan status {1} tidak dapat dijadikan {2}.',
  'Mails are for staff and administrators.': 'Surel hanya untuk staf dan administrator.',
  'There is no such mail.': 'Surel itu tidak ada.',
  'Only a mail that failed can be queued again or settled.':
    'Hanya surel yang gagal yang dapat diantrekan lagi atau diselesaikan.',
  'This file is not a picture that can be read. Please upload a JPEG, PNG or WebP.':
    'Berkas ini bukan gambar yang dapat dibaca. Mohon unggah JPEG, PNG, atau WebP.',
  'This picture is too tall. Please upload one that is at most 16,383 pixels high.':
    'Gambar ini terlalu tinggi. Mohon unggah gambar yang tingginya paling banyak 16.383 piksel.',
  'This picture is too large. Please upload one of at most 16,383 by 16,383 pixels.':
    'Gambar ini terlalu besar. Mohon unggah gambar yang paling besar 16.383 kali 16.383 piksel.',
  'A picture of the kind {} is not accepted.': 'Gambar jenis {1} tidak diterima.',
  'The traveller has uploaded another document meanwhile, and this one is gone. Please decide about the other one.':
    'Wisatawan sementara itu mengunggah dokumen lain, dan yang ini sudah tidak ada. Mohon putuskan tentang yang lain.',
  'Somebody has decided about this document meanwhile ({}). What you chose is not saved. Please reload this page, and decide anew if you think otherwise.':
    'Sementara itu seseorang sudah memutuskan tentang dokumen ini ({1}). Pilihan Anda tidak disimpan. Mohon muat ulang halaman ini, dan putuskan lagi bila pendapat Anda berbeda.',
  'Open the other document': 'Buka dokumen yang lain',
  'The traveller has taken this document back meanwhile; there is nothing to decide any more.':
    'Wisatawan sementara itu menarik dokumen ini; tidak ada lagi yang perlu diputuskan.',
  pending: 'menunggu',
  confirmed: 'dikonfirmasi',
  cancelled: 'dibatalkan',
  completed: 'selesai',
  requested: 'diminta',
  succeeded: 'berhasil',
  failed: 'gagal',
  by_hand: 'manual',
  'A booking that is {} cannot become {}.': 'Pesanan dengan status {1} tidak dapat menjadi {2}.',
  'This booking is still to come: it can be completed on its last day, not before.':
    'Pesanan ini masih akan datang: baru dapat diselesaikan pada hari terakhirnya.',
  'This booking is not paid, so it cannot be completed.': 'Pesanan ini belum dibayar, jadi tidak dapat diselesaikan.',
  'This car drives from this airport to this area already. Please change that transfer.':
    'Mobil ini sudah melayani rute dari bandara ini ke area ini. Mohon ubah transfer itu.',
  'Bookings are for staff and administrators.': 'Pesanan hanya untuk staf dan administrator.',
}
