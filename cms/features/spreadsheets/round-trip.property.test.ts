import { weekdays } from '@nusa/shared/dates'
import fc from 'fast-check'
import { type CollectionConfig, flattenAllFields, type PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { CancellationPolicies } from '../../collections/content/CancellationPolicies.ts'
import { PickupZones } from '../../collections/content/PickupZones.ts'
import { Tours } from '../../collections/content/Tours/index.ts'
import { writeCsv } from '../../core/write-csv.ts'
import type { EntryValues, Values } from './cell-format.ts'
import { buildColumns } from './columns.ts'
import { buildTableRows } from './export.ts'
import { indexEntries } from './identity.ts'
import { matchHeader } from './match-header.ts'
import { planSheetRows } from './plan-import.ts'
import { createPlanner } from './plan-rows.ts'
import { readCsv } from './read-csv.ts'
import { readEntryValues } from './read-row.ts'
import { createEntryItem } from './sheet-items.ts'
import { getSheetTexts } from './sheet-texts.ts'
import type { Table } from './table.ts'
import { findTable } from './tables.ts'

const collections = { tours: Tours, 'pickup-zones': PickupZones, 'cancellation-policies': CancellationPolicies }
/** A request that finds no bookings for any start time. */
const req = {
  t: (key: string) => key,
  payload: { db: { drizzle: { execute: async () => ({ rows: [] }) } } },
} as unknown as PayloadRequest
const noReferences = {
  labelOf: () => '',
  idsOf: () => [],
  collectionLabelOf: () => '',
  getStartTimeLabels: () => ({ labelsById: new Map(), idsByLabel: new Map() }),
}

function configOf(collection: () => CollectionConfig) {
  const { admin, fields } = collection()
  return { admin: { useAsTitle: admin?.useAsTitle }, flattenedFields: flattenAllFields({ fields }), hooks: {} }
}

type Options = { language: 'en' | 'id'; separator: ',' | ';'; change?: (header: string[], cells: string[]) => string[] }

/** Exports entries and plans the import of the file into the stored entries. */
async function importExport(name: string, entries: EntryValues[], stored: EntryValues[], options: Options) {
  const table = findTable(name) as Table
  const config = configOf(collections[table.collection as keyof typeof collections]) as never
  const texts = getSheetTexts({ i18n: { language: options.language } } as PayloadRequest)
  const context = { texts: texts[options.language], references: noReferences, decimalSeparator: '.' as const }
  const decimalSeparator = options.separator === ';' ? (',' as const) : ('.' as const)
  const [header = [], ...rows] = buildTableRows(table, config, entries, {
    ...{ texts, statusOf: () => 'Draft', context: { ...context, decimalSeparator } },
  })
  const { change = (_header, cells) => cells } = options
  const file = writeCsv([header, ...rows.map((cells) => change(header, cells))], options)
  const csv = readCsv(new TextEncoder().encode(file))
  if ('kind' in csv) return { rows: [], writes: [] }
  const columns = buildColumns(table, config, texts)
  const positions = matchHeader(csv.header, columns, table, context.texts)
  if (typeof positions === 'string') throw new Error(positions)
  const blank = createEntryItem(table, {}, Object(config).flattenedFields)
  const planner = createPlanner({
    ...{
      req,
      table,
      config,
      columns,
      positions,
      context,
      index: indexEntries(table, stored),
      columnCount: csv.header.length,
    },
    entryValuesOf: (sheetRow) => readEntryValues(sheetRow, positions, blank, { table, context }),
  })
  const plannedRows = await planSheetRows(planner, csv.rows, { hasListRows: Boolean(table.lists) })
  return { rows: plannedRows, writes: planner.getWrites() }
}

const text = fc
  .string({ unit: fc.constantFrom(...`ab é'"=+-@0,;|\\:`), minLength: 1, maxLength: 12 })
  .map((one) => one.trim() || 'x')
const day = fc.constantFrom('2026-02-01', '2026-12-24', '2028-02-29')
const price = fc.integer({ min: 1, max: 90_000_000 })
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const packages = [
  {
    id: 'p1',
    name: 'Boat | van',
    type: 'per_person',
    market: 'all',
    person_tiers: [{ min_people: 1 }, { min_people: 5 }],
  },
  { id: 'p2', name: 'Own boat', type: 'per_package', market: 'all' },
]
const startTimes = fc.uniqueArray(
  fc.record({
    time,
    label: fc.option(text),
    capacity: fc.option(fc.integer({ min: 0, max: 9999 })),
    weekdays: fc.subarray([...weekdays]),
    valid_from: fc.option(fc.constantFrom('2026-01-01', '2026-02-01')),
    valid_to: fc.option(fc.constantFrom('2027-01-01', '2027-02-01')),
    package_ids: fc.subarray(['p1', 'p2']),
  }),
  // Generates each time once, because two rows with the same time on the same days are refused.
  { maxLength: 4, selector: (row) => row.time },
)
const seasonPrice = fc.record({
  minimum: fc.constantFrom(1, 5),
  price: fc.option(price),
  child_price: fc.option(price),
  infant_price: fc.option(price),
})
const season = fc.oneof(
  fc.record({
    name: text,
    from: fc.constantFrom('07-01', '02-29'),
    to: fc.constant('08-31'),
    percent: fc.integer({ min: -90, max: 500 }),
    publish_price: fc.option(price),
    prices: fc.constant([]),
  }),
  fc.record({
    name: text,
    from: day,
    to: fc.constant('2028-12-31'),
    percent: fc.constant(null),
    publish_price: fc.option(price),
    prices: fc.uniqueArray(seasonPrice, { minLength: 1, maxLength: 2, selector: ({ minimum }) => minimum }),
  }),
)
const questions = fc.uniqueArray(
  fc.record({
    text,
    help: fc.option(text),
    type: fc.constantFrom('text', 'choice', 'number', 'date', 'yes_no'),
    per: fc.constantFrom('booking', 'traveller'),
    options: fc
      .uniqueArray(fc.constantFrom('S', 'M | L', 'x\\', 'Vegan'), { minLength: 1 })
      .map((answers) => answers.join('\n')),
    is_required: fc.boolean(),
  }),
  { maxLength: 4, selector: (row) => row.text },
)
const withIds = <Row extends object>(rows: readonly Row[]) => rows.map((row, index) => ({ ...row, id: `row${index}` }))
const about = { title: 'Batur', slug: 'batur', updatedAt: '2026-01-01T00:00:00.000Z' }
const tours = fc
  .record({
    start: startTimes,
    first: fc.uniqueArray(season, { maxLength: 3, selector: ({ name, from }) => name + from }),
    asked: questions,
  })
  .map(
    ({ start, first, asked }): EntryValues => ({
      ...about,
      id: 1,
      start_times: withIds(start),
      pricing: [{ ...packages[0], seasons: withIds(first) }, { ...packages[1] }],
      booking_questions: withIds(asked),
    }),
  )
const files = fc.record({
  language: fc.constantFrom('en' as const, 'id' as const),
  separator: fc.constantFrom(',' as const, ';' as const),
})
const lists = ['tour-start-times', 'tour-seasons', 'tour-questions'] as const
/** The fields of a tour that the lists are exported from. */
const fieldNames = {
  'tour-start-times': 'start_times',
  'tour-seasons': 'pricing',
  'tour-questions': 'booking_questions',
} as const

test.each(lists)('importing an unchanged export of %j does not change any tour', async (name) => {
  await fc.assert(
    fc.asyncProperty(tours, files, async (tour, file) => {
      expect(await importExport(name, [tour], [tour], file)).toEqual({ rows: [], writes: [] })
    }),
  )
})

test.each(lists)('importing an export of %j without ids adds all rows to a tour without rows', async (name) => {
  const isEmpty = (value: unknown) => value === null || value === false || (Array.isArray(value) && value.length === 0)
  const withoutIds = (rows: unknown): unknown[] =>
    (Array.isArray(rows) ? rows : []).map(({ id: _id, ...row }) =>
      Object.fromEntries(Object.entries(row).filter(([, value]) => !isEmpty(value))),
    )
  const contentOf = ({ start_times, pricing, booking_questions }: Values) => [
    withoutIds(start_times),
    (Array.isArray(pricing) ? pricing : []).map(({ seasons }) => withoutIds(seasons)),
    withoutIds(booking_questions),
  ]
  const change = (header: string[], cells: string[]) =>
    cells.map((cell, index) => (['ID', 'Line', 'Baris', 'Version', 'Versi'].includes(header[index] ?? '') ? '' : cell))
  await fc.assert(
    fc.asyncProperty(tours, files, async (tour, file) => {
      const key = fieldNames[name]
      const empty: EntryValues = { ...about, id: 1, pricing: structuredClone(packages) }
      const { rows, writes } = await importExport(name, [tour], [empty], { ...file, change })
      expect(rows.flatMap(({ faults }) => faults)).toEqual([])
      const imported: EntryValues = { ...empty, ...writes[0]?.data }
      expect(contentOf({ [key]: imported[key] })).toEqual(contentOf({ [key]: tour[key] }))
      // Importing the same file again does not add the rows twice.
      const again = await importExport(name, [tour], [{ ...imported, [key]: tour[key] }], { ...file, change })
      expect(again.writes).toEqual([])
    }),
  )
})

test.each(lists)('importing an export of %j removes all rows that are marked for removal', async (name) => {
  const change = (header: string[], cells: string[]) =>
    cells.map((cell, index) => {
      const heading = header[index] ?? ''
      if (['Remove row', 'Hapus baris'].includes(heading)) return 'yes'
      return ['Version', 'Versi'].includes(heading) ? '' : cell
    })
  await fc.assert(
    fc.asyncProperty(tours, files, async (tour, file) => {
      const { rows, writes } = await importExport(name, [tour], [tour], { ...file, change })
      expect(rows.flatMap(({ faults }) => faults)).toEqual([])
      const [{ data = {} } = {}] = writes
      for (const list of Object.values(data)) {
        const remaining = Array.isArray(list)
          ? list.flatMap((row) => ('market' in row ? (row.seasons ?? []) : [row]))
          : []
        expect(remaining).toEqual([])
      }
    }),
  )
})
