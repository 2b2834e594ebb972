import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CatalogCollection } from '@nusa/shared/catalog'
import { type Preview, previewSchema } from '@nusa/shared/preview'
import {
  type Changes,
  changesSchema,
  type Publish,
  type PublishingState,
  publishingStateSchema,
} from '@nusa/shared/publishing'
import { makeTour } from '@nusa/shared/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { filesBelow } from './build/files.ts'
import { FixtureCms } from './loaders/testing/fixture-cms.ts'
import { fixtureContent } from './loaders/testing/fixture-content.ts'

const cms = new FixtureCms()
const content = fixtureContent()
const codeDir = path.join(import.meta.dirname, '..', '.build', 'test-code')
let home: string
let dist: string
let address: string
let env: NodeJS.ProcessEnv
let publisher: ChildProcess
/** The output of the publisher on stderr. */
let logged = ''

// The first publish builds the code.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'nusa-publisher-'))
  dist = path.join(home, 'dist')
  const CMS_URL = await cms.start()
  const port = await freePort()
  address = `http://localhost:${port}`
  const folders = {
    DIST_DIR: dist,
    ASTRO_CACHE_DIR: path.join(home, 'cache'),
    BUILT_CODE_DIR: codeDir,
  }
  const own = { PUBLISHER_PORT: String(port), PUBLISHER_TOKEN: 'the-token', CATALOG_TOKEN: cms.token }
  env = { ...process.env, ...folders, ...own, CMS_URL }
  await startPublisher()
  await publish()
})
afterAll(async () => {
  publisher.kill()
  await once(publisher, 'exit')
  await cms.stop()
  await rm(home, { recursive: true })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function startPublisher(): Promise<void> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'publisher.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stderr.on('data', (text) => {
    logged += String(text)
  })
  publisher = child
  await once(child.stdout, 'data')
}

const headers = { authorization: 'Bearer the-token' }
const ask = (body: object) => fetch(`${address}/publishing`, { method: 'POST', headers, body: JSON.stringify(body) })

async function state(at = '/publishing'): Promise<PublishingState> {
  const answer = await fetch(address + at, { headers })
  return z.parse(publishingStateSchema, await answer.json())
}

async function changes(): Promise<Changes> {
  const answer = await fetch(`${address}/publishing/changes`, { headers })
  return z.parse(changesSchema, await answer.json())
}

/** Requests a publish, waits for its end, and returns the result. */
async function publish(body: object = { by: ['Wayan'] }): Promise<Publish | undefined> {
  await ask(body)
  return (await state('/publishing/idle')).ended[0]
}

const read = (file: string) => readFile(path.join(dist, file), 'utf8')
const edit = (notes: string) => {
  const [tour] = content.tours ?? []
  cms.publish('tours', { ...tour, id: 1, notes })
}

/** Returns the contents of every page and data file, without compressed copies, which may be recompressed. */
async function pagesIn(folder: string): Promise<Map<string, string>> {
  const files = (await filesBelow(folder)).filter((file) => /\.(?:html|json|xml|txt)$/.test(file))
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const)),
  )
}

/** Builds the current content from scratch and returns its pages. */
async function pagesBuiltAnew(): Promise<Map<string, string>> {
  const anew = await mkdtemp(path.join(home, 'anew-'))
  const folders = { DIST_DIR: path.join(anew, 'dist'), ASTRO_CACHE_DIR: path.join(anew, 'cache') }
  const build = spawn(process.execPath, [path.join(import.meta.dirname, 'build.ts')], { env: { ...env, ...folders } })
  expect(await once(build, 'exit')).toEqual([0, null])
  return pagesIn(folders.DIST_DIR)
}

it('publishes each edit in the same process and reports the changed pages', async () => {
  for (const words of ['Bring sandals.', 'Bring a towel.']) {
    edit(`<p>${words}</p>`)
    const done = await publish({ by: ['Putu'] })
    expect(done).toMatchObject({ by: ['Putu'], outcome: { kind: 'published', changed: ['/tour/tour-1'], gone: [] } })
    expect(done?.steps.map(({ name }) => name)).toEqual(['Content', 'Code', 'Pages', 'Publish'])
    expect(await read('tour/tour-1/index.html')).toContain(words)
  }
})

