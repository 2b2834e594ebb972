import type { Translations } from '../../core/i18n/language.ts'

export const pageErrorTexts: Translations<{
  title: string
  advice: string
  reload: string
  errorNumber(number: string): string
}> = {
  en: {
    title: 'This page could not be loaded',
    advice:
      'The CMS or its database may be unavailable for a moment. Please reload the page in a minute. What you have saved is not lost.',
    reload: 'Reload the page',
    errorNumber: (number) => `If it happens again, give your administrator the error number ${number}.`,
  },
  id: {
    title: 'Halaman ini tidak dapat dimuat',
    advice:
      'CMS atau basis data mungkin sedang tidak tersedia. Mohon muat ulang halaman ini sebentar lagi. Yang sudah Anda simpan tidak hilang.',
    reload: 'Muat ulang halaman',
    errorNumber: (number) => `Jika terjadi lagi, beri tahu administrator Anda nomor kesalahan ${number}.`,
  },
}
