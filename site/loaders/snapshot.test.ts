import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeTour } from '@nusa/shared/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSnapshot, updateSnapshot } from './snapshot.ts'
import { FixtureCms } from './testing/fixture-cms.ts'

const root = path.resolve(import.meta.dirname, '../..')
let cms: FixtureCms
let url: string
let folder: string

beforeEach(async () => {
  cms = new FixtureCms()
  url = await cms.start()
  folder = await mkdtemp(path.join(tmpdir(), 'nusa-snapshot-'))
})
afterEach(async () => {
  await cms.stop()
  await rm(folder, { recursive: true })
})

const update = () => updateSnapshot(folder, root, { url, token: cms.token })

it('updateSnapshot stores the content, so that the next build fetches only the changes', async () => {
  const { content } = await update()
  expect(await readSnapshot(folder)).toEqual(content)
  cms.publish('tours', makeTour({ id: 3, title: 'A new name' }))
  const next = await update()
  expect(cms.requestedCursors).toEqual([null, content.cursor])
  expect(await readSnapshot(folder)).toEqual(next.content)
})

it('updateSnapshot does not store invalid content, and fetches the changes again after the fix', async () => {
  const { content } = await update()
  cms.publish('tours', { ...makeTour({ id: 3 }), title: '' })
  await expect(update()).rejects.toThrow('title')
  expect(await readSnapshot(folder)).toEqual(content)
  cms.publish('tours', makeTour({ id: 3, title: 'Mended' }))
  expect((await update()).content.collections.tours.find(({ id }) => id === 3)?.title).toBe('Mended')
})

it('updateSnapshot fetches all content if the address of the CMS has changed', async () => {
  await update()
  const other = new FixtureCms()
  await updateSnapshot(folder, root, { url: await other.start(), token: other.token })
  expect(other.requestedCursors).toEqual([null])
  await other.stop()
})

it('updateSnapshot fetches all content if a file is missing or damaged', async () => {
  await update()
  await rm(path.join(folder, 'tours.json'))
  await update()
  await writeFile(path.join(folder, 'pages.json'), '[{')
  await update()
  expect(cms.requestedCursors).toEqual([null, null, null])
})
