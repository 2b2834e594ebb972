import type { Translations } from '../../core/i18n/language.ts'

interface PageErrorTexts {
  loadFailed: { title: string; advice: string }
  stoppedWorking: { title: string; advice: string }
  errorNumber(number: string): string
  reload: string
  startPage: string
}

export const pageErrorTexts: Translations<PageErrorTexts> = {
  en: {
    loadFailed: {
      title: 'This page could not be loaded',
      advice:
        'The CMS or its database may be unavailable for a moment. Please reload the page in a minute. What you have saved is not lost.',
    },
    stoppedWorking: {
      title: 'This page has stopped working',
      advice:
        'An error occurred in the browser. Please reload the page, and enter again what you had not saved. If it happens again, tell your administrator what you did.',
    },
    errorNumber: (number) => `If it happens again, give your administrator the error number ${number}.`,
    reload: 'Reload the page',
    startPage: 'Go to the start page',
  },
  id: {
    loadFailed: {
      title: 'Halaman ini tidak dapat dimuat',
      advice:
        'CMS atau basis data mungkin sedang tidak tersedia. Mohon muat ulang halaman ini sebentar lagi. Yang sudah Anda simpan tidak hilang.',
    },
    stoppedWorking: {
      title: 'Halaman ini berhenti bekerja',
      advice:
        'Terjadi kesalahan di peramban. Mohon muat ulang halaman ini, lalu masukkan lagi yang belum Anda simpan. Jika terjadi lagi, beri tahu administrator Anda apa yang Anda lakukan.',
    },
    errorNumber: (number) => `Jika terjadi lagi, beri tahu administrator Anda nomor kesalahan ${number}.`,
    reload: 'Muat ulang halaman',
    startPage: 'Ke halaman awal',
  },
}
