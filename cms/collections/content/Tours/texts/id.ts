import { changeText, createDayFormat, dayText } from '../../../../core/i18n/times.ts'
import { rangeText } from '../../../../fields/numbers/ranges.ts'
import { rowTexts } from '../../../../payload-fixes/rows/row-texts.ts'
import { maxListedDays, type TourTexts } from './en.ts'

const longDay = createDayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const month = createDayFormat({ month: 'long', year: 'numeric' })
const weekday = createDayFormat({ weekday: 'short' })
const monthName = createDayFormat({ month: 'long' })
const shortMonth = createDayFormat({ month: 'short' })
const dayAndMonth = createDayFormat({ day: 'numeric', month: 'short' })

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
  held: (held) => `${held} terisi`,
  heldOf: (held, places) => `${held} dari ${places} terisi`,
  left: (left, places) => `sisa ${left} dari ${places}`,
  bookings: (count) => `${count} pesanan`,
  bookedAbove: (startTime, days) => {
    const list = days.slice(0, maxListedDays).map(({ date, booked }) => `${dayText(date, 'id')} (${booked})`)
    const more = days.length > maxListedDays ? `, dan ${days.length - maxListedDays} hari lain` : ''
    return `${startTime && `${startTime}: `}Pesanan melebihi kapasitas ini: ${list.join(', ')}${more}. Pesanan ini tetap berlaku, tetapi pesanan baru pada hari-hari ini tidak bisa diterima.`
  },
  places: 'Kapasitas',
  setPlaces: 'Atur kapasitas',
  month: (date) => month(date, 'id'),
  longDay: (date) => longDay(date, 'id'),
  weekday: (date) => weekday(date, 'id'),
  fixBeforePublishing: 'Harus diperbaiki sebelum dipublikasikan',
  isIntended: 'Apakah ini memang dimaksud?',
  row: (row, fault) => `Baris ${row}: ${fault}`,
  number: rowTexts.id.number,
  blockedDate: (number) => `Tanggal tidak tersedia ${number}`,
  startTime: (number) => `Waktu mulai ${number}`,
  departuresOfWeek: (from, to) => `Keberangkatan dari ${from} sampai ${to}`,
  weekBefore: 'Minggu sebelumnya',
  thisWeek: 'Minggu ini',
  weekAfter: 'Minggu berikutnya',
  onThisDate: 'pada tanggal ini',
  overridesUnknown: 'Penyesuaian ketersediaan tidak dapat dimuat. Mohon muat ulang halaman.',
  spots: (count) => `${count} tempat`,
  activity: (number) => `Kegiatan ${number}`,
  question: (number) => `Pertanyaan ${number}`,
  priceRow: (number) => `Baris harga ${number}`,
  from: (price) => `mulai ${price}`,
  residents: 'penduduk',
  faultsToFix: (count) => `${count} kesalahan harus diperbaiki`,
  warnings: (count) => `${count} peringatan`,
  noPriceToShow: 'Yang dibayar wisatawan tampil di sini setelah ada harga.',
  whatTravellersPay: 'Yang dibayar wisatawan',
  guests: 'Tamu',
  packages: 'Paket',
  each: 'Per orang',
  one: 'Per paket',
  together: 'Total',
  inNoRow: 'tidak tercakup',
  adults: (count) => `${count} dewasa`,
  packagesOf: (count) => `${count} paket`,
  adult: 'Dewasa',
  child: 'Anak',
  infant: 'Bayi',
  free: 'gratis',
  percentOff: (percent) => `diskon ${percent}%`,
  andMore: (from) => `${from} atau lebih`,
  size: (thing, from, to) => {
    const name = { guest: 'tamu', package: 'paket', piece: 'buah' }[thing]
    return to === null ? `${from} ${name} atau lebih` : `${rangeText({ from, to })} ${name}`
  },
  perAdult: (price) => `${price} per dewasa`,
  eachOf: (price) => `${price} masing-masing`,
  noPriceYet: 'belum ada harga',
  day: (day) => `Hari ${day ?? '?'}`,
  season: (number) => `Musim ${number}`,
  seasonsOfYear: (year) => `Musim di tahun ${year}`,
  yearBefore: 'Tahun sebelumnya',
  yearAfter: 'Tahun berikutnya',
  noSeason: 'Tanpa musim',
  noDaysIn: (year) => `tidak ada hari di tahun ${year}`,
  ownPrices: 'harga sendiri',
  change: (percent) => changeText(percent, 'id'),
  whatTravellersPayIn: (season) => `Yang dibayar wisatawan: ${season}`,
  dayOfMonth: 'Tgl.',
  monthOfYear: 'Bulan',
  yearOrEvery: 'Tahun, atau kosong untuk setiap tahun',
  everyYear: 'setiap tahun',
  monthName: (date) => monthName(date, 'id'),
  shortMonth: (date) => shortMonth(date, 'id'),
  dayAndMonth: (date) => dayAndMonth(date, 'id'),
}
