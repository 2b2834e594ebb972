import { type CollectionConfig, formatLabels, type GlobalConfig, toWords } from 'payload'
import { englishLabel } from '../../core/i18n/label-in-language.ts'
import { toSentenceCase } from '../../core/i18n/sentence-case.ts'

/** Collections whose changes are not recorded, because CMS users do not write them. */
const unauditedCollections = new Set(['audit-log', 'holds', 'accepted-terms', 'favorites'])

/** The subject of changes to the whole site, such as publishing it. */
export const siteSubject = { kind: 'site', title: 'Site' } as const

export function isAudited({ slug }: Pick<CollectionConfig, 'slug'>): boolean {
  return !unauditedCollections.has(slug)
}

/**
 * Returns the options of the audit log's `kind` field. The options are an enum in the database, so a removed collection
 * must remain an option while its changes are stored.
 */
export function listAuditKinds(
  collections: readonly CollectionConfig[],
  globals: readonly GlobalConfig[],
): { label: string; value: string }[] {
  return [
    ...collections.filter(isAudited).map(({ slug, labels }) => {
      const payloadLabel = toSentenceCase(formatLabels(slug).singular)
      return { label: englishLabel(labels?.singular ?? payloadLabel), value: slug }
    }),
    ...globals.map((global) => ({ label: globalTitle(global), value: global.slug })),
    { label: siteSubject.title, value: siteSubject.kind },
  ]
}

export function globalTitle({ slug, label }: Pick<GlobalConfig, 'slug' | 'label'>): string {
  return englishLabel(label || toSentenceCase(toWords(slug)))
}
