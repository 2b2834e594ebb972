import type { InBoth } from '../../i18n/language.ts'

/** Texts of the confirmation before a booking is cancelled. */
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
    paid: 'Its capacity is released at once, what was paid is refunded, and the traveller is notified by email. This cannot be undone.',
    unpaid:
      'Its capacity is released at once, it no longer has to be paid, and the traveller is notified by email. This cannot be undone.',
    cancel: 'Cancel the booking',
    keep: 'Keep it',
  },
  id: {
    heading: (reference) => `Batalkan ${reference}?`,
    paid: 'Kapasitasnya langsung tersedia lagi, pembayarannya dikembalikan, dan wisatawan diberi tahu lewat email. Tindakan ini tidak dapat dibatalkan.',
    unpaid:
      'Kapasitasnya langsung tersedia lagi, pesanan tidak perlu dibayar lagi, dan wisatawan diberi tahu lewat email. Tindakan ini tidak dapat dibatalkan.',
    cancel: 'Batalkan pesanan',
    keep: 'Jangan batalkan',
  },
}
