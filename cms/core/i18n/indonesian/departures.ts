/** Start times of tours and time zones of destinations. */
export const departures: Record<string, string> = {
  'Start time': 'Waktu mulai',
  'start time': 'waktu mulai',
  'Start times': 'Waktu mulai',
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
  'Only for tours with start times: how many hours before the departure bookings close. Leave empty to use the days.':
    'Hanya untuk tur dengan waktu mulai: berapa jam sebelum keberangkatan pemesanan ditutup. Kosongkan untuk memakai hari.',
  'For tours that leave at fixed times, each with its own capacity. Travellers then choose a date and a time. Leave empty to sell the tour by the day.':
    'Untuk tur yang berangkat pada jam tetap, masing-masing dengan kapasitasnya sendiri. Wisatawan lalu memilih tanggal dan jam. Kosongkan bila tur dijual per hari.',
  'In the time zone of the first destination.': 'Menurut zona waktu destinasi pertama.',
  'Travellers see it next to the time, for example Sunrise.': 'Wisatawan melihatnya di samping jam, misalnya Sunrise.',
  'Spots of one departure, or packages if the tour is sold per package. Empty means no limit.':
    'Jumlah tempat satu keberangkatan, atau paket bila tur dijual per paket. Kosong berarti tanpa batas.',
  'Leave empty for every day.': 'Kosongkan bila setiap hari.',
  'Leave empty for all packages.': 'Kosongkan bila untuk semua paket.',
  'The ID of the start time of a departure; empty for a whole day.':
    'ID waktu mulai suatu keberangkatan; kosong bila untuk sehari penuh.',
  'Choose a start time to change only this departure.': 'Pilih waktu mulai untuk mengubah keberangkatan itu saja.',
}

/** Error messages about start times. */
export const departureMessages: Record<string, string> = {
  'Please enter the time with four digits, for example 07:30.':
    'Mohon masukkan jam dengan empat angka, misalnya 07:30.',
  'Row {} has the same time on the same days. Please change the time, the days of the week or the dates.':
    'Baris {1} memiliki jam yang sama pada hari yang sama. Mohon ubah jam, hari, atau tanggalnya.',
  'The start time {} has bookings from {} on and cannot be removed. Please keep its row and set its last day, or close single dates under Availability overrides.':
    'Waktu mulai {1} memiliki pesanan mulai {2} dan tidak dapat dihapus. Mohon pertahankan baris itu dan isi hari terakhirnya, atau tutup tanggal tertentu di Penyesuaian ketersediaan.',
  'This tour does not have this start time. Please choose one of its start times.':
    'Tur ini tidak memiliki waktu mulai tersebut. Mohon pilih salah satu waktu mulainya.',
  'This tour has start times. Please choose one of them, or enter 0 to close all departures of the day.':
    'Tur ini memiliki waktu mulai. Mohon pilih salah satunya, atau isi 0 untuk menutup semua keberangkatan hari itu.',
  'All departures of the day': 'Semua keberangkatan hari itu',
}
