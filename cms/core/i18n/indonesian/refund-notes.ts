import { refundNotes, refundRefusals } from '@nusa/shared/booking'
import { placeholder } from './placeholder.ts'

const refundManually = 'Kembalikan uangnya secara manual, lalu ubah status menjadi Berhasil.'

/** Translations of the functions' notes on refunds, by the English text. The functions are not part of the CMS. */
export const refundNoteMessages: Readonly<Record<string, string>> = {
  [refundRefusals.REFUND_NOT_SUPPORTED]: `Xendit tidak dapat mengembalikan dana untuk metode pembayaran ini, misalnya transfer bank. ${refundManually}`,
  [refundRefusals.INSUFFICIENT_BALANCE]: `Saldo Xendit tidak cukup untuk pengembalian dana ini. ${refundManually}`,
  [refundRefusals.INELIGIBLE_TRANSACTION]: `Xendit tidak dapat mengembalikan pembayaran ini. ${refundManually}`,
  [refundRefusals.MAXIMUM_REFUND_AMOUNT_REACHED]:
    'Pengembalian dana ini melebihi sisa pembayaran. Periksa di dasbor Xendit berapa yang sudah dikembalikan, lalu selesaikan sisanya.',
  [refundRefusals.DUPLICATE_ERROR]:
    'Xendit sudah menerima kunci pengembalian ini dengan rincian yang berbeda. Cari dahulu di dasbor Xendit sebelum mengembalikan uang.',
  [refundNotes.refused(placeholder)]: `Xendit menolak pengembalian dana ini ({1}). ${refundManually}`,
  [refundNotes.failed(placeholder)]: `Pengembalian dana gagal di bank ({1}). ${refundManually}`,
  [refundNotes.failed(null)]: `Pengembalian dana gagal di bank. ${refundManually}`,
  [refundNotes.wrongAmount]:
    'Xendit mengembalikan jumlah yang berbeda dari permintaan. Periksa di dasbor Xendit, lalu selesaikan selisihnya.',
  [refundNotes.noAnswer]:
    'Xendit tidak menjawab dan permintaan tidak aman lagi untuk diulang: uangnya mungkin sudah dikembalikan, mungkin belum. Cari dahulu kuncinya di dasbor Xendit. ' +
    `Jika tidak ada di sana: ${refundManually.charAt(0).toLowerCase()}${refundManually.slice(1)}`,
  [refundNotes.askedAgain]: 'Xendit tidak menjawab. Permintaan akan diulang secara otomatis.',
  [refundNotes.late]: 'Pengembalian dana ini sudah diproses lebih dari dua minggu. Tanyakan kepada Xendit.',
  [refundNotes.takenBack]:
    'Pengembalian dana ini sudah berhasil, tetapi sekarang Xendit melaporkannya gagal. Periksa di dasbor Xendit.',
  [refundNotes.twice]:
    'Uang ini sudah dikembalikan secara manual, dan Xendit juga mengembalikannya. Periksa di dasbor Xendit.',
}
