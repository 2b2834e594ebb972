import type { MailKind, NoticeKind } from '@nusa/shared/booking'
import type { Translations } from '../../core/i18n/language.ts'

/** Names of the emails to travellers. */
export const mailKinds: Translations<Record<MailKind | NoticeKind, string>> = {
  en: {
    booking_received: 'Booking received',
    payment_received: 'Payment received',
    payment_in_review: 'Payment under review',
    payment_given_back: 'Payment refunded',
    invoice_expired: 'Booking expired',
    booking_cancelled: 'Booking cancelled',
    booking_refunded: 'Booking refunded',
    booking_changed: 'Booking changed',
    details_saved: 'Trip details received',
    details_reminder: 'Reminder of missing details',
    password_changed: 'Password changed',
    email_wanted: 'Email change requested',
    email_changed: 'Email address changed',
    account_deleted: 'Account deleted',
    identity_verified: 'Identity verified',
    identity_refused: 'Identity document rejected',
    identity_outdated: 'Identity document requested again',
  },
  id: {
    booking_received: 'Pesanan diterima',
    payment_received: 'Pembayaran diterima',
    payment_in_review: 'Pembayaran sedang diperiksa',
    payment_given_back: 'Pembayaran dikembalikan',
    invoice_expired: 'Pesanan kedaluwarsa',
    booking_cancelled: 'Pesanan dibatalkan',
    booking_refunded: 'Uang dikembalikan',
    booking_changed: 'Pesanan diubah',
    details_saved: 'Detail perjalanan diterima',
    details_reminder: 'Pengingat detail yang belum lengkap',
    password_changed: 'Kata sandi diubah',
    email_wanted: 'Perubahan email diminta',
    email_changed: 'Alamat email diubah',
    account_deleted: 'Akun dihapus',
    identity_verified: 'Identitas terverifikasi',
    identity_refused: 'Dokumen identitas ditolak',
    identity_outdated: 'Dokumen identitas diminta lagi',
  },
}
