import { formatCount } from '@nusa/shared/text'
import type { Language, Translations } from '../../core/i18n/language.ts'

const en = {
  saved: (count: number) => `${formatCount(count, 'file')} saved`,
  failed: (count: number) => `${formatCount(count, 'file')} could not be saved`,
}

const id: typeof en = {
  saved: (count) => `${count} file disimpan`,
  failed: (count) => `${count} file tidak dapat disimpan`,
}

/** Texts of the results of uploading several files. */
const bulkUploadTexts: Translations<typeof en> = { en, id }

/**
 * Returns the result of uploading several files in the user's language. Payload reports it in English only, and one
 * file as '1 files'. Other notifications are returned unchanged.
 *
 * Payload 3.90.1; tested by `result-text.test.ts`. Remove it when the results of a bulk upload are translated.
 */
export function resultText<Text>(notice: Text, language: Language): Text | string {
  if (typeof notice !== 'string') return notice
  const [, result, count] = /^(Successfully saved|Failed to save) (\d+) files$/.exec(notice) ?? []
  if (!result) return notice
  return bulkUploadTexts[language][result === 'Failed to save' ? 'failed' : 'saved'](Number(count))
}
