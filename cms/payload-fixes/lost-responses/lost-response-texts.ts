import type { Translations } from '../../core/i18n/language.ts'

export interface LostResponseTexts {
  lostCreation: string
  lostChange: string
  lostRow: string
  noResponse: string
  unavailable: string
}

export const lostResponseTexts: Translations<LostResponseTexts> = {
  en: {
    lostCreation:
      'The CMS did not respond, so this may or may not have been saved. Your input is still here: check the list in another tab, and save again if the entry is missing.',
    lostChange:
      'The CMS did not respond, so this may or may not have been saved. Your input is still here: save again.',
    lostRow: 'The CMS did not respond. Please check your connection: the new row appears when the CMS responds again.',
    noResponse: 'The CMS did not respond. Please check your connection and try again.',
    unavailable: 'The CMS is not available at the moment. You are still signed in, and your input is still here.',
  },
  id: {
    lostCreation:
      'CMS tidak menjawab, jadi ini mungkin sudah tersimpan, mungkin belum. Yang Anda ketik masih ada di sini: lihat di tab lain apakah sudah ada dalam daftar, dan simpan lagi jika belum.',
    lostChange:
      'CMS tidak menjawab, jadi ini mungkin sudah tersimpan, mungkin belum. Yang Anda ketik masih ada di sini: simpan lagi.',
    lostRow: 'CMS tidak menjawab. Mohon periksa koneksi Anda: baris baru muncul begitu koneksi kembali.',
    noResponse: 'CMS tidak menjawab. Mohon periksa koneksi Anda lalu coba lagi.',
    unavailable: 'CMS sedang tidak tersedia. Anda masih masuk, dan yang Anda ketik masih ada di sini.',
  },
}

export const deletedEntryTexts: Translations<string> = {
  en: 'This entry was deleted. Your input is still in the form: copy what you need, or create a new entry with it.',
  id: 'Entri ini sudah dihapus. Yang Anda ketik masih ada di formulir: salin yang Anda perlukan, atau buat entri baru dengannya.',
}
