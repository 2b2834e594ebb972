import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { FlattenedField, SanitizedConfig } from 'payload'
import { wordsOf } from '../fields/labels.ts'
import { indonesian } from '../i18n/indonesian/index.ts'
import { languageOf } from '../i18n/language.ts'
import { site } from './kinds.ts'
import { auditWords } from './words/index.ts'

/** How Payload tells its parts who reads. */
export type ReaderI18n = Pick<I18nClient, 'language' | 'fallbackLanguage' | 't'>

export interface AuditNames {
  /** What one such entry is called. */
  kind: string
  field(path: string): string
  /** The field that a change names; undefined where there is none any more, or none was. */
  fieldAt(path: string): FlattenedField | undefined
}

/** What menus and forms call what the audit trail keeps by its slug and its fields' names, for a reader. */
export function auditNames(
  { collections, globals }: Pick<SanitizedConfig, 'collections' | 'globals'>,
  slug: string,
  i18n: ReaderI18n,
): AuditNames {
  const collection = collections.find((one) => one.slug === slug)
  const global = globals.find((one) => one.slug === slug)
  const fields = (collection ?? global)?.flattenedFields ?? []
  const words = auditWords[languageOf(i18n)]
  const label = (text: unknown) => labelFor(text, i18n)
  // Payload names a group itself, and in English only.
  const said = (text: string) => (languageOf(i18n) === 'id' ? (indonesian[text] ?? text) : text)
  return {
    kind:
      slug === site.kind
        ? words.site
        : (label(collection?.labels.singular ?? global?.label) ?? wordsOf(slug.replaceAll('-', ' '))),
    fieldAt: (path) => fieldsAlong(fields, path).at(-1),
    field(path) {
      const names = path.split('.')
      const along = fieldsAlong(fields, path)
      return names
        .map((name, index) => {
          const field = along[index]
          return said(label(field && 'label' in field && field.label) ?? words.fields[name] ?? wordsOf(name))
        })
        .join(' › ')
    },
  }
}

/** The fields that a path such as `contact.phone` leads through. */
function fieldsAlong(fields: readonly FlattenedField[], path: string): (FlattenedField | undefined)[] {
  let inner: readonly FlattenedField[] = fields
  return path.split('.').map((name) => {
    const field = inner.find((one) => one.name === name)
    inner = field && 'flattenedFields' in field ? field.flattenedFields : []
    return field
  })
}

/** A label as Payload takes one: a text, one for each language, or a function that asks Payload's own words. */
export function labelFor(label: unknown, i18n: ReaderI18n): string | undefined {
  if (typeof label === 'string') return label
  if (typeof label === 'function') return String(label({ i18n, t: i18n.t }))
  const isOfLanguages = typeof label === 'object' && label !== null
  return isOfLanguages ? getTranslation(label as Record<string, string>, i18n) : undefined
}
