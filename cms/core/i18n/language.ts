/** The languages of the admin. */
export type Language = 'en' | 'id'

/** Returns the user's language, or English if the admin does not support the user's language. */
export function languageOf({ language }: { language: string }): Language {
  return language === 'id' ? 'id' : 'en'
}

/** Texts in both languages. The type requires the same keys in both. */
export type Translations<Texts> = Record<Language, Texts>

/** The language of a user, as passed by Payload to its components. */
export interface Reader {
  i18n: { language: string }
}
