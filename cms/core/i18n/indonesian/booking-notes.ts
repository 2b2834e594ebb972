import {
  type AttentionNoteKind,
  attentionNotes,
  type RefundErrorKind,
  refundNote,
  refundRefusalTexts,
} from '@nusa/shared/booking'
import { placeholder } from './placeholder.ts'

const indonesianNotes: Record<AttentionNoteKind, string> = {
  paid_after_expiry: 'Dibayar setelah tagihan kedaluwarsa. Kembalikan uangnya, atau buat pesanan baru untuk wisatawan.',
  paid_after_cancellation: 'Dibayar setelah semua pesanannya dibatalkan. Kembalikan uangnya.',
  wrong_amount: 'Jumlah atau mata uang yang dibayar berbeda dari tagihan.',
  paid_twice: 'Pembayaran kedua masuk untuk tagihan ini.',
  unknown_status: 'Penyedia pembayaran melaporkan status yang tidak dikenal.',
}

export const attentionNoteMessages: Readonly<Record<string, string>> = {
  [attentionNotes.paid_after_expiry]: indonesianNotes.paid_after_expiry,
  [attentionNotes.paid_after_cancellation]: indonesianNotes.paid_after_cancellation,
  [attentionNotes.wrong_amount]: indonesianNotes.wrong_amount,
  [attentionNotes.paid_twice]: indonesianNotes.paid_twice,
  [attentionNotes.unknown_status]: indonesianNotes.unknown_status,
}

const refundManually = 'Kembalikan uangnya secara manual, lalu ubah status menjadi Berhasil.'

const note = (kind: RefundErrorKind, detail: string | null = null) => refundNote({ kind, detail })

export const refundNoteMessages: Readonly<Record<string, string>> = {
  [refundRefusalTexts.REFUND_NOT_SUPPORTED]: `Xendit tidak dapat mengembalikan dana untuk metode pembayaran ini, misalnya transfer bank. ${refundManually}`,
  [refundRefusalTexts.INSUFFICIENT_BALANCE]: `Saldo Xendit tidak cukup untuk pengembalian dana ini. ${refundManually}`,
  [refundRefusalTexts.INELIGIBLE_TRANSACTION]: `Xendit tidak dapat mengembalikan pembayaran ini. ${refundManually}`,
  [refundRefusalTexts.MAXIMUM_REFUND_AMOUNT_REACHED]:
    'Pengembalian dana ini melebihi sisa pembayaran. Periksa di dasbor Xendit berapa yang sudah dikembalikan, lalu selesaikan sisanya.',
  [refundRefusalTexts.DUPLICATE_ERROR]:
    'Xendit sudah menerima kunci pengembalian ini dengan rincian yang berbeda. Cari dahulu di dasbor Xendit sebelum mengembalikan uang.',
  [note('refused', placeholder)]: `Xendit menolak pengembalian dana ini ({1}). ${refundManually}`,
  [note('failed', placeholder)]: `Pengembalian dana gagal di bank ({1}). ${refundManually}`,
  [note('failed')]: `Pengembalian dana gagal di bank. ${refundManually}`,
  [note('wrong_amount')]:
    'Xendit mengembalikan jumlah yang berbeda dari permintaan. Periksa di dasbor Xendit, lalu selesaikan selisihnya.',
  [note('unanswered')]:
    'Xendit tidak menjawab dan permintaan tidak aman lagi untuk diulang: uangnya mungkin sudah dikembalikan, mungkin belum. Cari dahulu kuncinya di dasbor Xendit. ' +
    `Jika tidak ada di sana: ${refundManually.charAt(0).toLowerCase()}${refundManually.slice(1)}`,
  [note('retrying')]: 'Xendit tidak menjawab. Permintaan akan diulang secara otomatis.',
  [note('late')]: 'Pengembalian dana ini sudah diproses lebih dari dua minggu. Tanyakan kepada Xendit.',
  [note('taken_back')]:
    'Pengembalian dana ini sudah berhasil, tetapi sekarang Xendit melaporkannya gagal. Periksa di dasbor Xendit.',
  [note('refunded_twice')]:
    'Uang ini sudah dikembalikan secara manual, dan Xendit juga mengembalikannya. Periksa di dasbor Xendit.',
}
