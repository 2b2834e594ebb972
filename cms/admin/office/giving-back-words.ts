import type { InBoth } from '../../i18n/language.ts'

/** What is asked before a payment that did not fit, or a refund by hand, is said to be given back. */
export interface GivingBackWords {
  heading: string
  /** Where an invoice says who paid. */
  told: string
  /** Where none does. */
  toTell: string
  confirm: string
  keep: string
}

export const givingBackWords: InBoth<GivingBackWords> = {
  en: {
    heading: 'Has the money been given back?',
    told: 'The traveller is told by mail that it was, and the booking’s page says so. This cannot be taken back.',
    toTell: 'It belongs to no invoice of ours, so nobody is told: tell whoever paid it. This cannot be taken back.',
    confirm: 'It was given back',
    keep: 'Not yet',
  },
  id: {
    heading: 'Uangnya sudah dikembalikan?',
    told: 'Wisatawan diberi tahu lewat surel bahwa uangnya dikembalikan, dan halaman pesanannya menyebutkannya. Ini tidak dapat ditarik kembali.',
    toTell:
      'Ini bukan milik tagihan kita, jadi tidak ada yang diberi tahu: beri tahu pembayarnya. Ini tidak dapat ditarik kembali.',
    confirm: 'Sudah dikembalikan',
    keep: 'Belum',
  },
}
