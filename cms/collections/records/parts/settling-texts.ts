import type { Translations } from '../../../core/i18n/language.ts'

export interface SettlingTexts {
  /** Texts shown before an unmatched payment or a manual refund is marked as refunded. */
  refunded: {
    heading: string
    /** Shown if the traveller is known from an invoice. */
    travellerNotified: string
    accountDeleted: string
    /** Shown if there is no invoice. */
    payerNotNotified: string
    confirm: string
  }
  /** Texts shown before an unmatched payment is marked as kept. */
  retained: { heading: string; body: string; confirm: string }
  notYet: string
}

export const settlingTexts: Translations<SettlingTexts> = {
  en: {
    refunded: {
      heading: 'Has the money been refunded?',
      travellerNotified:
        'The traveller is notified by email, and the booking page shows the refund. This cannot be undone.',
      accountDeleted:
        'The traveller has deleted the account, so no email is sent. Look up the payer at Xendit. This cannot be undone.',
      payerNotNotified:
        'The payment does not belong to any of our invoices, so no traveller is notified: please contact the payer. This cannot be undone.',
      confirm: 'It was refunded',
    },
    retained: {
      heading: 'Is the money used for something else?',
      body: 'The money does not count towards this invoice. If the invoice is open, its page still asks the traveller for the full amount, and its bookings are cancelled if it is not paid. The traveller is not notified.',
      confirm: 'It is used for something else',
    },
    notYet: 'Not yet',
  },
  id: {
    refunded: {
      heading: 'Uangnya sudah dikembalikan?',
      travellerNotified:
        'Wisatawan diberi tahu lewat email, dan halaman pesanannya menampilkan pengembalian dana. Tindakan ini tidak dapat dibatalkan.',
      accountDeleted:
        'Wisatawan sudah menghapus akunnya, jadi tidak ada email yang dikirim. Pembayarnya dapat Anda temukan di Xendit. Tindakan ini tidak dapat dibatalkan.',
      payerNotNotified:
        'Pembayaran ini tidak terkait dengan tagihan kita, jadi tidak ada yang diberi tahu: mohon hubungi pembayarnya. Tindakan ini tidak dapat dibatalkan.',
      confirm: 'Sudah dikembalikan',
    },
    retained: {
      heading: 'Uangnya dipakai untuk hal lain?',
      body: 'Uang ini tidak diperhitungkan untuk tagihan ini. Bila tagihan masih terbuka, halamannya tetap meminta wisatawan membayar penuh, dan pesanannya dibatalkan bila tidak dibayar. Tidak ada yang diberi tahu.',
      confirm: 'Dipakai untuk hal lain',
    },
    notYet: 'Belum',
  },
}
