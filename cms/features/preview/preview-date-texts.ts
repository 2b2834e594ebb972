import type { Translations } from '../../core/i18n/language.ts'

const en = {
  shownForDate: 'As seen on',
  livePage: 'Live page',
  dateIsPast: 'Past date: the first bookable date is shown.',
}

const id: typeof en = {
  shownForDate: 'Seperti terlihat pada',
  livePage: 'Halaman tayang',
  dateIsPast: 'Sudah lewat: yang tampil tanggal pertama yang tersedia.',
}

export const previewDateTexts: Translations<typeof en> = { en, id }
