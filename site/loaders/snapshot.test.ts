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

it('what was loaded is there for the next build, which asks only for what changed', async () => {
  const { content } = await update()
  expect(await readSnapshot(folder)).toEqual(content)
  cms.publish('tours', makeTour({ id: 3, title: 'A new name' }))
  const next = await update()
  expect(cms.asked).toEqual([null, content.cursor])
  expect(await readSnapshot(folder)).toEqual(next.content)
})

it('of content that can’t be built nothing is kept, so it is asked for again once it was mended', async () => {
  const { content } = await update()
  cms.publish('tours', { ...makeTour({ id: 3 }), title: '' })
  await expect(update()).rejects.toThrow('title')
  expect(await readSnapshot(folder)).toEqual(content)
  cms.publish('tours', makeTour({ id: 3, title: 'Mended' }))
  expect((await update()).content.collections.tours.find(({ id }) => id === 3)?.title).toBe('Mended')
})

it('content of another CMS is loaded anew', async () => {
  await update()
  const other = new FixtureCms()
  await updateSnapshot(folder, root, { url: await other.start(), token: other.token })
  expect(other.asked).toEqual([null])
  await other.stop()
})

it('so is content of which a file is lost or broken', async () => {
  await update()
  await rm(path.join(folder, 'tours.json'))
  await update()
  await writeFile(path.join(folder, 'pages.json'), '[{')
  await update()
  expect(cms.asked).toEqual([null, null, null])
})
