import { initI18n } from '@payloadcms/translations'
import type { Field, LabelFunction, SanitizedConfig } from 'payload'
import type { Language } from '../core/i18n/language.ts'

type LabelContext = Parameters<LabelFunction>[0]
type Readers = Record<Language, LabelContext>

/**
 * Returns the configuration with the labels of Payload's fields in both languages. Payload adds these labels as
 * functions, and caches the comparison of versions with the labels in the language of the first reader. This function
 * needs the built configuration, because Payload adds the fields while it builds the configuration.
 *
 * Payload 3.90.1; tested by `cms/core/i18n/languages.integration.test.ts`. Remove it when the comparison of versions
 * resolves labels for each reader.
 */
export async function withBilingualLabels(config: SanitizedConfig): Promise<SanitizedConfig> {
  const readers: Readers = { en: await createReader(config, 'en'), id: await createReader(config, 'id') }
  for (const { fields } of [...config.collections, ...config.globals]) {
    for (const field of fields) translateLabels(field, readers)
  }
  return config
}

async function createReader(
  { i18n: { fallbackLanguage, supportedLanguages, translations } }: SanitizedConfig,
  language: Language,
): Promise<LabelContext> {
  const i18n = await initI18n({
    config: { fallbackLanguage, supportedLanguages, translations },
    context: 'client',
    language,
  })
  return { i18n, t: i18n.t }
}

function translateLabels(field: Field, readers: Readers): void {
  const label = 'label' in field && inBothLanguages(field.label, readers)
  if (label) Object.assign(field, { label })
  if (field.type !== 'select') return
  // Payload shares the options of all status fields.
  field.options = field.options.map((option) => {
    const optionLabel = typeof option === 'object' && inBothLanguages(option.label, readers)
    return optionLabel ? { ...option, label: optionLabel } : option
  })
}

/** Returns both texts of a label that is a function, or null for any other label. */
function inBothLanguages(label: unknown, { en, id }: Readers): Record<Language, string> | null {
  return typeof label === 'function' ? { en: String(label(en)), id: String(label(id)) } : null
}
