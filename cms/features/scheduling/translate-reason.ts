import { en } from '@payloadcms/translations/languages/en'
import { id } from '@payloadcms/translations/languages/id'
import { indonesian } from '../../core/i18n/indonesian/index.ts'
import type { Language } from '../../core/i18n/language.ts'
import { translateMessage } from '../../core/i18n/translate-message.ts'

/** Payload's texts before the names of invalid fields, in both languages. */
const fieldListPrefixes = (['followingFieldsInvalid_one', 'followingFieldsInvalid_other'] as const).map((key) => ({
  english: `${en.translations.error[key]} `,
  inIndonesian: `${id.translations.error[key]} `,
}))

/**
 * Translates the reason for a missed schedule. The reason was stored in English, including the labels of fields,
 * because the job ran without a user. A reason without a translation is returned unchanged.
 */
export function translateReason(reason: string, language: Language): string {
  if (language === 'en') return reason
  const found = fieldListPrefixes.find(({ english }) => reason.startsWith(english))
  if (!found) return translateMessage(reason, language)
  const names = reason.slice(found.english.length).split(', ')
  return found.inIndonesian + names.map(translateFieldLabel).join(', ')
}

/** @param name label of a field, after the labels of its lists and their row number, such as 'Packages 2 > Name' */
function translateFieldLabel(name: string): string {
  return name
    .split(' > ')
    .map((part) => part.replace(/^(.*?)( \d+)?$/, (_part, label, row = '') => (indonesian[label] ?? label) + row))
    .join(' > ')
}
