/** The languages of the admin. */
export type Language = 'en' | 'id'

/** Returns the user's language; English for any unsupported one. */
export function languageOf({ language }: { language: string }): Language {
  return language === 'id' ? 'id' : 'en'
}

/** Texts in both languages; the type requires both to have the same keys. */
export type Translations<Texts> = Record<Language, Texts>

/** The language of a user, as passed by Payload to its components. */
export interface Reader {
  i18n: { language: string }
}
