import { attentionNoteMessages } from './attention-notes.ts'
import { priceMessages } from './price-messages.ts'
import { publishFailureMessages } from './publish-failures.ts'
import { refundNoteMessages } from './refund-notes.ts'
import { refusals } from './refusals.ts'

/** What the CMS answers to what is wrong. `{}` is what is put into a message, `{1}` what is put in first. */
export const messages: Readonly<Record<string, string>> = {
  ...priceMessages,
  ...refusals,
  ...publishFailureMessages,
  ...attentionNoteMessages,
  ...refundNoteMessages,
  'The CMS was ended three times while it was doing this. Please do it yourself.':
    'CMS terhenti tiga kali saat mengerjakannya. Mohon kerjakan sendiri.',
  'There is no such time. Please write it as 07:30.': 'Tidak ada jam seperti itu. Mohon tulis seperti 07:30.',
  'Please write a number.': 'Mohon tulis angka.',
  'Please write a whole number.': 'Mohon tulis bilangan bulat.',
  'Must be {} or more.': 'Harus {1} atau lebih.',
  'Must be {} or less.': 'Harus {1} atau kurang.',
  'Please write the address, such as nusa-penida-day-trip.': 'Mohon tulis alamat, misalnya nusa-penida-day-trip.',
  'Only lower-case letters, digits and single hyphens, such as nusa-penida-day-trip.':
    'Hanya huruf kecil, angka, dan tanda hubung tunggal, misalnya nusa-penida-day-trip.',
  'Another {} has this address already: {}. Please choose another.':
    'Alamat ini sudah dipakai: {2}. Mohon pilih yang lain.',
  'Please choose a day.': 'Mohon pilih tanggal.',
  'Please choose a day that exists, written yyyy-mm-dd.': 'Mohon pilih tanggal yang ada, ditulis yyyy-mm-dd.',
  'The last day must not be before the first ({}).': 'Hari terakhir tidak boleh sebelum hari pertama ({1}).',
  'A rating is between 0 and 5.': 'Penilaian antara 0 dan 5.',
  'Please remove the empty entry.': 'Mohon hapus entri yang kosong.',
  'A distance cannot be below zero.': 'Jarak tidak boleh di bawah nol.',
  'Please write a percentage between 0 and 100.': 'Mohon tulis persentase antara 0 dan 100.',
  'Please write the whole address, such as https://example.com/nusa.':
    'Mohon tulis alamat lengkap, misalnya https://example.com/nusa.',
  'Please write a whole address (https://…), a path of this site (/tours), mailto:… or tel:….':
    'Mohon tulis alamat lengkap (https://…), jalur di situs ini (/tours), mailto:… atau tel:….',
  'Please write the three capital letters, such as USD.': 'Mohon tulis tiga huruf besar, misalnya USD.',
  'Please write the two capital letters, such as ID.': 'Mohon tulis dua huruf besar, misalnya ID.',
  'What one rupiah is worth, from 0.0000001 to 1000, such as 0.0000612.':
    'Nilai satu rupiah, dari 0.0000001 sampai 1000, misalnya 0.0000612.',
  'Rupiah (IDR) has no decimals: amounts are whole rupiah. Please set its decimal digits to 0.':
    'Rupiah (IDR) tidak punya desimal: jumlahnya rupiah penuh. Mohon atur angka desimalnya ke 0.',
  'Rupiah (IDR) must be here and stay one that can be chosen: it is what travellers are charged.':
    'Rupiah (IDR) harus ada dan tetap dapat dipilih: dengan itu wisatawan ditagih.',
  '{} has no rate yet. Please add it below, or let {} not be chosen.':
    '{1} belum punya kurs. Mohon tambahkan di bawah, atau jadikan {2} tidak dapat dipilih.',
  'Rupiah (IDR) has no rate: all prices are in rupiah. Please remove that row.':
    'Rupiah (IDR) tidak punya kurs: semua harga dalam rupiah. Mohon hapus baris itu.',
  '{} is here twice; please keep one of them.': '{1} ada dua kali; mohon simpan salah satu.',
  'Please write at most {} letters; one of these has {}.':
    'Mohon tulis paling banyak {1} huruf; salah satu ini punya {2}.',
  'Please write at most {} letters; these are {}.': 'Mohon tulis paling banyak {1} huruf; ini ada {2}.',
  'This is no UUID.': 'Ini bukan UUID.',
  'Please choose a page that is published: travellers must be able to read it.':
    'Mohon pilih halaman yang sudah dipublikasikan: wisatawan harus dapat membacanya.',
  'Please write an e-mail address, such as hello@nusa.example.':
    'Mohon tulis alamat e-mail, misalnya hello@nusa.example.',
  'Please say in a few words what can be seen, for people who cannot see the picture.':
    'Mohon tulis secara singkat apa yang terlihat, untuk orang yang tidak dapat melihat gambar.',
  'Please write a color such as #0f5c4d.': 'Mohon tulis warna, misalnya #0f5c4d.',
  'Please write one that the site offers: {}.': 'Mohon tulis salah satu yang ada di situs: {1}.',
  'Please tell the traveller why the document was refused.': 'Mohon beri tahu wisatawan mengapa dokumennya ditolak.',
  'Please choose a hotel first.': 'Mohon pilih hotel dahulu.',
  'The rooms could not be looked up. Please reload the page.': 'Kamar tidak dapat dicari. Mohon muat ulang halaman.',
  'This hotel has no rooms yet.': 'Hotel ini belum punya kamar.',
  'Please choose a room.': 'Mohon pilih kamar.',
  'This hotel has no such room. Please choose one of its rooms.':
    'Hotel ini tidak punya kamar itu. Mohon pilih salah satu kamarnya.',
}
