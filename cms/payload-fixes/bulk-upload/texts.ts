import { formatCount } from '@nusa/shared/text'
import type { Translations } from '../../core/i18n/language.ts'

const en = {
  saved: (count: number) => `${formatCount(count, 'file')} saved`,
  failed: (count: number) => `${formatCount(count, 'file')} could not be saved`,
}

const id: typeof en = {
  saved: (count) => `${count} file disimpan`,
  failed: (count) => `${count} file tidak dapat disimpan`,
}

/** Texts of the results of uploading several files. */
export const bulkUploadTexts: Translations<typeof en> = { en, id }
