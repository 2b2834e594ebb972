import { minGroupSize } from '@nusa/shared/booking'
import { defaultNamesDays } from '@nusa/shared/catalog'

export const departures: Record<string, string> = {
  'Start time': 'Waktu mulai',
  'start time': 'waktu mulai',
  'Start times': 'Waktu mulai',
  'Departures by day': 'Keberangkatan per hari',
  'Warning about the capacity': 'Peringatan tentang kapasitas',
  'Start time label': 'Label waktu mulai',
  'Start time id': 'ID waktu mulai',
  'Time zone': 'Zona waktu',
  'WIB: Java and Sumatra': 'WIB: Jawa dan Sumatra',
  'WITA: Bali, Lombok and Flores': 'WITA: Bali, Lombok, dan Flores',
  'WIT: Maluku and Papua': 'WIT: Maluku dan Papua',
  'Tours that start here show their times in this zone.': 'Tur yang berangkat dari sini memakai zona waktu ini.',
  'Days of the week': 'Hari dalam seminggu',
  Monday: 'Senin',
  Tuesday: 'Selasa',
  Wednesday: 'Rabu',
  Thursday: 'Kamis',
  Friday: 'Jumat',
  Saturday: 'Sabtu',
  Sunday: 'Minggu',
  'Booking cut-off (hours)': 'Batas waktu pemesanan (jam)',
  'Only for tours with start times. The number of hours before the departure at which booking ends. Leave empty to use the days.':
    'Hanya untuk tur dengan waktu mulai. Wisatawan dapat memesan sampai sekian jam sebelum keberangkatan. Kosongkan untuk memakai hari.',
  'For tours that leave at fixed times in the time zone of the first destination. Travellers then choose a date and a time. Leave empty to sell the tour by the day. A departure without days of the week runs every day. Without a capacity, it has no limit. Without packages, it sells all packages.':
    'Untuk tur yang berangkat pada jam tetap, menurut zona waktu destinasi pertama. Wisatawan lalu memilih tanggal dan jam. Kosongkan bila tur dijual per hari. Keberangkatan tanpa hari berlaku setiap hari. Tanpa kapasitas, keberangkatan tidak dibatasi. Tanpa paket, semua paket dijual.',
  'The ID of the start time of a departure; empty for a whole day.':
    'ID waktu mulai suatu keberangkatan; kosong bila untuk sehari penuh.',
  'Choose a start time to change only this departure.': 'Pilih waktu mulai untuk mengubah keberangkatan itu saja.',
}

export const departureMessages: Record<string, string> = {
  'Please enter the time with four digits, for example 07:30.':
    'Mohon masukkan jam dengan empat angka, misalnya 07:30.',
  'Start time {} ({}) has the same time on the same days. Please change the time, the days of the week or the dates.':
    'Waktu mulai {1} ({2}) memiliki jam yang sama pada hari yang sama. Mohon ubah jam, hari, atau tanggalnya.',
  'The start time {} has bookings from {} on and cannot be removed. Please keep its row and set its last day, or close single dates under Availability overrides.':
    'Waktu mulai {1} memiliki pesanan mulai {2} dan tidak dapat dihapus. Mohon pertahankan baris itu dan isi hari terakhirnya, atau tutup tanggal tertentu di Penyesuaian ketersediaan.',
  // Inserted into the message above for a start time that was changed after it was booked.
  '{} (booked as {})': '{1} (dipesan sebagai {2})',
  'This tour does not have this start time. Please choose one of its start times.':
    'Tur ini tidak memiliki waktu mulai tersebut. Mohon pilih salah satu waktu mulainya.',
  'This tour has start times. Please choose one of them, or enter 0 to close all departures of the day.':
    'Tur ini memiliki waktu mulai. Mohon pilih salah satunya, atau isi 0 untuk menutup semua keberangkatan hari itu.',
  'The departure {} does not run on {}. Please choose another date, or change the days of this start time in the tour first.':
    'Keberangkatan {1} tidak berjalan pada {2}. Mohon pilih tanggal lain, atau ubah dahulu hari waktu mulai ini di tur.',
  'The names must be due on the day of the departure, {}, or earlier.':
    'Batas pengisian nama harus pada hari keberangkatan, {1}, atau lebih awal.',
  'Names are missing. Please enter the last day for the group to enter them, or enter the names yourself first.':
    'Masih ada nama yang belum diisi. Mohon isi hari terakhir bagi rombongan untuk mengisinya, atau isi dahulu sendiri namanya.',
  'This day has passed. Please enter today or a later day.':
    'Tanggal ini sudah lewat. Mohon isi hari ini atau hari sesudahnya.',
  'The pickup is after the start at {}. Please choose the day before, or enter an earlier time.':
    'Waktu jemput setelah waktu mulai, {1}. Mohon pilih hari sebelumnya, atau masukkan waktu yang lebih awal.',
  'The pickup time says that the pickup is on the day before. Please choose that day, or enter another time.':
    'Waktu jemput menyebut hari sebelumnya. Mohon pilih hari itu, atau masukkan waktu lain.',
  'Please choose one of these days for the pickup: {}.':
    'Mohon pilih salah satu tanggal berikut untuk penjemputan: {1}.',
  'The pickup is after the start at {}. Please enter an earlier time.':
    'Waktu jemput setelah waktu mulai, {1}. Mohon masukkan waktu yang lebih awal.',
  'All departures of the day': 'Semua keberangkatan hari itu',
}

export const tripDetails: Record<string, string> = {
  'Ask for the name of each traveller': 'Minta nama setiap wisatawan',
  [`For tours that need a list of names, such as boat trips. A group of ${minGroupSize} or more can then book with one name, and gets a link by email to enter the other names. Smaller groups always enter all names at the checkout.`]: `Untuk tur yang memerlukan daftar nama, misalnya perjalanan kapal. Rombongan ${minGroupSize} orang atau lebih dapat memesan dengan satu nama, dan menerima tautan lewat email untuk mengisi nama lainnya. Rombongan yang lebih kecil selalu mengisi semua nama saat memesan.`,
  'Names are due (days before the departure)': 'Batas pengisian nama (hari sebelum berangkat)',
  [`Groups can enter their names by link until the end of the due day. If the field is empty, names are due ${defaultNamesDays} days before the departure.`]: `Rombongan dapat mengisi nama lewat tautan sampai akhir hari batas pengisian. Bila kosong, batasnya ${defaultNamesDays} hari sebelum berangkat.`,
  'Driver collects in cash': 'Ditagih sopir secara tunai',
  'The surcharge of a pickup zone that was chosen after the booking, with tax, minus what was paid online.':
    'Biaya tambahan zona penjemputan yang dipilih setelah pemesanan, termasuk pajak, dikurangi yang sudah dibayar daring.',
  'If you change the pickup or its zone, saving also computes the place, the pickup time and the cash, unless you enter them here before you save.':
    'Bila Anda mengubah penjemputan atau zonanya, tempat, waktu jemput, dan uang tunai ikut dihitung saat disimpan, kecuali Anda mengisinya di sini sebelum menyimpan.',
  'Names are due': 'Batas pengisian nama',
  'The group can enter its names by link until the end of this day.':
    'Rombongan dapat mengisi nama lewat tautan sampai akhir hari ini.',
  'Link for the traveller': 'Tautan untuk wisatawan',
}
