import type { PreviewLanguage } from '../ports/previews.ts'

const en = {
  preview: 'Preview',
  loading: 'Loading the preview…',
  outdated: 'This preview is out of date, because the latest one couldn’t be loaded. Trying again…',
  noPreview: 'No preview available',
  faultyFields: 'Correct these fields to see a preview',
}

const id: typeof en = {
  preview: 'Pratinjau',
  loading: 'Memuat pratinjau…',
  outdated: 'Pratinjau ini belum yang terbaru karena versi terakhir gagal dimuat. Mencoba lagi…',
  noPreview: 'Pratinjau tidak tersedia',
  faultyFields: 'Perbaiki isian berikut untuk melihat pratinjau',
}

export const previewTexts: Record<PreviewLanguage, typeof en> = { en, id }

export function parseLanguage(requested: string | undefined): PreviewLanguage {
  return requested === 'id' ? 'id' : 'en'
}
