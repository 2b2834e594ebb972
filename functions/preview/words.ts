import type { PreviewLanguage } from '../ports/previews.ts'

const en = {
  preview: 'Preview',
  isComing: 'The page is being made…',
  isOld: 'This is not what is written now: that page did not come. It is asked for again.',
  noPreview: 'There is no preview',
  unfinished: 'Before there is a page',
}

const id: typeof en = {
  preview: 'Pratinjau',
  isComing: 'Halaman sedang dibuat…',
  isOld: 'Ini bukan yang sekarang tertulis: halamannya tidak datang. Halaman itu diminta lagi.',
  noPreview: 'Tidak ada pratinjau',
  unfinished: 'Sebelum ada halaman',
}

/** What is said around previews and in their place, to editors and whoever they sent a link. */
export const previewWords: Record<PreviewLanguage, typeof en> = { en, id }

/** The language that an address asks for; English for any other. */
export function languageFrom(asked: string | undefined): PreviewLanguage {
  return asked === 'id' ? 'id' : 'en'
}
