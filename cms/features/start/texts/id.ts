import { createDayFormat, dayText, instantText } from '../../../core/i18n/times.ts'
import type { StartTexts } from './en.ts'

const longDay = createDayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** Texts of the start page in Indonesian. */
export const id: StartTexts = {
  today: (day) => longDay(day, 'id'),
  hello: (name) => `Halo ${name}. Semua waktu adalah waktu Bali.`,
  attention: 'Perlu perhatian',
  nothingNeedsAttention: 'Tidak ada yang perlu ditangani.',
  money: 'Uang',
  day: 'Hari ini',
  month: 'Bulan ini',
  received: 'Diterima',
  refunded: 'Dikembalikan',
  bookings: 'Pesanan baru',
  allMoney: 'Semua laporan',
  bookingsToday: 'Pesanan hari ini',
  bookingsTomorrow: 'Pesanan besok',
  noBookings: 'Tidak ada pesanan.',
  allBookings: (day, count) => `Semua pada ${dayText(day, 'id')}: ${count} pesanan`,
  noTime: 'Belum ada jam',
  travellers: (count) => `${count} wisatawan`,
  scheduled: 'Terjadwal',
  nothingScheduled: 'Tidak ada yang dijadwalkan.',
  drafts: 'Draf Anda',
  noDrafts: 'Anda tidak punya draf.',
  savedOn: (at) => `disimpan pada ${instantText(at, 'id')}`,
}
