import type { Translations } from '../../core/i18n/language.ts'

const en = {
  shownForDate: 'As seen on',
  livePage: 'Live page',
  dateIsPast: 'This date is in the past. You see the first bookable date.',
}

const id: typeof en = {
  shownForDate: 'Seperti terlihat pada',
  livePage: 'Halaman tayang',
  dateIsPast: 'Tanggal ini sudah lewat. Yang tampil: tanggal pertama yang dapat dipesan.',
}

export const previewDateTexts: Translations<typeof en> = { en, id }
