import { refundNotes, refundRefusals } from '@nusa/shared/booking'
import { gap } from '../gap.ts'

const byHand = 'Kembalikan uangnya sendiri, lalu ubah keadaannya menjadi berhasil.'

/** Translations of the functions' notes on refunds, by the English text. The functions are not part of the CMS. */
export const refundNoteMessages: Readonly<Record<string, string>> = {
  [refundRefusals.REFUND_NOT_SUPPORTED]: `Yang dibayar dengan cara ini tidak dapat dikembalikan lewat Xendit, seperti transfer bank. ${byHand}`,
  [refundRefusals.INSUFFICIENT_BALANCE]: `Saldo di Xendit terlalu kecil untuk pengembalian ini. ${byHand}`,
  [refundRefusals.INELIGIBLE_TRANSACTION]: `Xendit tidak mengembalikan pembayaran ini. ${byHand}`,
  [refundRefusals.MAXIMUM_REFUND_AMOUNT_REACHED]:
    'Yang akan dikembalikan lebih besar dari sisa pembayaran. Lihat di dasbor Xendit apa yang sudah dikembalikan, lalu selesaikan sisanya.',
  [refundRefusals.DUPLICATE_ERROR]:
    'Xendit mengenal kunci ini dengan isi yang lain. Cari di dasbor Xendit sebelum mengembalikan apa pun.',
  [refundNotes.refused(gap)]: `Xendit menolak pengembalian dana ini ({1}). ${byHand}`,
  [refundNotes.failed(gap)]: `Pengembalian dana gagal di bank ({1}). ${byHand}`,
  [refundNotes.failed(null)]: `Pengembalian dana gagal di bank. ${byHand}`,
  [refundNotes.wrongAmount]:
    'Xendit mengembalikan jumlah yang berbeda dari yang kita minta. Lihat di dasbor Xendit, lalu selesaikan sisanya.',
  [refundNotes.noAnswer]:
    'Xendit tidak menjawab selama masih aman untuk bertanya lagi, jadi pengembalian ini mungkin sudah terjadi, mungkin belum. Cari dulu kuncinya di dasbor Xendit. ' +
    `Jika tidak ada di sana: ${byHand.toLowerCase()}`,
  [refundNotes.askedAgain]: 'Xendit tidak menjawab. Akan ditanya lagi dengan sendirinya.',
  [refundNotes.late]:
    'Pengembalian dana ini sudah lebih dari dua minggu dalam perjalanan. Tanyakan kepada Xendit di mana uangnya.',
  [refundNotes.takenBack]:
    'Pengembalian dana ini sudah berhasil, dan sekarang Xendit mengatakan gagal. Lihat di dasbor Xendit.',
  [refundNotes.twice]:
    'Ini sudah dikembalikan secara manual, dan Xendit mengembalikannya juga. Lihat di dasbor Xendit.',
}
