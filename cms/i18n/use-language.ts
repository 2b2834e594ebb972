'use client'

import { useTranslation } from '@payloadcms/ui'
import { type InBoth, type Language, languageOf } from './language.ts'

/** The language of whoever looks at the page. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return languageOf(i18n)
}

/** The words of a part of the admin in that language. */
export function useWords<Words>(words: InBoth<Words>): Words {
  return words[useLanguage()]
}
