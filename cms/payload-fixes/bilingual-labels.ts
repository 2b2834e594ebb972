import { initI18n } from '@payloadcms/translations'
import type { Field, LabelFunction, SanitizedConfig } from 'payload'
import type { Language } from '../core/i18n/language.ts'

type LabelContext = Parameters<LabelFunction>[0]
type LabelContexts = Record<Language, LabelContext>

/**
 * Returns the built configuration with the labels of Payload's built-in fields in both languages. Payload caches the
 * rendered comparison of versions, so every later reader would see the labels in the language of the first reader.
 *
 * Payload 3.90.1; tested by `cms/core/i18n/languages.integration.test.ts`. Remove it when the comparison of versions
 * resolves labels for each reader.
 */
export async function withBilingualLabels(config: SanitizedConfig): Promise<SanitizedConfig> {
  const contexts: LabelContexts = {
    en: await createLabelContext(config, 'en'),
    id: await createLabelContext(config, 'id'),
  }
  for (const { fields } of [...config.collections, ...config.globals]) {
    for (const field of fields) translateLabels(field, contexts)
  }
  return config
}

async function createLabelContext(
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

function translateLabels(field: Field, contexts: LabelContexts): void {
  const label = 'label' in field && toBothLanguages(field.label, contexts)
  if (label) Object.assign(field, { label })
  if (field.type !== 'select') return
  // All status fields share these option objects, so they must not be changed in place.
  field.options = field.options.map((option) => {
    const optionLabel = typeof option === 'object' && toBothLanguages(option.label, contexts)
    return optionLabel ? { ...option, label: optionLabel } : option
  })
}

function toBothLanguages(label: unknown, { en, id }: LabelContexts): Record<Language, string> | null {
  return typeof label === 'function' ? { en: String(label(en)), id: String(label(id)) } : null
}
