import type { Translations } from '../../../core/i18n/language.ts'
import { notifiedText, refundText } from '../parts/cancelling-texts.ts'

/** `total` is a formatted amount that includes tax. */
interface CancelOrderTexts {
  openDialog: string
  heading: (orderNumber: string) => string
  /** `refund` is in rupiah. */
  paidConsequences: (refund: number, isAccountDeleted: boolean) => string
  unpaidConsequences: (total: string, isAccountDeleted: boolean) => string
  confirmLabel: string
  cancelLabel: string
  orderCancelled: string
  noBookingToCancel: string
  cancellingFailed: string
}

export const cancelOrderTexts: Translations<CancelOrderTexts> = {
  en: {
    openDialog: 'Cancel the order…',
    heading: (orderNumber) => `Cancel all bookings of ${orderNumber}?`,
    paidConsequences: (refund, isAccountDeleted) =>
      `${capitalise(refundText.en(refund))} is refunded, the capacity is released at once, and ${notifiedText.en(isAccountDeleted)}. This cannot be undone.`,
    unpaidConsequences: (total, isAccountDeleted) =>
      `${total} including tax no longer has to be paid, the capacity is released at once, and ${notifiedText.en(isAccountDeleted)}. This cannot be undone.`,
    confirmLabel: 'Cancel the order',
    cancelLabel: 'Keep it',
    orderCancelled: 'The order is cancelled.',
    noBookingToCancel: 'No booking of this order is left to cancel.',
    cancellingFailed: 'The order was not cancelled. Please check your connection and try again.',
  },
  id: {
    openDialog: 'Batalkan semua pesanan…',
    heading: (orderNumber) => `Batalkan semua pesanan ${orderNumber}?`,
    paidConsequences: (refund, isAccountDeleted) =>
      `${capitalise(refundText.id(refund))} dikembalikan, kapasitasnya langsung tersedia lagi, dan ${notifiedText.id(isAccountDeleted)}. Tindakan ini tidak dapat dibatalkan.`,
    unpaidConsequences: (total, isAccountDeleted) =>
      `${total} termasuk pajak tidak perlu dibayar lagi, kapasitasnya langsung tersedia lagi, dan ${notifiedText.id(isAccountDeleted)}. Tindakan ini tidak dapat dibatalkan.`,
    confirmLabel: 'Batalkan semua',
    cancelLabel: 'Jangan batalkan',
    orderCancelled: 'Semua pesanan sudah dibatalkan.',
    noBookingToCancel: 'Tidak ada lagi pesanan yang dapat dibatalkan.',
    cancellingFailed: 'Pesanan tidak dibatalkan. Mohon periksa koneksi Anda dan coba lagi.',
  },
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
