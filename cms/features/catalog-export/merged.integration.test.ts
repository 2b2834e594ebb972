import { type CatalogExport, catalogExportSchema } from '@nusa/shared/catalog'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { RefusalError } from '../../core/errors/refusal.ts'
import { backdateRows } from '../../testing/backdate-rows.ts'
import { createPicture, createTour, pictureBytes } from '../../testing/content.ts'
import { block, paragraphs, picture, root, text } from '../../testing/rich-text.ts'
import { createSamples } from '../../testing/samples.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { catalogSources } from './sources.ts'

/** An action of an editor. The numbers select pictures, entries and positions in the text. */
type Edit =
  | { does: 'upload' }
  | { does: 'describe' | 'replace' | 'delete'; picture: number }
  | { does: 'save'; entry: number; isDraft: boolean; shown: number[]; places: number[] }
  | { does: 'take off'; entry: number }

const number = fc.nat(11)
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ does: fc.constant('upload' as const) }),
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constantFrom('describe' as const, 'replace' as const, 'delete' as const),
      picture: number,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('save' as const),
      entry: number,
      isDraft: fc.boolean(),
      shown: fc.array(number, { maxLength: 3 }),
      places: fc.array(fc.nat(2), { minLength: 1, maxLength: 3 }),
    }),
  },
  fc.record({ does: fc.constant('take off' as const), entry: number }),
)

let cms: TestCms
let writer: pg.Client
let pictures: number[]
let entries: { collection: 'tours' | 'pages' | 'articles' | 'car-rentals'; id: number }[]
/** The picture that is changed in a transaction that is still open during an export. No edit changes this picture. */
let late = 0

beforeAll(async () => {
  cms = await startCms()
  writer = new pg.Client({ connectionString: cms.env.databaseUrl })
  await writer.connect()
  const { payload } = cms
  const samples = await createSamples(cms)
  late = (await createPicture(payload)).id
  pictures = [late, (await createPicture(payload)).id, (await createPicture(payload)).id]
  entries = [
    { collection: 'tours', id: (await createTour(payload)).id },
    { collection: 'tours', id: (await createTour(payload, { title: 'Ubud' })).id },
  ]
  for (const collection of ['pages', 'articles', 'car-rentals'] as const) {
    const response = await payload.create({ collection, data: samples[collection] as never })
    entries.push({ collection, id: Number(response.id) })
  }
  for (const entry of entries.keys())
    await perform({ does: 'save', entry, isDraft: false, shown: [0, 1], places: [2, 0, 1] })
})
afterAll(async () => {
  await writer.end()
  await cms.stop()
})

async function exportSince(cursor?: string): Promise<CatalogExport> {
  const query = cursor ? `?since=${cursor}` : ''
  const response = await cms.call('GET', `/api/catalog${query}`)
  return catalogExportSchema.parse(await response.json())
}

const backdateEntries = () =>
  backdateRows(
    cms,
    catalogSources.map(({ collection }) => collection.replaceAll('-', '_')),
  )

/**
 * Returns the live entries as the site merges them. An entry comes from the previous export, unless the new export
 * contains it as a changed entry.
 */
function merged(before: CatalogExport, { collections }: CatalogExport) {
  return Object.entries(collections).map(([name, { live, changed }]) => {
    const known = new Map(before.collections[name]?.changed.map((entry) => [entry.id, entry]))
    for (const entry of changed) known.set(entry.id, entry)
    return [name, live.map((id) => known.get(id))]
  })
}
const whole = ({ collections }: CatalogExport) =>
  Object.entries(collections).map(([name, { changed }]) => [name, changed])

/** Returns rich text with pictures between paragraphs, in a list, or in a list inside a list. */
function textWith(shown: readonly number[], place: number) {
  const list = (...items: object[][]) =>
    block(
      'list',
      items.map((children, index) => block('listitem', children, { value: index + 1 })),
      { listType: 'bullet', tag: 'ul', start: 1 },
    )
  const words = block('paragraph', [text(`Words ${place}`)])
  const images = shown.map(picture)
  if (place === 0) return root(words, ...images)
  return root(words, place === 1 ? list(images) : list([text('one')], [list(images)]))
}

/**
 * Returns the data to save. The pictures are in picture fields, in rich text of the entry and in rich text of nested
 * arrays.
 */
