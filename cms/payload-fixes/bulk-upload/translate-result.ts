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

const bulkUploadTexts: Translations<typeof en> = { en, id }

/**
 * Translates the result of uploading several files. Payload writes the result only in English, and writes '1 files' for
 * a single file. Other notifications are returned unchanged.
 *
 * Payload 3.90.1; tested by `translate-result.test.ts`. Remove it when the results of a bulk upload are translated.
 */
export function translateResult<Text>(message: Text, language: Language): Text | string {
  if (typeof message !== 'string') return message
  const [, result, count] = /^(Successfully saved|Failed to save) (\d+) files$/.exec(message) ?? []
  if (!result) return message
  return bulkUploadTexts[language][result === 'Failed to save' ? 'failed' : 'saved'](Number(count))
}
