'use client'

import { useTranslation } from '@payloadcms/ui'
import { type Language, languageOf, type Translations } from './language.ts'

export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return languageOf(i18n)
}

export function useTexts<Texts>(texts: Translations<Texts>): Texts {
  return texts[useLanguage()]
}
