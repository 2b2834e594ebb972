import { type CollectionConfig, formatLabels, type GlobalConfig, toWords } from 'payload'
import { plainLabel } from '../i18n/plain-label.ts'
import { inSentenceCase } from '../i18n/sentence-case.ts'

/** What no colleague writes: it follows by itself from what they do. */
const unwritten = new Set(['audit-log', 'holds', 'kept-terms', 'favorites'])

/** The whole site, which is published and taken back: no entry of any collection. */
export const site = { kind: 'site', title: 'Site' } as const

export function isAudited({ slug }: Pick<CollectionConfig, 'slug'>): boolean {
  return !unwritten.has(slug)
}

/**
 * The kinds of what the trail tells of, each by what one is called. The database knows no others: a collection that is given up
 * must stay among them for as long as changes are kept.
 */
export function auditKinds(
  collections: readonly CollectionConfig[],
  globals: readonly GlobalConfig[],
): { label: string; value: string }[] {
  return [
    ...collections.filter(isAudited).map(({ slug, labels }) => {
      const own = inSentenceCase(formatLabels(slug).singular)
      return { label: plainLabel(labels?.singular ?? own), value: slug }
    }),
    ...globals.map((global) => ({ label: globalTitle(global), value: global.slug })),
    { label: site.title, value: site.kind },
  ]
}

/** What a global is called, in English. */
export function globalTitle({ slug, label }: Pick<GlobalConfig, 'slug' | 'label'>): string {
  return plainLabel(label || inSentenceCase(toWords(slug)))
}
