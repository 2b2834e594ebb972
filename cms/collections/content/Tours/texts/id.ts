import { changeText, createDayFormatter, dayText } from '../../../../core/i18n/times.ts'
import { rangeText } from '../../../../fields/numbers/ranges.ts'
import { rowTexts } from '../../../../payload-fixes/rows/row-texts.ts'
import { type BookedDay, maxListedDays, type TourTexts } from './en.ts'

const longDay = createDayFormatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const month = createDayFormatter({ month: 'long', year: 'numeric' })
const weekday = createDayFormatter({ weekday: 'short' })
const monthName = createDayFormatter({ month: 'long' })
const shortMonth = createDayFormatter({ month: 'short' })
const dayAndMonth = createDayFormatter({ day: 'numeric', month: 'short' })

function listBookedDays(days: readonly BookedDay[]): string {
  const list = days.slice(0, maxListedDays).map(({ date, booked }) => `${dayText(date, 'id')} (${booked})`)
  const more = days.length > maxListedDays ? `, dan ${days.length - maxListedDays} hari lain` : ''
  return list.join(', ') + more
}

export const id: TourTexts = {
  language: 'id',
  calendarOfTour: 'Kalender tur',
  calendarOfThisTour: 'Kalender tur',
  calendar: 'Kalender',
  previousMonth: 'Bulan sebelumnya',
  thisMonth: 'Bulan ini',
  nextMonth: 'Bulan berikutnya',
  liveVersionNote: 'Seperti yang tayang sekarang, menurut hari di Bali.',
  draftVersionNote:
    'Tur ini tidak tayang di situs, jadi tidak bisa dipesan. Ini hari-hari dari draf terbarunya, menurut waktu Bali.',
  calendarHelp:
    '“Terisi” menghitung semua pesanan yang tidak dibatalkan, lunas atau belum. Hari tanpa angka tidak dibatasi.',
  noResponse: 'CMS tidak menjawab. Mohon muat ulang halaman.',
  closed: {
    date_blocked: 'Diblokir',
    date_no_departure: 'Tidak ada keberangkatan',
    date_past: 'Sudah lewat',
    date_cut_off: 'Terlambat dipesan',
    date_too_far: 'Terlalu jauh di depan',
    date_before_start: 'Sebelum hari pertama',
    date_after_end: 'Setelah hari terakhir',
  },
  noLimit: 'tanpa batas',
  closedDay: 'Tutup',
  soldOut: 'Habis',
  bookedCount: (booked) => `${booked} terisi`,
  bookedOfCapacity: (booked, capacity) => `${booked} dari ${capacity} terisi`,
  spotsLeft: (left, capacity) => `sisa ${left} dari ${capacity}`,
  bookings: (count) => `${count} pesanan`,
  bookedAboveCapacity: (startTime, days) => {
    const prefix = startTime === '' ? '' : `${startTime}: `
    return `${prefix}Pesanan melebihi kapasitas ini: ${listBookedDays(days)}. Pesanan ini tetap berlaku, tetapi pesanan baru pada hari-hari ini tidak bisa diterima.`
  },
  bookedButNotOffered: (startTime, days) =>
    `${startTime}: Ada pesanan pada hari yang tidak lagi ditawarkan: ${listBookedDays(days)}. Pesanan ini tetap berlaku sampai dibatalkan.`,
  capacity: 'Kapasitas',
  setCapacity: 'Atur kapasitas',
  month: (date) => month(date, 'id'),
  longDay: (date) => longDay(date, 'id'),
  weekday: (date) => weekday(date, 'id'),
  fixBeforePublishing: 'Harus diperbaiki sebelum dipublikasikan',
  isThisIntended: 'Apakah ini memang dimaksud?',
  rowNumber: rowTexts.id.rowNumber,
  blockedDate: (number) => `Tanggal tidak tersedia ${number}`,
  startTime: (number) => `Waktu mulai ${number}`,
  departuresOfWeek: (from, to) => `Keberangkatan dari ${from} sampai ${to}`,
  previousWeek: 'Minggu sebelumnya',
  thisWeek: 'Minggu ini',
  nextWeek: 'Minggu berikutnya',
  onThisDate: 'pada tanggal ini',
  overridesNotLoaded: 'Penyesuaian ketersediaan tidak dapat dimuat. Mohon muat ulang halaman.',
  spots: (count) => `${count} tempat`,
  activity: (number) => `Kegiatan ${number}`,
  question: (number) => `Pertanyaan ${number}`,
  priceRow: (number) => `Baris harga ${number}`,
  fromPrice: (price) => `mulai ${price}`,
  residents: 'penduduk',
  problemsToFix: (count) => `${count} kesalahan harus diperbaiki`,
  warnings: (count) => `${count} peringatan`,
  noPriceToShow: 'Yang dibayar wisatawan tampil di sini setelah ada harga.',
  whatTravellersPay: 'Yang dibayar wisatawan',
  guests: 'Tamu',
  packages: 'Paket',
  pricePerPerson: 'Per orang',
  pricePerPackage: 'Per paket',
  totalPrice: 'Total',
  notCovered: 'tidak tercakup',
  adultCount: (count) => `${count} dewasa`,
  packageCount: (count) => `${count} paket`,
  adult: 'Dewasa',
  child: 'Anak',
  infant: 'Bayi',
  free: 'gratis',
  percentOff: (percent) => `diskon ${percent}%`,
  orMore: (from) => `${from} atau lebih`,
  countRange: (unit, from, to) => {
    const name = { guest: 'tamu', package: 'paket', piece: 'buah' }[unit]
    return to === null ? `${from} ${name} atau lebih` : `${rangeText({ from, to })} ${name}`
  },
  perAdult: (price) => `${price} per dewasa`,
  perUnit: (price) => `${price} masing-masing`,
  noPriceYet: 'belum ada harga',
  day: (day) => `Hari ${day ?? '?'}`,
  season: (number) => `Musim ${number}`,
  seasonsOfYear: (year) => `Musim di tahun ${year}`,
  previousYear: 'Tahun sebelumnya',
  nextYear: 'Tahun berikutnya',
  noSeason: 'Tanpa musim',
  noDaysInYear: (year) => `tidak ada hari di tahun ${year}`,
  ownPrices: 'harga sendiri',
  priceChange: (percent) => changeText(percent, 'id'),
  whatTravellersPayInSeason: (season) => `Yang dibayar wisatawan: ${season}`,
  dayOfMonth: 'Tgl.',
  monthOfYear: 'Bulan',
  yearLabel: 'Tahun, atau kosong untuk setiap tahun',
  everyYear: 'setiap tahun',
  monthName: (date) => monthName(date, 'id'),
  shortMonth: (date) => shortMonth(date, 'id'),
  dayAndMonth: (date) => dayAndMonth(date, 'id'),
}
