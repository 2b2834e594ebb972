import type { LocalDate } from '@nusa/shared/dates'
import { formatCount } from '@nusa/shared/text'
import type { Translations } from '../../core/i18n/language.ts'
import { createDayFormatter, dayText, instantText, numberText } from '../../core/i18n/times.ts'
import { explainMailProblem } from '../office/operation-texts.ts'
import type { FirstStep, Obstacle } from './first-steps.ts'

const longDay = createDayFormatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

const en = {
  todayHeading: (day: LocalDate) => longDay(day, 'en'),
  greeting: (name: string) => `Hello ${name}. All times are in Bali time.`,
  firstSteps: 'Before you open',
  whyFirstSteps: 'The site goes live when the name and the contact are your own. It can sell when all steps are done.',
  onlyOptionalSteps: 'The site can sell. What is left is up to you.',
  stepDone: 'Done:',
  stepOpen: 'To do:',
  hideSteps: 'Hide this list',
  steps: {
    name: 'Enter the name of your company',
    logo: 'Choose your logo, if the header should show it instead of the name',
    email: 'Replace all example addresses with your own (email address, social media)',
    phone: 'Enter your phone number',
    tax: 'Enter the tax rate',
    terms: 'Choose the page with your terms and conditions',
    tour: 'Publish your first tour',
    mail: 'Mail server (an operator sets it up)',
    payments: 'API of the storefront with Xendit (an operator sets it up)',
    rates: 'Enter currencies and their rates, if prices should also be shown in other currencies',
  } satisfies Record<FirstStep, string>,
  /** Shown after a step of the operator that is not done. */
  obstacles: {
    'no-mail-server': 'No mail server is set: SMTP_URL is missing.',
    'mail-sign-in': explainMailProblem('sign-in', 'en'),
    'mail-unavailable': explainMailProblem('unavailable', 'en'),
    'mail-sender': explainMailProblem('sender', 'en'),
    'no-site-url': 'The CMS does not know the storefront: SITE_URL is missing in the environment of the CMS.',
    'no-payment-keys': 'Xendit’s keys are missing: set XENDIT_SECRET_KEY and XENDIT_WEBHOOK_TOKEN.',
    'api-unreachable':
      'The API of the storefront cannot be reached at SITE_URL. It starts only with XENDIT_SECRET_KEY, XENDIT_WEBHOOK_TOKEN, SMTP_URL and MAIL_FROM.',
    'payment-key-rejected': 'Xendit rejects the key: check XENDIT_SECRET_KEY and its permissions.',
    'provider-unreachable': 'Xendit does not work at the moment. Your keys are set.',
  } satisfies Record<Obstacle, string>,
  attention: 'Needs attention',
  nothingNeedsAttention: 'Nothing needs your attention.',
  money: 'Money',
  todayLabel: 'Today',
  month: 'This month',
  received: 'Received',
  refunded: 'Refunded',
  bookings: 'New bookings',
  allReports: 'All reports',
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

const id: StartTexts = {
  todayHeading: (day) => longDay(day, 'id'),
  greeting: (name) => `Halo ${name}. Semua waktu adalah waktu Bali.`,
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
    mail: 'Server email (disiapkan oleh operator)',
    payments: 'API situs dengan Xendit (disiapkan oleh operator)',
    rates: 'Isi mata uang dan kurs, bila harga juga ditampilkan dalam mata uang lain',
  },
  obstacles: {
    'no-mail-server': 'Server email belum diatur: SMTP_URL kosong.',
    'mail-sign-in': explainMailProblem('sign-in', 'id'),
    'mail-unavailable': explainMailProblem('unavailable', 'id'),
    'mail-sender': explainMailProblem('sender', 'id'),
    'no-site-url': 'CMS tidak mengenal situs: SITE_URL CMS kosong.',
    'no-payment-keys': 'Kunci Xendit belum ada: isi XENDIT_SECRET_KEY dan XENDIT_WEBHOOK_TOKEN.',
    'api-unreachable':
      'API situs tidak dapat dihubungi di SITE_URL. API hanya berjalan dengan XENDIT_SECRET_KEY, XENDIT_WEBHOOK_TOKEN, SMTP_URL, dan MAIL_FROM.',
    'payment-key-rejected': 'Xendit menolak kunci: periksa XENDIT_SECRET_KEY dan izinnya.',
    'provider-unreachable': 'Xendit sedang bermasalah. Kunci Anda sudah diisi.',
  },
  attention: 'Perlu perhatian',
  nothingNeedsAttention: 'Tidak ada yang perlu ditangani.',
  money: 'Uang',
  todayLabel: 'Hari ini',
  month: 'Bulan ini',
  received: 'Diterima',
  refunded: 'Dikembalikan',
  bookings: 'Pesanan baru',
  allReports: 'Semua laporan',
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

export const startTexts: Translations<StartTexts> = { en, id }