it('produces the same pages edit by edit as a complete build', async () => {
  const change = (name: CatalogCollection, id: number, words: object) => {
    const entry = content[name]?.find((one) => one.id === id)
    if (!entry) throw new Error(`The fixture has no ${id} of ${name}.`)
    cms.publish(name, { ...entry, ...words })
  }
  const publishEdit = async (edit: () => void) => {
    edit()
    expect(await publish()).toMatchObject({ outcome: { kind: 'published' } })
  }
  await publishEdit(() => cms.unpublish('tours', 6))
  await publishEdit(() => change('tours', 5, { title: 'Five hours at sea', price: 1_000 }))
  await publishEdit(() => change('categories', 1, { name: 'By the water' }))
  await publishEdit(() => change('destinations', 2, { name: 'The sea' }))
  expect(await pagesIn(dist)).toEqual(await pagesBuiltAnew())
  // A separate step, because each of these edits causes pages to be rendered again that show the other one.
  const sizes = content.pictures?.find(({ id }) => id === 5)?.sizes
  await publishEdit(() => change('pictures', 4, { alt: 'A boat at noon', sizes }))
  expect(await pagesIn(dist)).toEqual(await pagesBuiltAnew())
})

it('updates every page for a settings change', async () => {
  const [settings] = [cms.globals.settings]
  cms.globals.settings = { ...(settings as object), site_name: 'Nusa Tours' }
  await publish()
  expect(await read('tours/index.html')).toContain('Nusa Tours')
  expect(await read('tour/tour-9/index.html')).toContain('Nusa Tours')
})

it('creates no release if nothing has changed', async () => {
  const { releases } = await state()
  expect((await publish())?.outcome?.kind).toBe('unchanged')
  expect((await state()).releases).toEqual(releases)
})

it('restores the pages of an earlier release and records who restored it', async () => {
  const { releases } = await state()
  const then = await read('tours/index.html')
  edit('<p>Bring a raincoat.</p>')
  await publish()
  const back = await publish({ by: ['Kadek'], back_to: releases[0]?.number })
  expect(back?.outcome).toMatchObject({ kind: 'published', changed: ['/tour/tour-1'] })
  expect(await read('tour/tour-1/index.html')).not.toContain('Bring a raincoat.')
  expect(await read('tours/index.html')).toBe(then)
  expect((await state()).releases[0]).toMatchObject({ is_live: true, by: ['Kadek'], copy_of: releases[0]?.number })
  expect((await publish({ back_to: 999 }))?.outcome).toMatchObject({
    kind: 'failed',
    message: 'That release is no longer stored.',
  })
})

it('reports the changes since the live release, and none after they are published', async () => {
  await publish()
  edit('<p>Bring boots.</p>')
  const [tour] = content.tours ?? []
  expect(await changes()).toMatchObject({
    kind: 'known',
    entries: [{ kind: 'changed', slug: 'tours', id: 1, entry: `"${tour?.title}"`, fields: [{ field: 'notes' }] }],
  })
  await publish()
  expect(await changes()).toMatchObject({ kind: 'known', entries: [] })
})

it('clears a reported change that is already live, and keeps one that is not live pending', async () => {
  const told = (by: string) =>
    fetch(`${address}/publishing/hooks/the-token`, { method: 'POST', body: JSON.stringify({ by: [by] }) })
  const schedule = (change: object) =>
    fetch(`${address}/publishing/schedule`, { method: 'POST', headers, body: JSON.stringify(change) })
  const owed = async () => (await state()).schedule
  await schedule({ quiet_seconds: 60 })
  edit('<p>Bring a scarf.</p>')
  await publish()
  await told('Ketut')
  await expect.poll(owed).toMatchObject({ quiet_until: null, owed_since: null, changed_by: [] })
  edit('<p>Bring a coat.</p>')
  await told('Ketut')
  await changes()
  expect(await owed()).toMatchObject({ quiet_until: expect.any(String), changed_by: ['Ketut'] })
  await publish()
  expect(await owed()).toMatchObject({ quiet_until: null, changed_by: [] })
  await schedule({ quiet_seconds: 2 })
})

