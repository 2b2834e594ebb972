/** The help beside the fields of a tour. */
export const tourHelp: Record<string, string> = {
  Heading: 'Kepala halaman',
  'The top of the page, and the card in lists.': 'Bagian atas halaman, dan kartu di daftar.',
  'As travellers read it in lists, too: where it goes and what one does there.':
    'Seperti yang juga dibaca wisatawan di daftar: ke mana tujuannya dan apa kegiatannya.',
  'The first picture of the page, and the one of the card. Landscape pictures fill it best.':
    'Gambar pertama halaman, dan gambar kartu. Gambar mendatar paling pas.',
  'After the main picture, in this order. Drag them to move them.':
    'Setelah gambar utama, dalam urutan ini. Seret untuk memindahkan.',
  'One or two sentences under the pictures; search engines and shared links show them, too.':
    'Satu atau dua kalimat di bawah gambar; mesin pencari dan tautan yang dibagikan juga menampilkannya.',
  'Travellers filter lists by it.': 'Wisatawan menyaring daftar dengannya.',
  'Days are Bali’s, wherever you are.': 'Hari menurut Bali, di mana pun Anda berada.',
  'Nobody can book these days. What is booked already stays booked.':
    'Hari-hari ini tidak dapat dipesan. Yang sudah dipesan tetap berlaku.',
  'What travellers choose by, such as Private car with driver.':
    'Yang dilihat wisatawan saat memilih, misalnya Private car with driver.',
  'What this package has that others have not.': 'Kelebihan paket ini dibanding yang lain.',
  'Per package: one price, however many come along.': 'Per paket: satu harga, berapa pun yang ikut.',
  'Residents tick a box on the page and then see only theirs.':
    'Penduduk mencentang kotak di halaman lalu hanya melihat paket mereka.',
  'What travellers pay': 'Yang dibayar wisatawan',
  'What travellers can have besides, such as lunch or a pick-up.':
    'Yang dapat ditambahkan wisatawan, misalnya makan siang atau penjemputan.',
  'A long text is folded on the page, so begin with what matters most.':
    'Teks panjang dilipat di halaman, jadi mulailah dengan yang terpenting.',
  'Such as Lunch or Entrance tickets. Write one and press Enter, then the next.':
    'Misalnya Lunch atau Entrance tickets. Tulis satu lalu tekan Enter, kemudian berikutnya.',
  'What travellers may expect and have to pay themselves, such as Tips.':
    'Yang mungkin diharapkan wisatawan tetapi dibayar sendiri, misalnya Tips.',
  'The days in their order; a tour of one day has one.': 'Hari-hari menurut urutan; tur satu hari punya satu.',
  'What travellers ask before they book. Search engines show these, too.':
    'Yang ditanyakan wisatawan sebelum memesan. Mesin pencari juga menampilkannya.',
  'What to bring, who should not come, where to meet.':
    'Apa yang dibawa, siapa yang sebaiknya tidak ikut, di mana bertemu.',
  'What holds for this tour alone. The terms that everybody accepts are a page, chosen in Settings.':
    'Yang berlaku untuk tur ini saja. Ketentuan yang disetujui semua orang adalah halaman, dipilih di Pengaturan.',
  'What kind of tour it is: the lists that it is found in.': 'Jenis turnya: daftar tempat tur ini ditemukan.',
  'Where it leads to: the pages of places that show it.': 'Tujuannya: halaman tempat yang menampilkannya.',
  'Tour calendar': 'Kalender tur',
}
