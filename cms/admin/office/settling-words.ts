import type { InBoth } from '../../i18n/language.ts'

/** Texts of the confirmation before a payment or refund is resolved. */
export interface SettlingWords {
  /** For an unmatched payment, or a refund by hand. */
  givenBack: {
    heading: string
    /** If the traveller is known from an invoice. */
    told: string
    /** If there is no invoice. */
    toTell: string
    confirm: string
  }
  /** For an unmatched payment. */
  kept: { heading: string; body: string; confirm: string }
  notYet: string
}

export const settlingWords: InBoth<SettlingWords> = {
  en: {
    givenBack: {
      heading: 'Has the money been refunded?',
      told: 'The traveller is notified by email, and the booking page shows the refund. This cannot be undone.',
      toTell:
        'The payment belongs to none of our invoices, so nobody is notified: please contact the payer. This cannot be undone.',
      confirm: 'It was refunded',
    },
    kept: {
      heading: 'Is the money used for something else?',
      body: 'The money does not count towards this invoice. If the invoice is open, its page still asks the traveller for the full amount, and its bookings are cancelled if it is not paid. Nobody is notified.',
      confirm: 'It is used for something else',
    },
    notYet: 'Not yet',
  },
  id: {
    givenBack: {
      heading: 'Uangnya sudah dikembalikan?',
      told: 'Wisatawan diberi tahu lewat email, dan halaman pesanannya menampilkan pengembalian dana. Tindakan ini tidak dapat dibatalkan.',
      toTell:
        'Pembayaran ini tidak terkait dengan tagihan kita, jadi tidak ada yang diberi tahu: mohon hubungi pembayarnya. Tindakan ini tidak dapat dibatalkan.',
      confirm: 'Sudah dikembalikan',
    },
    kept: {
      heading: 'Uangnya dipakai untuk hal lain?',
      body: 'Uang ini tidak diperhitungkan untuk tagihan ini. Bila tagihan masih terbuka, halamannya tetap meminta wisatawan membayar penuh, dan pesanannya dibatalkan bila tidak dibayar. Tidak ada yang diberi tahu.',
      confirm: 'Dipakai untuk hal lain',
    },
    notYet: 'Belum',
  },
}
