export type Language = 'en' | 'id'

/** Returns English if the admin does not support the user's language. */
export function languageOf({ language }: { language: string }): Language {
  return language === 'id' ? 'id' : 'en'
}

/** Requires the same keys in both languages. */
export type Translations<Texts> = Record<Language, Texts>

export interface LanguageContext {
  i18n: { language: string }
}
