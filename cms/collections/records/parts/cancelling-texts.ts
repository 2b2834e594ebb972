import type { Translations } from '../../../core/i18n/language.ts'

/** Who is notified of a cancellation, as the last part of a sentence. A deleted account has no address. */
export const notifiedText: Translations<(isAccountDeleted: boolean) => string> = {
  en: (isAccountDeleted) =>
    isAccountDeleted
      ? 'no email is sent, because the traveller has deleted the account'
      : 'the traveller is notified by email',
  id: (isAccountDeleted) =>
    isAccountDeleted
      ? 'tidak ada email yang dikirim, karena wisatawan sudah menghapus akunnya'
      : 'wisatawan diberi tahu lewat email',
}

/** Texts of the confirmation before a booking is cancelled. */
export interface CancellingTexts {
  heading: (reference: string) => string
  /** `refund` is null while it is unknown. */
  paid: (refund: string | null, isAccountDeleted: boolean) => string
  unpaid: (isAccountDeleted: boolean) => string
  /** Added for a payment that Xendit does not refund. */
  manual: string
  cancel: string
  keepBooking: string
}

export const cancellingTexts: Translations<CancellingTexts> = {
  en: {
    heading: (reference) => `Cancel ${reference}?`,
    paid: (refund, isAccountDeleted) =>
      `Its capacity is released at once, ${refund ? `${refund} including tax` : 'what was paid'} is refunded, and ${notifiedText.en(isAccountDeleted)}. This cannot be undone.`,
    unpaid: (isAccountDeleted) =>
      `Its capacity is released at once, it no longer has to be paid, and ${notifiedText.en(isAccountDeleted)}. This cannot be undone.`,
    manual:
      'Xendit does not refund this payment method: the refund becomes Manual, and you transfer the money yourself.',
    cancel: 'Cancel the booking',
    keepBooking: 'Keep it',
  },
  id: {
    heading: (reference) => `Batalkan ${reference}?`,
    paid: (refund, isAccountDeleted) =>
      `Kapasitasnya langsung tersedia lagi, ${refund ? `${refund} termasuk pajak` : 'pembayarannya'} dikembalikan, dan ${notifiedText.id(isAccountDeleted)}. Tindakan ini tidak dapat dibatalkan.`,
    unpaid: (isAccountDeleted) =>
      `Kapasitasnya langsung tersedia lagi, pesanan tidak perlu dibayar lagi, dan ${notifiedText.id(isAccountDeleted)}. Tindakan ini tidak dapat dibatalkan.`,
    manual:
      'Xendit tidak mengembalikan pembayaran dengan metode ini: pengembaliannya menjadi Manual, dan Anda sendiri yang mentransfer uangnya.',
    cancel: 'Batalkan pesanan',
    keepBooking: 'Jangan batalkan',
  },
}