it('reports an invalid entry with its field and keeps the live release', async () => {
  const [live] = (await state()).releases
  cms.publish('tours', { ...makeTour({ id: 31, slug: 'bad', title: 'Bad Trip' }), review_count: -1 })
  expect((await publish())?.outcome).toEqual({
    kind: 'failed',
    message: 'Some entries cannot be published as they are.',
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
  expect((await state()).releases[0]).toEqual(live)
  cms.unpublish('tours', 31)
})

it('previews a draft as its future page while another publish runs, without making it live', async () => {
  const preview = async (entry: object): Promise<Preview> => {
    const body = JSON.stringify({ collection: 'tours', entry })
    const answer = await fetch(`${address}/preview`, { method: 'POST', headers, body })
    return z.parse(previewSchema, await answer.json())
  }
  edit('<p>Bring an umbrella.</p>')
  const draft = makeTour({ id: 41, slug: 'night-market', title: 'Night market', notes: '<p>Bring coins.</p>' })
  const [published, made] = await Promise.all([publish(), preview(draft)])
  expect(published?.outcome).toMatchObject({ kind: 'published', changed: ['/tour/tour-1'] })
  expect(made).toMatchObject({ kind: 'page', html: expect.stringContaining('Bring coins.') })
  await expect(read('tour/night-market/index.html')).rejects.toThrow('ENOENT')
  const [other] = content.tours ?? []
  const changed = await preview({ ...other, id: 1, title: 'Another title' })
  const html = changed.kind === 'page' ? changed.html : ''
  expect([html.includes('Another title'), html.includes('Night market')]).toEqual([true, false])
  expect(await preview({ ...draft, title: '' })).toMatchObject({ kind: 'faults', faults: [{ field: 'title' }] })
})

it('keeps the live release complete when the CMS dies during a publish, and publishes afterwards', async () => {
  const [live] = (await state()).releases
  edit('<p>Bring a map.</p>')
  cms.isDying = true
  const failed = await publish()
  cms.isDying = false
  expect(failed?.outcome).toEqual({
    kind: 'failed',
    message:
      'The publisher could not read the content from the CMS. Please try again. If it fails again, contact the person who operates the site.',
    faults: [],
  })
  // The log tells the operator how to fix it.
  await expect.poll(() => logged).toMatch(/^The CMS at .* can't be reached .* set CMS_URL/m)
  expect((await state()).releases[0]).toEqual(live)
  expect(await read('tour/tour-1/index.html')).not.toContain('Bring a map.')
  await publish()
  expect(await read('tour/tour-1/index.html')).toContain('Bring a map.')
})

it('keeps the live release complete when the publisher is killed, and publishes after a restart', async () => {
  const before = await read('tour/tour-1/index.html')
  const publish_at = new Date(Date.now() + 60 * 60 * 1000).toISOString()
  await fetch(`${address}/publishing/schedule`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ by: ['Putu'], publish_at }),
  })
  edit('<p>Bring a lamp.</p>')
  await ask({ by: ['Wayan'] })
  await expect.poll(async () => (await state()).running?.step).not.toBe(undefined)
  publisher.kill('SIGKILL')
  await once(publisher, 'exit')
  const [between] = [await read('tour/tour-1/index.html')]
  expect(between === before || between.includes('Bring a lamp.')).toBe(true)
  await startPublisher()
  expect((await state()).schedule.publish_at).toMatchObject({ at: publish_at, by: ['Putu'] })
  await publish()
  expect(await read('tour/tour-1/index.html')).toContain('Bring a lamp.')
})
