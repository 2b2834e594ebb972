/** The languages of the admin. */
export type Language = 'en' | 'id'

/** The language of whoever looks, of what Payload knows about it; English for any other. */
export function languageOf({ language }: { language: string }): Language {
  return language === 'id' ? 'id' : 'en'
}

/** Words in both languages: what one has, the compiler asks of the other. */
export type InBoth<Words> = Record<Language, Words>

/** Whoever looks at a page, as Payload tells its parts. */
export interface Reader {
  i18n: { language: string }
}
