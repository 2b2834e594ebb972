import { counted } from '@nusa/shared/words'
import type { InBoth } from '../../i18n/language.ts'

const en = {
  saved: (count: number) => `${counted(count, 'file')} saved`,
  failed: (count: number) => `${counted(count, 'file')} could not be saved`,
}

const id: typeof en = {
  saved: (count) => `${count} file disimpan`,
  failed: (count) => `${count} file tidak dapat disimpan`,
}

/** Texts of the results of uploading several files. */
export const bulkUploadWords: InBoth<typeof en> = { en, id }
