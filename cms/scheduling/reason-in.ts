import { en } from '@payloadcms/translations/languages/en'
import { id } from '@payloadcms/translations/languages/id'
import { indonesian } from '../i18n/indonesian/index.ts'
import type { Language } from '../i18n/language.ts'
import { translated } from '../i18n/translated.ts'

/** What Payload puts before the names of the fields that it refuses, in both languages. */
const beforeFields = (['followingFieldsInvalid_one', 'followingFieldsInvalid_other'] as const).map((key) => ({
  english: `${en.translations.error[key]} `,
  inIndonesian: `${id.translations.error[key]} `,
}))

/**
 * Why something was not done at its time, in the language of whoever reads it. It was written down in English, with the names of
 * the fields in it, since nobody was there to read it; as it is where it has no translation.
 */
export function reasonIn(reason: string, language: Language): string {
  if (language === 'en') return reason
  const found = beforeFields.find(({ english }) => reason.startsWith(english))
  if (!found) return translated(reason, language)
  const names = reason.slice(found.english.length).split(', ')
  return found.inIndonesian + names.map(nameInIndonesian).join(', ')
}

/** @param name of a field, after the names of the lists that it is in and the number of its row, such as 'Packages 2 > Name' */
function nameInIndonesian(name: string): string {
  return name
    .split(' > ')
    .map((part) => part.replace(/^(.*?)( \d+)?$/, (_part, label, row = '') => (indonesian[label] ?? label) + row))
    .join(' > ')
}
