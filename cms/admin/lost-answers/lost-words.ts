import type { InBoth } from '../../i18n/language.ts'

/** The messages for a lost response, by the kind of request. */
export interface LostWords {
  /** For the creation of an entry. */
  make: string
  /** For a change of an existing entry. */
  change: string
  /** For any other request, such as a sign-in. */
  other: string
}

export const lostWords: InBoth<LostWords> = {
  en: {
    make: 'The CMS did not respond, so this may or may not have been saved. Your input is still here: check the list in another tab, and save again if the entry is missing.',
    change: 'The CMS did not respond, so this may or may not have been saved. Your input is still here: save again.',
    other: 'The CMS did not respond. Please check your connection and try again.',
  },
  id: {
    make: 'CMS tidak menjawab, jadi ini mungkin sudah tersimpan, mungkin belum. Yang Anda ketik masih ada di sini: lihat di tab lain apakah sudah ada dalam daftar, dan tekan lagi jika belum.',
    change:
      'CMS tidak menjawab, jadi ini mungkin sudah tersimpan, mungkin belum. Yang Anda ketik masih ada di sini: tekan lagi.',
    other: 'CMS tidak menjawab. Mohon periksa koneksi Anda lalu coba lagi.',
  },
}
