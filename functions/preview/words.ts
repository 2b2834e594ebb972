import type { PreviewLanguage } from '../ports/previews.ts'

const en = {
  preview: 'Preview',
  isComing: 'Loading the preview…',
  isOld: 'This preview is out of date, because the latest one couldn’t be loaded. Trying again…',
  noPreview: 'No preview available',
  unfinished: 'Before you can see a preview',
}

const id: typeof en = {
  preview: 'Pratinjau',
  isComing: 'Memuat pratinjau…',
  isOld: 'Pratinjau ini belum yang terbaru karena versi terakhir gagal dimuat. Mencoba lagi…',
  noPreview: 'Pratinjau tidak tersedia',
  unfinished: 'Sebelum pratinjau dapat ditampilkan',
}

/** What is said around previews and in their place, to editors and whoever they sent a link. */
export const previewWords: Record<PreviewLanguage, typeof en> = { en, id }

/** The language that an address asks for; English for any other. */
export function languageFrom(asked: string | undefined): PreviewLanguage {
  return asked === 'id' ? 'id' : 'en'
}
