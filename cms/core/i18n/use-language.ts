'use client'

import { useTranslation } from '@payloadcms/ui'
import { type Language, languageOf, type Translations } from './language.ts'

/** Returns the language of the current user. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return languageOf(i18n)
}

/** Returns the texts of a part of the admin in the current user's language. */
export function useTexts<Texts>(texts: Translations<Texts>): Texts {
  return texts[useLanguage()]
}
