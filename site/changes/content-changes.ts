import type { CatalogCollection } from '@nusa/shared/catalog'
import type { EntryChange } from '@nusa/shared/publishing'
import { collectionNames } from '../loaders/content.ts'
import { entryTitle, locateEntry } from '../loaders/editor-wording.ts'
import type { EntryTexts } from '../loaders/entry-file.ts'
import type { ContentTexts } from './current-content.ts'
import { fieldChanges } from './field-changes.ts'
import type { NameLookup } from './field-values.ts'

type Entry = Record<string, unknown> & { id: number | string }

/**
 * Globals come first, then the collections in the order of the export.
 * @param idsToCompare returns the ids of a collection to compare, or null for all
 */
export function contentChanges(
  before: ContentTexts,
  after: ContentTexts,
  idsToCompare: (name: CatalogCollection) => Iterable<string> | null = () => null,
): EntryChange[] {
  const nameOf = createNameLookup(after, before)
  const inCollections = collectionNames.flatMap((name) => {
    const [earlier, later] = [before.collections[name], after.collections[name]]
    return [...(idsToCompare(name) ?? allIds(earlier, later))].flatMap((id) =>
      entryChange(name, earlier.text(id), later.text(id), nameOf),
    )
  })
  return [...globalChanges(before, after, nameOf), ...inCollections]
}

export function allIds(first: EntryTexts, second: EntryTexts): Set<string> {
  return new Set([...second.ids, ...first.ids])
}

function globalChanges(
  { globals: earlier }: ContentTexts,
  { globals: later }: ContentTexts,
  nameOf: NameLookup,
): EntryChange[] {
  const compared = [
    { place: locateEntry('settings'), fields: fieldChanges(earlier.settings, later.settings, nameOf) },
    {
      place: locateEntry('currencies'),
      fields: fieldChanges(
        { currencies: earlier.currencies, currency_rates: earlier.currency_rates },
        { currencies: later.currencies, currency_rates: later.currency_rates },
        nameOf,
      ),
    },
  ]
  return compared.flatMap(({ place, fields }) => (fields.length > 0 ? [{ ...place, kind: 'changed', fields }] : []))
}

function entryChange(
  name: CatalogCollection,
  earlier: string | undefined,
  later: string | undefined,
  nameOf: NameLookup,
): EntryChange[] {
  if (earlier === later) return []
  const [before, after] = [parseEntryText(earlier), parseEntryText(later)]
  const latest = after ?? before
  if (!latest) return []
  const place = { ...locateEntry(name, latest), entry: titleOf(name, latest, nameOf) }
  if (!before) return [{ ...place, kind: 'new', fields: [] }]
  if (!after) return [{ ...place, kind: 'gone', fields: [] }]
  const fields = fieldChanges(editableFields(name, before), editableFields(name, after), nameOf)
  return fields.length > 0 ? [{ ...place, kind: 'changed', fields }] : []
}

/** All other fields of a picture are derived from its file. */
function editableFields(name: CatalogCollection, entry: Entry): Record<string, unknown> {
  if (name !== 'pictures') return entry
  const { alt, placeholder_color, sizes } = entry
  const widest: unknown = Array.isArray(sizes) ? sizes.at(-1) : undefined
  return { alt, file: fileOf(widest), placeholder_color }
}

function fileOf(size: unknown): unknown {
  return typeof size === 'object' && size !== null && 'file' in size ? size.file : undefined
}

/** Transfers have no title: as in the CMS, they are named by airport, area and car. */
function titleOf(name: CatalogCollection, entry: Entry, nameOf: NameLookup): string {
  if (name !== 'airport-transfers') return entryTitle(entry)
  const [airport, area, car] = [
    ['airports', entry.airport_location_id] as const,
    ['areas', entry.area_id] as const,
    ['cars', entry.car_id] as const,
  ].map(([collection, id]) => (typeof id === 'number' && nameOf(collection, id)) || '?')
  return `"${airport} to ${area}, ${car}"`
}

function createNameLookup(...states: ContentTexts[]): NameLookup {
  return (collection, id) => {
    const name = collectionNames.find((candidate) => candidate === collection)
    const texts = states.map(({ collections }) => (name ? collections[name].text(String(id)) : undefined))
    const entry = parseEntryText(texts.find((text) => text !== undefined))
    const [, title = null] = /^"(.+)"$/.exec(entry ? entryTitle(entry) : '') ?? []
    return title
  }
}

function parseEntryText(text: string | undefined): Entry | undefined {
  // The text was serialized from a value that our schemas have parsed.
  return text === undefined ? undefined : (JSON.parse(text) as Entry)
}
