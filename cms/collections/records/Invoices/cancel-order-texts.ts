import type { Translations } from '../../../core/i18n/language.ts'
import { notifiedText, refundText } from '../parts/cancelling-texts.ts'

/** Totals are formatted and include tax. */
interface CancelOrderTexts {
  open: string
  heading: (orderNumber: string) => string
  /** `refund` is in rupiah. */
  paid: (refund: number, isAccountDeleted: boolean) => string
  unpaid: (total: string, isAccountDeleted: boolean) => string
  confirm: string
  keep: string
  cancelled: string
  nothingLeft: string
  failed: string
}

export const cancelOrderTexts: Translations<CancelOrderTexts> = {
  en: {
    open: 'Cancel the order…',
    heading: (orderNumber) => `Cancel all of ${orderNumber}?`,
    paid: (refund, isAccountDeleted) =>
      `${capitalise(refundText.en(refund))} is refunded, the capacity is released at once, and ${notifiedText.en(isAccountDeleted)}. This cannot be undone.`,
    unpaid: (total, isAccountDeleted) =>
      `${total} including tax no longer has to be paid, the capacity is released at once, and ${notifiedText.en(isAccountDeleted)}. This cannot be undone.`,
    confirm: 'Cancel the order',
    keep: 'Keep it',
    cancelled: 'The order is cancelled.',
    nothingLeft: 'No booking of this order is left to cancel.',
    failed: 'The order was not cancelled. Please check your connection and try again.',
  },
  id: {
    open: 'Batalkan semua pesanan…',
    heading: (orderNumber) => `Batalkan semua pesanan ${orderNumber}?`,
    paid: (refund, isAccountDeleted) =>
      `${capitalise(refundText.id(refund))} dikembalikan, kapasitasnya langsung tersedia lagi, dan ${notifiedText.id(isAccountDeleted)}. Tindakan ini tidak dapat dibatalkan.`,
    unpaid: (total, isAccountDeleted) =>
      `${total} termasuk pajak tidak perlu dibayar lagi, kapasitasnya langsung tersedia lagi, dan ${notifiedText.id(isAccountDeleted)}. Tindakan ini tidak dapat dibatalkan.`,
    confirm: 'Batalkan semua',
    keep: 'Jangan batalkan',
    cancelled: 'Semua pesanan sudah dibatalkan.',
    nothingLeft: 'Tidak ada lagi pesanan yang dapat dibatalkan.',
    failed: 'Pesanan tidak dibatalkan. Mohon periksa koneksi Anda dan coba lagi.',
  },
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
