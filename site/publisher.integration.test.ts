import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CatalogCollection } from '@nusa/shared/catalog'
import { type Changes, changesSchema, type Preview, previewSchema, publishFailures } from '@nusa/shared/publishing'
import { makeTour } from '@nusa/shared/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { listFiles } from './lib/files.ts'
import { type PublisherProcess, startPublisherProcess } from './publisher/testing/publisher-process.ts'

let publisher: PublisherProcess

// The test file that runs first builds the code, and the others wait.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

beforeAll(async () => {
  publisher = await startPublisherProcess()
})
afterAll(() => publisher.stop())

async function changes(): Promise<Changes> {
  const response = await publisher.get('/publishing/changes')
  return z.parse(changesSchema, await response.json())
}

/** Returns the contents of every page and data file, without compressed copies, which may be recompressed. */
async function pagesIn(folder: string): Promise<Map<string, string>> {
  const files = (await listFiles(folder)).filter((file) => /\.(?:html|json|xml|txt)$/.test(file))
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const)),
  )
}

/** Builds the current content from scratch and returns its pages. */
async function pagesOfCompleteBuild(): Promise<Map<string, string>> {
  const folder = await mkdtemp(path.join(publisher.home, 'complete-'))
  const folders = { DIST_DIR: path.join(folder, 'dist'), ASTRO_CACHE_DIR: path.join(folder, 'cache') }
  const build = spawn(process.execPath, [path.join(import.meta.dirname, 'build.ts')], {
    env: { ...publisher.env, ...folders },
  })
  expect(await once(build, 'exit')).toEqual([0, null])
  return pagesIn(folders.DIST_DIR)
}

it('the publisher publishes each edit in the same process and reports the changed pages', async () => {
  for (const words of ['Bring sandals.', 'Bring a towel.']) {
    publisher.edit(`<p>${words}</p>`)
    const done = await publisher.publish({ by: ['Putu'] })
    expect(done).toMatchObject({ by: ['Putu'], outcome: { kind: 'published', changed: ['/tour/tour-1'], gone: [] } })
    expect(done?.steps.map(({ name }) => name)).toEqual(['Content', 'Code', 'Pages', 'Publish'])
    expect(await publisher.read('tour/tour-1/index.html')).toContain(words)
  }
})

it('the publisher produces the same pages by publishing single edits as by a complete build', async () => {
  const change = (name: CatalogCollection, id: number, words: object) => {
    const entry = publisher.content[name]?.find((one) => one.id === id)
    if (!entry) throw new Error(`The fixture has no ${id} of ${name}.`)
    publisher.cms.publish(name, { ...entry, ...words })
  }
  const publishEdit = async (edit: () => void) => {
    edit()
    expect(await publisher.publish()).toMatchObject({ outcome: { kind: 'published' } })
  }
  await publishEdit(() => publisher.cms.unpublish('tours', 6))
  await publishEdit(() => change('tours', 5, { title: 'Five hours at sea', price: 1_000 }))
  await publishEdit(() => change('categories', 1, { name: 'By the water' }))
  await publishEdit(() => change('destinations', 2, { name: 'The sea' }))
  expect(await pagesIn(publisher.dist)).toEqual(await pagesOfCompleteBuild())
  // A separate step, because each edit causes pages to be rendered again that also show the other edits.
  const sizes = publisher.content.pictures?.find(({ id }) => id === 5)?.sizes
  await publishEdit(() => change('pictures', 4, { alt: 'A boat at noon', sizes }))
  expect(await pagesIn(publisher.dist)).toEqual(await pagesOfCompleteBuild())
})

it('the publisher updates every page when the settings change', async () => {
  const [settings] = [publisher.cms.globals.settings]
  publisher.cms.globals.settings = { ...(settings as object), site_name: 'Nusa Tours' }
  await publisher.publish()
  expect(await publisher.read('tours/index.html')).toContain('Nusa Tours')
  expect(await publisher.read('tour/tour-9/index.html')).toContain('Nusa Tours')
})

it('the publisher does not create a release if the content has not changed', async () => {
  const { releases } = await publisher.state()
  expect((await publisher.publish())?.outcome?.kind).toBe('unchanged')
  expect((await publisher.state()).releases).toEqual(releases)
})

