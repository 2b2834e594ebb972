import type { LocalDate } from '@nusa/shared/dates'
import { formatCount } from '@nusa/shared/text'
import type { Translations } from '../../core/i18n/language.ts'
import { createDayFormat, dayText, instantText, numberText } from '../../core/i18n/times.ts'
import type { FirstStep } from './first-steps.ts'

const longDay = createDayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** Texts of the start page in English. */
const en = {
  /** The heading of the page. */
  today: (day: LocalDate) => longDay(day, 'en'),
  hello: (name: string) => `Hello ${name}. All times are in Bali time.`,
  firstSteps: 'Before you open',
  whyFirstSteps: 'The site goes live when the name and the contact are your own. It can sell when all steps are done.',
  onlyOptionalSteps: 'The site can sell. What is left is up to you.',
  stepDone: 'Done:',
  stepOpen: 'To do:',
  hideSteps: 'Hide this list',
  steps: {
    name: 'Enter the name of your company',
    logo: 'Choose your logo, if the header should show it instead of the name',
    email: 'Replace all example addresses by your own (email address, social media)',
    phone: 'Enter your phone number',
    tax: 'Enter the tax rate',
    terms: 'Choose the page with your terms and conditions',
    tour: 'Publish your first tour',
    mail: 'Mail server of the CMS (an operator sets SMTP_URL)',
    payments:
      'API of the storefront, which needs Xendit’s keys and a mail server (an operator sets XENDIT_SECRET_KEY, XENDIT_WEBHOOK_TOKEN, SMTP_URL and, for the CMS, SITE_URL)',
    rates: 'Enter currencies and their rates, if prices should also be shown in other currencies',
  } satisfies Record<FirstStep, string>,
  attention: 'Needs attention',
  nothingNeedsAttention: 'Nothing needs your attention.',
  money: 'Money',
  day: 'Today',
  month: 'This month',
  received: 'Received',
  refunded: 'Refunded',
  bookings: 'New bookings',
  allMoney: 'All reports',
  bookingsToday: 'Today’s bookings',
  bookingsTomorrow: 'Tomorrow’s bookings',
  noBookings: 'No bookings.',
  allBookings: (day: LocalDate, count: number) => `All bookings on ${dayText(day, 'en')} (${numberText(count, 'en')})`,
  noTime: 'No time set',
  travellers: (count: number) => formatCount(count, 'traveller'),
  scheduled: 'Scheduled',
  nothingScheduled: 'Nothing is scheduled.',
  drafts: 'Your drafts',
  noDrafts: 'You have no drafts.',
  savedOn: (at: Date) => `saved on ${instantText(at, 'en')}`,
}

export type StartTexts = typeof en

/** Texts of the start page in Indonesian. */
const id: StartTexts = {
  today: (day) => longDay(day, 'id'),
  hello: (name) => `Halo ${name}. Semua waktu adalah waktu Bali.`,
  firstSteps: 'Sebelum Anda buka',
  whyFirstSteps:
    'Situs tayang bila nama dan kontak situs milik Anda. Situs dapat berjualan bila semua langkah selesai.',
  onlyOptionalSteps: 'Situs dapat berjualan. Sisanya terserah Anda.',
  stepDone: 'Selesai:',
  stepOpen: 'Belum:',
  hideSteps: 'Sembunyikan daftar ini',
  steps: {
    name: 'Isi nama perusahaan Anda',
    logo: 'Pilih logo Anda, bila kepala situs menampilkannya sebagai ganti nama',
    email: 'Ganti semua alamat contoh dengan milik Anda (alamat email, media sosial)',
    phone: 'Isi nomor telepon Anda',
    tax: 'Isi tarif pajak',
    terms: 'Pilih halaman syarat dan ketentuan Anda',
    tour: 'Publikasikan tur pertama Anda',
    mail: 'Server email CMS (operator mengisi SMTP_URL)',
    payments:
      'API situs, yang perlu kunci Xendit dan server email (operator mengisi XENDIT_SECRET_KEY, XENDIT_WEBHOOK_TOKEN, SMTP_URL dan, untuk CMS, SITE_URL)',
    rates: 'Isi mata uang dan kurs, bila harga juga ditampilkan dalam mata uang lain',
  },
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

/** Texts of the start page. */
export const startTexts: Translations<StartTexts> = { en, id }
