import type { SanitizedConfig } from 'payload'
import { wordsOf } from '../fields/labels.ts'
import { labelIn } from '../i18n/label-in.ts'

export interface AuditNames {
  /** What one such entry is called. */
  kind: string
  field(name: string): string
}

/** What menus and forms call what the audit trail keeps by its slug and its fields' names, in a language. */
export function auditNames(
  { collections, globals }: Pick<SanitizedConfig, 'collections' | 'globals'>,
  slug: string,
  language: string,
): AuditNames {
  const collection = collections.find((one) => one.slug === slug)
  const global = globals.find((one) => one.slug === slug)
  const fields = (collection ?? global)?.flattenedFields ?? []
  const labelOf = (name: string) => fields.flatMap((field) => (field.name === name ? [Object(field).label] : []))[0]
  return {
    kind: labelIn(collection?.labels.singular ?? global?.label, language) ?? wordsOf(slug.replaceAll('-', ' ')),
    field: (name) => labelIn(labelOf(name), language) ?? wordsOf(name),
  }
}
