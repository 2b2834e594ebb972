import { type AttentionNoteKind, attentionNotes } from '@nusa/shared/booking'

const inIndonesian: Record<AttentionNoteKind, string> = {
  paid_after_expiry: 'Dibayar setelah tagihan kedaluwarsa. Kembalikan uangnya, atau buat pesanan baru untuk wisatawan.',
  paid_after_cancellation: 'Dibayar setelah semua pesanannya dibatalkan. Kembalikan uangnya.',
  wrong_amount: 'Jumlah atau mata uang yang dibayar berbeda dari tagihan.',
  paid_twice: 'Pembayaran kedua masuk untuk tagihan ini.',
  unknown_status: 'Penyedia pembayaran melaporkan status yang tidak dikenal.',
}

/** Translations of the functions' notes on invoices, by the English text. The functions are not part of the CMS. */
export const attentionNoteMessages: Readonly<Record<string, string>> = {
  [attentionNotes.paid_after_expiry]: inIndonesian.paid_after_expiry,
  [attentionNotes.paid_after_cancellation]: inIndonesian.paid_after_cancellation,
  [attentionNotes.wrong_amount]: inIndonesian.wrong_amount,
  [attentionNotes.paid_twice]: inIndonesian.paid_twice,
  [attentionNotes.unknown_status]: inIndonesian.unknown_status,
}
