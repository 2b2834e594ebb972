import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { updateSnapshot } from '../loaders/snapshot.ts'
import { FixtureCms } from '../loaders/testing/fixture-cms.ts'
import { readPublishedContent } from './render-preview.ts'

const root = path.resolve(import.meta.dirname, '../..')
let cms: FixtureCms
let contentDir: string

beforeEach(async () => {
  cms = new FixtureCms()
  contentDir = await mkdtemp(path.join(tmpdir(), 'nusa-preview-'))
})
afterEach(async () => {
  await cms.stop()
  await rm(contentDir, { recursive: true })
})

test('readPublishedContent returns the content of the last publish', async () => {
  const access = { url: await cms.start(), token: cms.token }
  const { content } = await updateSnapshot(contentDir, root, access)
  expect((await readPublishedContent({ root, cms: access, contentDir }))?.collections.tours).toEqual(
    content.collections.tours,
  )
})

test('readPublishedContent returns undefined for content from another CMS', async () => {
  const access = { url: await cms.start(), token: cms.token }
  await updateSnapshot(contentDir, root, access)
  const elsewhere = { ...access, url: 'http://cms.elsewhere.example' }
  expect(await readPublishedContent({ root, cms: elsewhere, contentDir })).toBeUndefined()
})
