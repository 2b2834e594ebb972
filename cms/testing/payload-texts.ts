import { initI18n } from '@payloadcms/translations'
import { en } from '@payloadcms/translations/languages/en'
import { id } from '@payloadcms/translations/languages/id'
import { deepMergeSimple } from 'payload/shared'
import { payloadTexts } from '../core/i18n/payload-texts.ts'

const translations = {
  en: deepMergeSimple<typeof en.translations>(en.translations, payloadTexts.en),
  id: deepMergeSimple<typeof id.translations>(id.translations, payloadTexts.id),
}
const config = { supportedLanguages: { en, id }, fallbackLanguage: 'en', translations } as const

// Payload loads the texts of a language once per process. If tests share a process, the CMS must not get the texts of
// the API's configuration, which lacks our own.
for (const language of ['en', 'id'] as const) await initI18n({ config, context: 'api', language })
