import type { CatalogCollection } from '@nusa/shared/catalog'
import type { EntryChange } from '@nusa/shared/publishing'
import { collectionNames } from '../loaders/content.ts'
import { entryTitle, locateEntry } from '../loaders/editor-wording.ts'
import type { EntryTexts } from '../loaders/entry-file.ts'
import type { ContentTexts } from './current-content.ts'
import { compareFields } from './field-changes.ts'
import type { NameLookup } from './field-values.ts'

type Entry = Record<string, unknown> & { id: number | string }

/**
 * Returns the entries that differ. Globals come first, then the collections in the order of the export.
 * @param findIdsToCompare returns the ids of the entries to compare, or null for all entries
 */
export function compareContents(
  before: ContentTexts,
  after: ContentTexts,
  findIdsToCompare: (name: CatalogCollection) => Iterable<string> | null = () => null,
): EntryChange[] {
  const nameOf = createNameLookup(after, before)
  const collectionChanges = collectionNames.flatMap((name) => {
    const entriesBefore = before.collections[name]
    const entriesAfter = after.collections[name]
    const ids = findIdsToCompare(name) ?? allIds(entriesBefore, entriesAfter)
    return [...ids].flatMap((id) => compareEntry(name, entriesBefore.readText(id), entriesAfter.readText(id), nameOf))
  })
  return [...compareGlobals(before, after, nameOf), ...collectionChanges]
}

export function allIds(first: EntryTexts, second: EntryTexts): Set<string> {
  return new Set([...second.ids, ...first.ids])
}

function compareGlobals(before: ContentTexts, after: ContentTexts, nameOf: NameLookup): EntryChange[] {
  const globalsBefore = before.globals
  const globalsAfter = after.globals
  const comparedGlobals = [
    { location: locateEntry('settings'), fields: compareFields(globalsBefore.settings, globalsAfter.settings, nameOf) },
    {
      location: locateEntry('currencies'),
      fields: compareFields(
        { currencies: globalsBefore.currencies, currency_rates: globalsBefore.currency_rates },
        { currencies: globalsAfter.currencies, currency_rates: globalsAfter.currency_rates },
        nameOf,
      ),
    },
  ]
  return comparedGlobals.flatMap(({ location, fields }) =>
    fields.length > 0 ? [{ ...location, kind: 'changed', fields }] : [],
  )
}

function compareEntry(
  name: CatalogCollection,
  textBefore: string | undefined,
  textAfter: string | undefined,
  nameOf: NameLookup,
): EntryChange[] {
  if (textBefore === textAfter) return []
  const before = parseEntryText(textBefore)
  const after = parseEntryText(textAfter)
  const latest = after ?? before
  if (!latest) return []
  const location = { ...locateEntry(name, latest), entry: titleOf(name, latest, nameOf) }
  if (!before) return [{ ...location, kind: 'new', fields: [] }]
  if (!after) return [{ ...location, kind: 'gone', fields: [] }]
  const fields = compareFields(editableFields(name, before), editableFields(name, after), nameOf)
  return fields.length > 0 ? [{ ...location, kind: 'changed', fields }] : []
}

/** Returns the fields that editors can change. All other fields of a picture are derived from its file. */
function editableFields(name: CatalogCollection, entry: Entry): Record<string, unknown> {
  if (name !== 'pictures') return entry
  const { alt, placeholder_color, sizes } = entry
  const widestSize: unknown = Array.isArray(sizes) ? sizes.at(-1) : undefined
  return { alt, file: fileOf(widestSize), placeholder_color }
}

function fileOf(size: unknown): unknown {
  return typeof size === 'object' && size !== null && 'file' in size ? size.file : undefined
}

/** Transfers have no title: as in the CMS, they are named by airport, area and car. */
function titleOf(name: CatalogCollection, entry: Entry, nameOf: NameLookup): string {
  if (name !== 'airport-transfers') return entryTitle(entry)
  const findName = (collection: string, id: unknown) => {
    const knownName = typeof id === 'number' ? nameOf(collection, id) : null
    return knownName || '?'
  }
  const airport = findName('airports', entry.airport_location_id)
  const area = findName('areas', entry.area_id)
  return `"${airport} to ${area}, ${findName('cars', entry.car_id)}"`
}

function createNameLookup(...states: ContentTexts[]): NameLookup {
  return (collection, id) => {
    const collectionName = collectionNames.find((name) => name === collection)
    if (!collectionName) return null
    const texts = states.map(({ collections }) => collections[collectionName].readText(String(id)))
    const entry = parseEntryText(texts.find((text) => text !== undefined))
    // A title is in quotes. An entry without a title is described as `number 12`, without quotes.
    const [, title = null] = /^"(.+)"$/.exec(entry ? entryTitle(entry) : '') ?? []
    return title
  }
}

function parseEntryText(text: string | undefined): Entry | undefined {
  // The text was serialized from a value that our schemas have parsed.
  return text === undefined ? undefined : (JSON.parse(text) as Entry)
}