function dataOf(collection: (typeof entries)[number]['collection'], shown: number[], [first = 0, ...places]: number[]) {
  const [main = null] = shown
  const one = textWith(shown, first)
  const other = textWith(shown.toReversed(), places[0] ?? 0)
  if (collection === 'pages') return { content: one }
  if (collection === 'articles') return { content: one, image: main }
  if (collection === 'car-rentals') return { insurance: one, package_details: other, images: shown }
  const activities = places.map((place) => ({ time: '08:00', description: textWith(shown, place) }))
  return {
    description: places.length > 0 ? paragraphs('Only words') : one,
    notes: places.length > 1 ? other : null,
    main_image: main,
    image_gallery: shown,
    itinerary: [{ day: 1, activities }],
  }
}

async function perform(edit: Edit): Promise<void> {
  if (edit.does === 'upload') pictures.push((await createPicture(cms.payload)).id)
  else if (edit.does === 'save') await saveEntry(edit)
  else if (edit.does === 'take off') await unpublishEntry(edit)
  else await editPicture(edit)
}

const select = <One>(all: readonly One[], choice: number) => all[choice % all.length]

async function saveEntry(edit: Extract<Edit, { does: 'save' }>): Promise<void> {
  const entry = select(entries, edit.entry)
  if (!entry) return
  const { collection, id } = entry
  const shown = [...new Set(edit.shown.flatMap((choice) => select(pictures, choice) ?? []))]
  const data = dataOf(collection, shown, edit.places)
  if (collection === 'car-rentals') {
    await cms.payload.update({ collection, id, data: { ...data, status: 'active' } as never })
    return
  }
  const _status = edit.isDraft ? 'draft' : 'published'
  await cms.payload.update({ collection, id, data: { ...data, _status } as never, draft: edit.isDraft })
}

async function unpublishEntry(edit: Extract<Edit, { does: 'take off' }>): Promise<void> {
  const entry = select(entries, edit.entry)
  if (!entry) return
  const data = entry.collection === 'car-rentals' ? { status: 'inactive' } : { _status: 'draft' }
  await cms.payload.update({ ...entry, data: data as never })
}

async function editPicture(edit: Extract<Edit, { picture: number }>): Promise<void> {
  const { payload } = cms
  const own = pictures.filter((id) => id !== late)
  const id = select(own, edit.picture)
  if (id === undefined) return
  if (edit.does === 'describe') {
    await payload.update({ collection: 'media', id, data: { alt: `Words of ${Math.random()}` } })
  } else if (edit.does === 'replace') {
    const data = await pictureBytes(300 + (edit.picture + 1) * 10, 200)
    const file = { data, name: 'Other.png', mimetype: 'image/png', size: data.length }
    await payload.update({ collection: 'media', id, data: {}, file })
  } else {
    await payload.delete({ collection: 'media', id })
    pictures = pictures.filter((other) => other !== id)
  }
}

test('after any edits, the previous export merged with the changed entries equals a full export', async () => {
  // Each run takes several seconds of work in the database.
  const numRuns = Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 10)
  const rounds = fc.tuple(fc.array(edits, { minLength: 1, maxLength: 6 }), fc.boolean())
  await fc.assert(
    fc.asyncProperty(rounds, async ([round, isLate]) => {
      await backdateEntries()
      await writer.query('begin')
      if (isLate) await writer.query('update media set alt = $1 where id = $2', [`Late ${Math.random()}`, late])
      const before = await exportSince()
      for (const edit of round) {
        await perform(edit).catch((error: unknown) => {
          // An entry in use is not deleted.
          if (!(error instanceof RefusalError)) throw error
        })
      }
      await writer.query('commit')
      expect(merged(before, await exportSince(before.cursor))).toEqual(whole(await exportSince()))
    }),
    { numRuns, endOnFailure: true },
  )
}, 300_000)

test('exporting a new picture that no entry shows does not read any tours', async () => {
  await perform({ does: 'save', entry: 0, isDraft: false, shown: [0, 1], places: [0, 1] })
  await backdateEntries()
  const { cursor } = await exportSince()
  const { id } = await createPicture(cms.payload)
  const find = vi.spyOn(cms.payload.db, 'find')
  try {
    const sent = Object.values((await exportSince(cursor)).collections).flatMap(({ changed }) => changed)
    expect(sent.map((entry) => entry.id)).toEqual([id])
    const reads = find.mock.calls.map(([{ collection, select }]) => (select ? null : collection))
    expect(reads.filter((collection) => collection === 'tours')).toEqual([])
  } finally {
    find.mockRestore()
  }
})
