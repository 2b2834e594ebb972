export const tourHelp: Record<string, string> = {
  Heading: 'Judul halaman',
  'The top of the page and the card in lists.': 'Bagian atas halaman, dan kartu di daftar.',
  'Also shown in lists: say where the tour goes and what travellers do there.':
    'Tampil juga di daftar: sebutkan tujuan tur dan kegiatannya.',
  'The first picture on the page and the one on the card. Landscape pictures work best.':
    'Gambar pertama di halaman dan di kartu. Gambar mendatar paling sesuai.',
  'Shown after the main picture, in this order. Drag to reorder.':
    'Tampil setelah gambar utama, sesuai urutan ini. Seret untuk mengubah urutan.',
  'One or two sentences shown under the pictures, in search results and in shared links.':
    'Satu atau dua kalimat di bawah gambar, juga tampil di hasil pencarian dan tautan yang dibagikan.',
  'Travellers can filter lists by this.': 'Wisatawan dapat menyaring daftar berdasarkan ini.',
  'All dates are Bali dates, wherever you are.': 'Semua tanggal menurut waktu Bali, di mana pun Anda berada.',
  'Travellers cannot book these dates. Existing bookings are kept.':
    'Wisatawan tidak dapat memesan tanggal ini. Pesanan yang sudah ada tetap berlaku.',
  'The name that travellers see when they choose, for example Private car with driver.':
    'Nama yang dilihat wisatawan saat memilih, misalnya Private car with driver.',
  'What sets this package apart from the others.': 'Kelebihan paket ini dibandingkan dengan yang lain.',
  'Per package: one price for a whole car, boat or group.':
    'Per paket: satu harga untuk satu mobil, kapal, atau rombongan.',
  'How many people one package takes, including infants. Larger groups must book more packages. Leave empty for no limit.':
    'Jumlah orang yang muat dalam satu paket, termasuk bayi. Rombongan yang lebih besar harus memesan lebih banyak paket. Kosongkan bila tanpa batas.',
  'Residents tick a box on the page to see the packages for residents.':
    'Penduduk mencentang kotak di halaman untuk melihat paket bagi penduduk.',
  'What travellers pay': 'Yang dibayar wisatawan',
  'What travellers can add, such as lunch or photos. The surcharge of a pickup belongs to its pickup zone.':
    'Layanan yang dapat ditambahkan wisatawan, misalnya makan siang atau foto. Isi biaya tambahan penjemputan di zona penjemputan.',
  'Long texts are collapsed on the page, so start with what matters most.':
    'Teks panjang dilipat di halaman, jadi mulailah dengan hal yang terpenting.',
  'For example Lunch or Entrance tickets. Type an item and press Enter, then type the next item.':
    'Misalnya Lunch atau Entrance tickets. Ketik satu lalu tekan Enter, kemudian ketik berikutnya.',
  'What travellers might expect but pay themselves, for example Tips.':
    'Hal yang mungkin diharapkan wisatawan tetapi dibayar sendiri, misalnya Tips.',
  'The days in order. A single-day tour has one day.': 'Hari-hari menurut urutannya. Tur satu hari memiliki satu hari.',
  'Questions that travellers ask before they book. The questions can also appear in search results.':
    'Pertanyaan wisatawan sebelum memesan. Dapat juga tampil di hasil pencarian.',
  'What to bring, who the tour is not suitable for, where to meet.':
    'Apa yang perlu dibawa, untuk siapa tur ini tidak cocok, di mana titik temunya.',
  'Terms for this tour only. Choose the page with the general terms for all travellers in Settings.':
    'Ketentuan khusus tur ini. Pilih halaman dengan ketentuan umum untuk semua wisatawan di Pengaturan.',
  'The type of tour. The tour appears in the lists of these categories.':
    'Jenis tur. Tur tampil di daftar kategori ini.',
  'Where the tour goes. The tour appears on the pages of these destinations.':
    'Tujuan tur. Tur tampil di halaman destinasi ini.',
  'Tour calendar': 'Kalender tur',
}
