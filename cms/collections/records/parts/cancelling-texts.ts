import { formatRupiah } from '@nusa/shared/money'
import type { Translations } from '../../../core/i18n/language.ts'

/** Returns the end of a sentence. A deleted account has no email address. */
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

/** Returns the middle of a sentence. `refund` (rupiah) is null while it is unknown. */
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

/** All amounts are in rupiah, including tax. */
interface CancellingTexts {
  heading: (reference: string) => string
  /** `refund` is null while it is unknown. */
  paidConsequences: (refund: number | null, isAccountDeleted: boolean) => string
  unpaidConsequences: (isAccountDeleted: boolean) => string
  /** Added for a payment that Xendit does not refund. */
  manualRefundNotice: string
  refund: string
  policyRefund: (refund: number) => string
  fullRefund: (paid: number) => string
  reasonLabel: string
  reasonMissing: string
  confirmLabel: string
  cancelLabel: string
}

export const cancellingTexts: Translations<CancellingTexts> = {
  en: {
    heading: (reference) => `Cancel ${reference}?`,
    paidConsequences: (refund, isAccountDeleted) =>
      `The booked capacity is released at once, ${refundText.en(refund)} is refunded, and ${notifiedText.en(isAccountDeleted)}. This cannot be undone.`,
    unpaidConsequences: (isAccountDeleted) =>
      `The booked capacity is released at once, the booking no longer has to be paid, and ${notifiedText.en(isAccountDeleted)}. This cannot be undone.`,
    manualRefundNotice:
      'Xendit does not refund this payment method: the refund becomes Manual, and you transfer the money yourself.',
    refund: 'Refund',
    policyRefund: (refund) => `As the cancellation policy says: ${refund > 0 ? formatRupiah(refund) : 'nothing'}`,
    fullRefund: (paid) => `Everything that was paid: ${formatRupiah(paid)}`,
    reasonLabel: 'Reason for refunding more',
    reasonMissing: 'Please enter why more is refunded than the cancellation policy says.',
    confirmLabel: 'Cancel the booking',
    cancelLabel: 'Keep it',
  },
  id: {
    heading: (reference) => `Batalkan ${reference}?`,
    paidConsequences: (refund, isAccountDeleted) =>
      `Kapasitasnya langsung tersedia lagi, ${refundText.id(refund)} dikembalikan, dan ${notifiedText.id(isAccountDeleted)}. Tindakan ini tidak dapat dibatalkan.`,
    unpaidConsequences: (isAccountDeleted) =>
      `Kapasitasnya langsung tersedia lagi, pesanan tidak perlu dibayar lagi, dan ${notifiedText.id(isAccountDeleted)}. Tindakan ini tidak dapat dibatalkan.`,
    manualRefundNotice:
      'Xendit tidak mengembalikan pembayaran dengan metode ini: pengembaliannya menjadi Manual, dan Anda sendiri yang mentransfer uangnya.',
    refund: 'Pengembalian',
    policyRefund: (refund) => `Sesuai kebijakan pembatalan: ${refund > 0 ? formatRupiah(refund) : 'tidak ada'}`,
    fullRefund: (paid) => `Semua yang sudah dibayar: ${formatRupiah(paid)}`,
    reasonLabel: 'Alasan mengembalikan lebih banyak',
    reasonMissing: 'Mohon isi alasan mengembalikan lebih banyak daripada kebijakan pembatalan.',
    confirmLabel: 'Batalkan pesanan',
    cancelLabel: 'Jangan batalkan',
  },
}
