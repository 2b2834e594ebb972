import { initI18n } from '@payloadcms/translations'
import { en } from '@payloadcms/translations/languages/en'
import { id } from '@payloadcms/translations/languages/id'
import { deepMergeSimple } from 'payload/shared'
import { payloadWords } from '../i18n/payload-words.ts'

const translations = {
  en: deepMergeSimple<typeof en.translations>(en.translations, payloadWords.en),
  id: deepMergeSimple<typeof id.translations>(id.translations, payloadWords.id),
}
const config = { supportedLanguages: { en, id }, fallbackLanguage: 'en', translations } as const

// Payload makes the words of a language once for each process, of whichever configuration asks first. Where tests share a process,
// the CMS must not find those of the functions, which have no words of their own.
for (const language of ['en', 'id'] as const) await initI18n({ config, context: 'api', language })
