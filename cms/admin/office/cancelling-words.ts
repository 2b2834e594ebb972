import type { InBoth } from '../../i18n/language.ts'

/** What is asked before a booking is cancelled. */
export interface CancellingWords {
  heading: (reference: string) => string
  paid: string
  unpaid: string
  cancel: string
  keep: string
}

export const cancellingWords: InBoth<CancellingWords> = {
  en: {
    heading: (reference) => `Cancel ${reference}?`,
    paid: 'Its places are free for others at once, what was paid for it goes back, and the traveller is told by mail. A cancelled booking cannot come back.',
    unpaid:
      'Its places are free for others at once, nothing is asked for it any more, and the traveller is told by mail. A cancelled booking cannot come back.',
    cancel: 'Cancel the booking',
    keep: 'Keep it',
  },
  id: {
    heading: (reference) => `Batalkan ${reference}?`,
    paid: 'Tempatnya langsung bebas untuk orang lain, yang sudah dibayar untuknya dikembalikan, dan wisatawan diberi tahu lewat surel. Pesanan yang dibatalkan tidak dapat kembali.',
    unpaid:
      'Tempatnya langsung bebas untuk orang lain, pembayarannya tidak diminta lagi, dan wisatawan diberi tahu lewat surel. Pesanan yang dibatalkan tidak dapat kembali.',
    cancel: 'Batalkan pesanan',
    keep: 'Jangan batalkan',
  },
}
