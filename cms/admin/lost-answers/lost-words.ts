import type { InBoth } from '../../i18n/language.ts'

/** What is said where no answer came, by what was asked. */
export interface LostWords {
  /** A new entry. */
  make: string
  /** A change of what there is already. */
  change: string
  /** Anything else, such as signing in. */
  other: string
}

export const lostWords: InBoth<LostWords> = {
  en: {
    make: 'The CMS did not answer, so this may or may not have been saved. What you typed is still here. Please look in another tab whether it is in the list; if it is not, check your connection and press again.',
    change:
      'The CMS did not answer, so this may or may not have been saved. What you typed is still here: please check your connection and press again. Should it then say that this was changed since you opened it, your save had arrived: reload the page.',
    other: 'The CMS did not answer. Please check your connection and try again.',
  },
  id: {
    make: 'CMS tidak menjawab, jadi ini mungkin sudah disimpan, mungkin belum. Yang Anda ketik masih ada di sini. Mohon lihat di tab lain apakah sudah ada dalam daftar; jika belum, periksa koneksi Anda lalu tekan lagi.',
    change:
      'CMS tidak menjawab, jadi ini mungkin sudah disimpan, mungkin belum. Yang Anda ketik masih ada di sini: mohon periksa koneksi Anda lalu tekan lagi. Jika kemudian muncul bahwa ini sudah diubah sejak Anda membukanya, simpanan Anda sudah sampai: muat ulang halaman ini.',
    other: 'CMS tidak menjawab. Mohon periksa koneksi Anda lalu coba lagi.',
  },
}
