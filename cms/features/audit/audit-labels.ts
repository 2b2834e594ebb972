import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { FlattenedField, SanitizedConfig } from 'payload'
import { findFieldsOnPath } from '../../core/field-tree/field-path.ts'
import { labelFromName } from '../../core/field-tree/labels.ts'
import { indonesian } from '../../core/i18n/indonesian/index.ts'
import { languageOf } from '../../core/i18n/language.ts'
import { auditTexts } from './audit-texts.ts'
import { siteSubject } from './kinds.ts'

export type ReaderI18n = Pick<I18nClient, 'language' | 'fallbackLanguage' | 't'>

export interface AuditLabels {
  kindLabel: string
  /** Returns the label of a field after the labels of its groups, such as `Contact › Phone`. */
  fieldLabel(path: string): string
  /** Returns undefined if the collection does not have the field, or no longer has it. */
  fieldAt(path: string): FlattenedField | undefined
}

export function createAuditLabels(
  { collections, globals }: Pick<SanitizedConfig, 'collections' | 'globals'>,
  slug: string,
  i18n: ReaderI18n,
): AuditLabels {
  const collection = collections.find((collection) => collection.slug === slug)
  const global = globals.find((global) => global.slug === slug)
  const fields = (collection ?? global)?.flattenedFields ?? []
  const texts = auditTexts[languageOf(i18n)]
  const translate = (label: unknown) => translateLabel(label, i18n)
  // Payload generates the labels of some groups itself, in English only.
  const translateGeneratedLabel = (text: string) => (languageOf(i18n) === 'id' ? (indonesian[text] ?? text) : text)
  const entityLabel = translate(collection?.labels.singular ?? global?.label)
  return {
    kindLabel: slug === siteSubject.kind ? texts.site : (entityLabel ?? labelFromName(slug.replaceAll('-', ' '))),
    fieldAt: (path) => findFieldsOnPath(fields, path.split('.')).at(-1)?.field,
    fieldLabel(path) {
      const labels = findFieldsOnPath(fields, path.split('.')).map(({ step, field }) => {
        const formLabel = translate(field && 'label' in field && field.label)
        return translateGeneratedLabel(formLabel ?? texts.fields[step] ?? labelFromName(step))
      })
      return labels.join(' › ')
    },
  }
}

/** Returns a label in the reader's language. Payload allows a text, one text per language, or a function. */
export function translateLabel(label: unknown, i18n: ReaderI18n): string | undefined {
  if (typeof label === 'string') return label
  if (typeof label === 'function') return String(label({ i18n, t: i18n.t }))
  const isTranslated = typeof label === 'object' && label !== null
  return isTranslated ? getTranslation(label as Record<string, string>, i18n) : undefined
}