it('the publisher restores the pages of an earlier release and records who restored the release', async () => {
  const { releases } = await publisher.state()
  const then = await publisher.read('tours/index.html')
  publisher.edit('<p>Bring a raincoat.</p>')
  await publisher.publish()
  const back = await publisher.publish({ by: ['Kadek'], back_to: releases[0]?.number })
  expect(back?.outcome).toMatchObject({ kind: 'published', changed: ['/tour/tour-1'] })
  expect(await publisher.read('tour/tour-1/index.html')).not.toContain('Bring a raincoat.')
  expect(await publisher.read('tours/index.html')).toBe(then)
  expect((await publisher.state()).releases[0]).toMatchObject({
    is_live: true,
    by: ['Kadek'],
    copy_of: releases[0]?.number,
  })
  expect((await publisher.publish({ back_to: 999 }))?.outcome).toMatchObject({
    kind: 'failed',
    message: 'That release is no longer stored.',
  })
})

it('the publisher returns the changes since the live release, and no changes after a publish', async () => {
  await publisher.publish()
  publisher.edit('<p>Bring boots.</p>')
  const [tour] = publisher.content.tours ?? []
  expect(await changes()).toMatchObject({
    kind: 'known',
    entries: [{ kind: 'changed', slug: 'tours', id: 1, entry: `"${tour?.title}"`, fields: [{ field: 'notes' }] }],
  })
  await publisher.publish()
  expect(await changes()).toMatchObject({ kind: 'known', entries: [] })
})

it('the publisher clears a reported change if the change is already live, but not before the change is live', async () => {
  const callHook = (by: string) => publisher.post('/publishing/changes', { by: [by] })
  const schedule = (change: object) => publisher.post('/publishing/schedule', change)
  const pending = async () => (await publisher.state()).schedule
  await schedule({ quiet_seconds: 60 })
  publisher.edit('<p>Bring a scarf.</p>')
  await publisher.publish()
  await callHook('Ketut')
  await expect.poll(pending).toMatchObject({ quiet_until: null, owed_since: null, changed_by: [] })
  publisher.edit('<p>Bring a coat.</p>')
  await callHook('Ketut')
  await changes()
  expect(await pending()).toMatchObject({ quiet_until: expect.any(String), changed_by: ['Ketut'] })
  await publisher.publish()
  expect(await pending()).toMatchObject({ quiet_until: null, changed_by: [] })
  await schedule({ quiet_seconds: 2 })
})

it('the publisher reports the invalid field of an entry, and does not change the live release', async () => {
  const [live] = (await publisher.state()).releases
  publisher.cms.publish('tours', { ...makeTour({ id: 31, slug: 'bad', title: 'Bad Trip' }), review_count: -1 })
  expect((await publisher.publish())?.outcome).toEqual({
    kind: 'failed',
    message: publishFailures.content,
    faults: [
      {
        slug: 'tours',
        id: 31,
        collection: 'Tours',
        entry: '"Bad Trip"',
        field: 'review_count',
        rule: 'must be at least 0',
      },
    ],
  })
  expect((await publisher.state()).releases[0]).toEqual(live)
  publisher.cms.unpublish('tours', 31)
})

it('the publisher renders a preview of a draft during a publish, without publishing the draft', async () => {
  const preview = async (entry: object): Promise<Preview> => {
    const response = await publisher.post('/preview', { collection: 'tours', entry })
    return z.parse(previewSchema, await response.json())
  }
  publisher.edit('<p>Bring an umbrella.</p>')
  const draft = makeTour({ id: 41, slug: 'night-market', title: 'Night market', notes: '<p>Bring coins.</p>' })
  const [published, rendered] = await Promise.all([publisher.publish(), preview(draft)])
  expect(published?.outcome).toMatchObject({ kind: 'published', changed: ['/tour/tour-1'] })
  expect(rendered).toMatchObject({ kind: 'page', html: expect.stringContaining('Bring coins.') })
  await expect(publisher.read('tour/night-market/index.html')).rejects.toThrow('ENOENT')
  const [other] = publisher.content.tours ?? []
  const changed = await preview({ ...other, id: 1, title: 'Another title' })
  const html = changed.kind === 'page' ? changed.html : ''
  expect([html.includes('Another title'), html.includes('Night market')]).toEqual([true, false])
  expect(await preview({ ...draft, title: '' })).toMatchObject({ kind: 'faults', faults: [{ field: 'title' }] })
})
