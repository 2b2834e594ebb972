import type { Translations } from '../../core/i18n/language.ts'

const en = {
  shownForDate: 'As seen on',
  livePage: 'Live page',
  dateIsPast: 'This date is in the past. The preview shows the first date that can be booked.',
}

const id: typeof en = {
  shownForDate: 'Seperti terlihat pada',
  livePage: 'Halaman tayang',
  dateIsPast: 'Tanggal ini sudah lewat. Pratinjau menampilkan tanggal pertama yang dapat dipesan.',
}

export const previewDateTexts: Translations<typeof en> = { en, id }
