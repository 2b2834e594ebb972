import { attentionNoteMessages, refundNoteMessages } from './booking-notes.ts'
import { cancellationMessages } from './cancellation.ts'
import { departureMessages } from './departures.ts'
import { priceMessages } from './price-messages.ts'
import { publishFailureMessages } from './publish-failures.ts'
import { refusals } from './refusals.ts'

/** `{1}` in a translation stands for the text at the first `{}` of the English message. */
export const messages: Readonly<Record<string, string>> = {
  ...priceMessages,
  ...cancellationMessages,
  ...departureMessages,
  ...refusals,
  ...publishFailureMessages,
  ...attentionNoteMessages,
  ...refundNoteMessages,
  'Enter a phone number with its country code, such as +62 812 3456 7890.':
    'Tulis nomor telepon dengan kode negaranya, misalnya +62 812 3456 7890.',
  'The CMS was stopped three times while doing this. Please do it yourself.':
    'CMS terhenti tiga kali saat mengerjakan ini. Mohon lakukan sendiri.',
  'This time does not exist. Please enter it as 07:30.': 'Jam ini tidak ada. Mohon masukkan seperti 07:30.',
  'Please enter a number.': 'Mohon masukkan angka.',
  'Please enter a number, for example 12.': 'Mohon masukkan angka, misalnya 12.',
  'Please enter a whole number, for example 12.': 'Mohon masukkan bilangan bulat, misalnya 12.',
  'Must be {} or more.': 'Harus {1} atau lebih.',
  'Must be {} or less.': 'Harus {1} atau kurang.',
  'Please enter the address, for example nusa-penida-day-trip.':
    'Mohon masukkan alamat, misalnya nusa-penida-day-trip.',
  'Use only lower-case letters, digits and single hyphens, for example nusa-penida-day-trip.':
    'Gunakan hanya huruf kecil, angka, dan tanda hubung tunggal, misalnya nusa-penida-day-trip.',
  'Another {} has this address already: {}. Please choose another.':
    'Alamat ini sudah dipakai: {2}. Mohon pilih yang lain.',
  'Another {} has this name already: {}. Please choose another name.':
    'Nama ini sudah dipakai: {2}. Mohon pilih nama lain.',
  'Please choose a date.': 'Mohon pilih tanggal.',
  'Please choose an existing date, written yyyy-mm-dd.': 'Mohon pilih tanggal yang benar, ditulis yyyy-mm-dd.',
  'The last day must not be before the first ({}).': 'Hari terakhir tidak boleh sebelum hari pertama ({1}).',
  'The rating must be between 0 and 5.': 'Rating harus antara 0 dan 5.',
  'Please enter the meeting point.': 'Mohon masukkan titik temu.',
  'Please choose a pickup zone': 'Mohon pilih zona penjemputan',
  'Please choose one of the pickup zones of this tour: {}.': 'Mohon pilih salah satu zona penjemputan tur ini: {1}.',
  'This tour has no pickup zones.': 'Tur ini tidak punya zona penjemputan.',
  'This tour has no meeting point. Please enter the place.': 'Tur ini tidak punya titik temu. Mohon isi tempatnya.',
  'Please choose the zones in which travellers are picked up.': 'Mohon pilih zona tempat wisatawan dijemput.',
  'Please enter the answers that travellers can choose from.': 'Mohon masukkan jawaban yang dapat dipilih wisatawan.',
  'Please give a resource and a day.': 'Silakan sebutkan sumber daya dan tanggalnya.',
  'Please give a tour.': 'Silakan sebutkan sebuah tur.',
  'Please choose the direction of the transfer.': 'Silakan pilih arah transfer.',
  'Please enter a flight number of letters and digits, such as GA 402.':
    'Silakan isi nomor penerbangan dengan huruf dan angka, misalnya GA 402.',
  'Please enter the time of the flight, such as 14:30.': 'Silakan isi jam penerbangan, misalnya 14:30.',
  'Please enter the name on the sign without emoji. They cannot be printed.':
    'Silakan isi nama di papan tanpa emoji. Emoji tidak bisa dicetak.',
  'Please enter names in letters, with at most 120 characters.':
    'Mohon isi nama dengan huruf, paling banyak 120 karakter.',
  'Please remove the empty item.': 'Mohon hapus butir yang kosong.',
  'A distance cannot be below zero.': 'Jarak tidak boleh di bawah nol.',
  'Please enter a percentage between 0 and 100.': 'Mohon masukkan persentase antara 0 dan 100.',
  'Please enter the full address, for example https://example.com/nusa.':
    'Mohon masukkan alamat lengkap, misalnya https://example.com/nusa.',
  'Please enter a full address (https://…), a path on this site (/tours), mailto:… or tel:….':
    'Mohon masukkan alamat lengkap (https://…), jalur di situs ini (/tours), mailto:… atau tel:….',
  'Please enter the three capital letters, for example USD.': 'Mohon masukkan tiga huruf besar, misalnya USD.',
  'Please enter the two capital letters, for example ID.': 'Mohon masukkan dua huruf besar, misalnya ID.',
  'The link “{}” needs an address such as https://…, /tours, mailto:… or tel:….':
    'Tautan “{1}” perlu alamat seperti https://…, /tours, mailto:… atau tel:….',
  'A link without a text needs an address such as https://…, /tours, mailto:… or tel:….':
    'Tautan tanpa teks perlu alamat seperti https://…, /tours, mailto:… atau tel:….',
  'Please enter what one unit costs in rupiah, from 0.001 to 10,000,000, for example 16340.':
    'Mohon masukkan harga satu unit dalam rupiah, dari 0.001 sampai 10.000.000, misalnya 16340.',
  'Rupiah (IDR) has no decimals: amounts are whole rupiah. Please set its decimal digits to 0.':
    'Rupiah (IDR) tidak punya desimal: jumlahnya rupiah penuh. Mohon atur angka desimalnya ke 0.',
  'Rupiah (IDR) must be listed and available to travellers, since they are charged in rupiah.':
    'Rupiah (IDR) harus ada dan tersedia bagi wisatawan, karena wisatawan ditagih dalam rupiah.',
  '{} has no rate yet. Please add it below, or make {} unavailable to travellers.':
    '{1} belum memiliki kurs. Mohon tambahkan di bawah, atau jadikan {2} tidak tersedia bagi wisatawan.',
  'Rupiah (IDR) needs no rate: all prices are in rupiah. Please remove this row.':
    'Rupiah (IDR) tidak memerlukan kurs: semua harga dalam rupiah. Mohon hapus baris ini.',
  '{} is listed twice. Please remove one of them.': '{1} tercantum dua kali. Mohon hapus salah satunya.',
  'Please use at most {} characters. One of these texts has {}.':
    'Mohon gunakan paling banyak {1} karakter. Salah satunya memiliki {2}.',
  'Please use at most {} characters. This text has {}.':
    'Mohon gunakan paling banyak {1} karakter. Teks ini memiliki {2}.',
  'This is not a UUID.': 'Ini bukan UUID.',
  'Please choose a published page, since travellers must be able to read it.':
    'Mohon pilih halaman yang sudah dipublikasikan, karena wisatawan harus dapat membacanya.',
  'Please enter an email address, for example hello@nusa.example.':
    'Mohon masukkan alamat email, misalnya hello@nusa.example.',
  'Please describe the picture in a few words for people who cannot see it.':
    'Mohon jelaskan gambar secara singkat untuk orang yang tidak dapat melihatnya.',
  'Please enter a colour, for example #0f5c4d.': 'Mohon masukkan warna, misalnya #0f5c4d.',
  'Please enter a currency that the site offers: {}.': 'Mohon masukkan mata uang yang tersedia di situs: {1}.',
  'Please tell the traveller why the document was rejected.': 'Mohon beri tahu wisatawan mengapa dokumennya ditolak.',
  'Please choose a hotel first.': 'Mohon pilih hotel dahulu.',
  'The rooms could not be loaded. Please reload the page.': 'Kamar tidak dapat dimuat. Mohon muat ulang halaman.',
  'This hotel has no rooms yet.': 'Hotel ini belum punya kamar.',
  'Please choose a room.': 'Mohon pilih kamar.',
  'This hotel does not have this room. Please choose one of its rooms.':
    'Hotel ini tidak memiliki kamar itu. Mohon pilih salah satu kamarnya.',
}
