import type { Translations } from '../../core/i18n/language.ts'

const en = {
  wrong: 'Send the token of a preview link and, optionally, the values of the form.',
  ended: 'This link has expired. Open the entry in the CMS to get a new one.',
  gone: 'This entry has been deleted.',
  unreachable: 'The preview is not available at the moment. Please try again in a minute.',
}

const id: typeof en = {
  wrong: 'Kirim token tautan pratinjau dan, bila perlu, isi formulirnya.',
  ended: 'Tautan ini sudah kedaluwarsa. Buka entrinya di CMS untuk mendapatkan tautan baru.',
  gone: 'Entri ini sudah dihapus.',
  unreachable: 'Pratinjau tidak dapat dibuat saat ini. Mohon coba lagi sebentar lagi.',
}

/** Reasons why there is no preview, shown to editors and to anyone they sent the link to. */
export const refusalTexts: Translations<typeof en> = { en, id }
