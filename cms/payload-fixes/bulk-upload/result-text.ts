import type { Language } from '../../core/i18n/language.ts'
import { bulkUploadTexts } from './texts.ts'

/**
 * Returns the result of uploading several files in the user's language. Payload 3.90.1 reports it in English only, and
 * one file as '1 files'. Other notifications are returned unchanged.
 */
export function resultText<Text>(notice: Text, language: Language): Text | string {
  if (typeof notice !== 'string') return notice
  const [, result, count] = /^(Successfully saved|Failed to save) (\d+) files$/.exec(notice) ?? []
  if (!result) return notice
  return bulkUploadTexts[language][result === 'Failed to save' ? 'failed' : 'saved'](Number(count))
}
