import { formatRupiah } from '@nusa/shared/money'
import type { Translations } from '../../../core/i18n/language.ts'

/** The last part of a sentence. A deleted account has no address. */
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

/** The middle of a sentence; null while the amount is unknown. */
export const refundText: Translations<(refund: number | null) => string> = {
  en: (refund) => {
    if (refund === null) return 'what was paid'
    return refund > 0 ? `${formatRupiah(refund)} including tax` : 'nothing'
  },
  id: (refund) => {
    if (refund === null) return 'pembayarannya'
    return refund > 0 ? `${formatRupiah(refund)} termasuk pajak` : 'tidak ada uang yang'
  },
}

interface CancellingTexts {
  heading: (reference: string) => string
  /** `refund` (rupiah) is null while it is unknown. */
  paid: (refund: number | null, isAccountDeleted: boolean) => string
  unpaid: (isAccountDeleted: boolean) => string
  /** Added for a payment that Xendit does not refund. */
  manual: string
  /** Amounts are in rupiah with tax. */
  refund: string
  byPolicy: (refund: number) => string
  everything: (paid: number) => string
  reason: string
  reasonMissing: string
  cancel: string
  keepBooking: string
}

export const cancellingTexts: Translations<CancellingTexts> = {
  en: {
    heading: (reference) => `Cancel ${reference}?`,
    paid: (refund, isAccountDeleted) =>
      `Its capacity is released at once, ${refundText.en(refund)} is refunded, and ${notifiedText.en(isAccountDeleted)}. This cannot be undone.`,
    unpaid: (isAccountDeleted) =>
      `Its capacity is released at once, it no longer has to be paid, and ${notifiedText.en(isAccountDeleted)}. This cannot be undone.`,
    manual:
      'Xendit does not refund this payment method: the refund becomes Manual, and you transfer the money yourself.',
    refund: 'Refund',
    byPolicy: (refund) => `As the cancellation policy says: ${refund > 0 ? formatRupiah(refund) : 'nothing'}`,
    everything: (paid) => `Everything that was paid: ${formatRupiah(paid)}`,
    reason: 'Reason for refunding more',
    reasonMissing: 'Please enter why more is refunded than the cancellation policy says.',
    cancel: 'Cancel the booking',
    keepBooking: 'Keep it',
  },
  id: {
    heading: (reference) => `Batalkan ${reference}?`,
    paid: (refund, isAccountDeleted) =>
      `Kapasitasnya langsung tersedia lagi, ${refundText.id(refund)} dikembalikan, dan ${notifiedText.id(isAccountDeleted)}. Tindakan ini tidak dapat dibatalkan.`,
    unpaid: (isAccountDeleted) =>
      `Kapasitasnya langsung tersedia lagi, pesanan tidak perlu dibayar lagi, dan ${notifiedText.id(isAccountDeleted)}. Tindakan ini tidak dapat dibatalkan.`,
    manual:
      'Xendit tidak mengembalikan pembayaran dengan metode ini: pengembaliannya menjadi Manual, dan Anda sendiri yang mentransfer uangnya.',
    refund: 'Pengembalian',
    byPolicy: (refund) => `Sesuai kebijakan pembatalan: ${refund > 0 ? formatRupiah(refund) : 'tidak ada'}`,
    everything: (paid) => `Semua yang sudah dibayar: ${formatRupiah(paid)}`,
    reason: 'Alasan mengembalikan lebih banyak',
    reasonMissing: 'Mohon isi alasan mengembalikan lebih banyak daripada kebijakan pembatalan.',
    cancel: 'Batalkan pesanan',
    keepBooking: 'Jangan batalkan',
  },
}
