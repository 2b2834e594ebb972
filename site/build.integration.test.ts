import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { makeTour } from '@nusa/shared/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { withLock } from './build/lock.ts'
import { listFiles } from './lib/files.ts'
import { FixtureCms } from './loaders/testing/fixture-cms.ts'
import { fixtureContent, fixtureGlobals } from './loaders/testing/fixture-content.ts'
import { prepareBuildEnvironment } from './testing/build-environment.ts'

const cms = new FixtureCms()
const content = fixtureContent()
let home: string
let dist: string
let env: NodeJS.ProcessEnv

// Each test runs several builds.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'nusa-build-'))
  dist = path.join(home, 'dist')
  const CMS_URL = await cms.start()
  env = {
    ...(await prepareBuildEnvironment()),
    DIST_DIR: dist,
    ASTRO_CACHE_DIR: path.join(home, 'cache'),
    CMS_URL,
    CATALOG_TOKEN: cms.token,
    NODE_ENV: 'development',
    ALLOW_EXAMPLE_CONTENT: 'true',
  }
  const { code, errors } = await build()
  if (code !== 0) throw new Error(errors)
})
afterAll(async () => {
  await cms.stop()
  await rm(home, { recursive: true })
})

const startBuild = (...args: string[]) =>
  spawn(process.execPath, [path.join(import.meta.dirname, 'build.ts'), ...args], { env })

/** Runs a build to its end. Returns its exit code and output, and the number of files written and removed. */
async function build(...args: string[]) {
  const child = startBuild(...args)
  const [[code], output, errors] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)])
  const [, written, removed] = output.match(/(\d+) written, \d+ unchanged, (\d+) removed/) ?? []
  return { code, output, errors, written: Number(written), removed: Number(removed) }
}

/** Runs the releases program and returns the lines of its output. */
async function releases(...args: string[]): Promise<string[]> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'releases.ts'), ...args], { env })
  return (await text(child.stdout)).trim().split('\n')
}

const read = (file: string) => readFile(path.join(dist, file), 'utf8')
const has = async (file: string) => (await listFiles(dist)).includes(file)

/** Returns every file of the site with its contents. */
async function wholeSite() {
  const files = await listFiles(dist)
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(path.join(dist, file))] as const)))
}

it('a build is a production build for every value of NODE_ENV', async () => {
  const scripts = (await listFiles(dist)).filter((file) => file.endsWith('.js'))
  expect(scripts).not.toEqual([])
  for (const script of scripts) expect(await read(script)).not.toContain('jsxDEV')
})

it('a build does not write any file if the content has not changed', async () => {
  expect(await has('tour/tour-1/index.html.br')).toBe(true)
  expect(await build()).toMatchObject({ code: 0, written: 0, removed: 0 })
})

it('a build writes only the pages that show an edited entry', async () => {
  const [tour] = content.tours ?? []
  cms.publish('tours', { ...tour, id: 1, notes: '<p>Bring sandals.</p>' })
  const untouched = await stat(path.join(dist, 'tour/tour-9/index.html'))
  expect(await build()).toMatchObject({ code: 0, written: 1, removed: 0 })
  expect(await read('tour/tour-1/index.html')).toContain('Bring sandals.')
  expect((await stat(path.join(dist, 'tour/tour-9/index.html'))).mtimeMs).toBe(untouched.mtimeMs)
})

it('a build redirects the old address of a renamed page to the new address', async () => {
  const tour = content.tours?.find(({ id }) => id === 2)
  cms.publish('tours', { ...tour, id: 2, slug: 'renamed', previous_slugs: ['tour-2'] })
  expect(await build()).toMatchObject({ code: 0, removed: 1 })
  expect(await has('tour/tour-2/index.html')).toBe(false)
  expect(await has('tour/renamed/index.html')).toBe(true)
  expect(await read('_redirects')).toContain('/tour/tour-2 /tour/renamed 301')
})

it('a build removes the page and the list items of an unpublished entry, and reports links to the page', async () => {
  const policy = content.pages?.find(({ id }) => id === 1)
  cms.publish('pages', { ...policy, id: 1, content: '<p>As on <a href="/tour/tour-3">that day</a>.</p>' })
  await build()
  cms.unpublish('tours', 3)
  const { code, removed, errors } = await build()
  // The page, and its data for the cart.
  expect({ code, removed }).toEqual({ code: 0, removed: 2 })
  expect(errors).toContain('A link leads nowhere: /tour/tour-3 in page/booking-policy/index.html')
  expect(await has('tour/tour-3/index.html')).toBe(false)
  expect(await read('sitemap.xml')).not.toContain('/tour/tour-3<')
  expect(await read('data/tours/index.json')).not.toContain('"tour-3"')
})

it('a build updates every page that shows a changed picture', async () => {
  const picture = content.pictures?.find(({ id }) => id === 4)
  cms.publish('pictures', { ...picture, id: 4, alt: 'A monkey on a wall' })
  await build()
  expect(await read('tour/tour-4/index.html')).toContain('A monkey on a wall')
})

it('a build writes the response headers of every page to _headers', async () => {
  expect(await read('_headers')).toContain("/*\n  content-security-policy: frame-ancestors 'none'\n")
})

it('a build shows changed settings on every page', async () => {
  cms.globals.settings = { ...fixtureGlobals().settings, site_name: 'Nusa Tours' }
  await build()
  const pages = (await listFiles(dist)).filter((file) => file.endsWith('.html'))
  const old = []
  for (const page of pages) if (!(await read(page)).includes('Nusa Tours')) old.push(page)
  expect(old).toEqual([])
})

it('a build restores deleted and modified files of the site byte for byte', async () => {
  const site = await wholeSite()
  await rm(path.join(dist, 'tour/tour-1'), { recursive: true })
  await rm(path.join(dist, 'tour/tour-4/index.html.br'))
  await writeFile(path.join(dist, 'tour/tour-5/index.html'), 'half a pa')
  await writeFile(path.join(dist, 'tour/tour-6/index.html.1234.new'), 'left by a build that was killed')
  const script = [...site.keys()].find((file) => /^_astro\/.*\.js$/.test(file)) ?? ''
  await rm(path.join(dist, script))
  expect(await build()).toMatchObject({ code: 0, removed: 1 })
  expect(await wholeSite()).toEqual(site)
  await rm(dist, { recursive: true })
  await build()
  expect(await wholeSite()).toEqual(site)
})

it('a build does not write any file if only the cache was deleted', async () => {
  await rm(path.join(home, 'cache'), { recursive: true })
  expect(await build()).toMatchObject({ code: 0, written: 0, removed: 0 })
})

it('a build with --force does not rewrite unchanged files, and retains the earlier code for running builds', async () => {
  const codeDir = String(env.BUILT_CODE_DIR)
  const before = await listFiles(codeDir)
  expect(await build('--force')).toMatchObject({ code: 0, written: 0, removed: 0 })
  const after = await listFiles(codeDir)
  expect(after).toEqual(expect.arrayContaining(before))
  expect(after.length).toBeGreaterThan(before.length)
})

it('releases.ts restores every file of an earlier release; the next build publishes the current content again', async () => {
  const before = await wholeSite()
  const [tour] = content.tours ?? []
  cms.publish('tours', { ...tour, id: 1, notes: '<p>Bring a raincoat.</p>' })
  expect(await build()).toMatchObject({ code: 0, written: 1 })
  const numbers = (await releases()).map((line) => Number(line.split(' ')[0]))
  expect((await releases())[0]).toMatch(/\(live\)$/)
  const [last = 0, earlier = 0] = numbers
  expect(await releases('back', String(earlier))).toEqual([`Release ${last + 1} is live, a copy of ${earlier}.`])
  expect(await wholeSite()).toEqual(before)
  expect(await build()).toMatchObject({ code: 0, written: 1, removed: 0 })
  expect(await read('tour/tour-1/index.html')).toContain('Bring a raincoat.')
})

it('a build waits for another build that uses the same cache or the same site', async () => {
  for (const file of [path.join(home, 'cache', 'build.lock'), `${dist}.lock`]) {
    const { promise: waiting, resolve: resolveWaiting } = Promise.withResolvers<void>()
    const second = await withLock(
      [file],
      async () => {
        const child = startBuild()
        child.stdout.once('data', (line) => void (String(line).includes('waiting for it') && resolveWaiting()))
        await waiting
        return child
      },
      resolveWaiting,
    )
    expect(await once(second, 'close')).toEqual([0, null])
  }
})

it('a build reports an invalid entry with its collection, title and field, and does not change the site', async () => {
  const site = await wholeSite()
  cms.publish('tours', { ...makeTour({ id: 31, slug: 'bad', title: 'Bad Trip' }), review_count: -1 })
  const { code, errors } = await build()
  expect(code).toBe(65)
  expect(errors).toContain('Tours › "Bad Trip" › review_count: must be at least 0')
  expect(await wholeSite()).toEqual(site)
  cms.unpublish('tours', 31)
  expect(await build()).toMatchObject({ code: 0, written: 0 })
})

it('a build rejects example settings without ALLOW_EXAMPLE_CONTENT, and a new site shows an opening page', async () => {
  const own = env
  const folder = await mkdtemp(path.join(home, 'new-'))
  env = { ...own, ALLOW_EXAMPLE_CONTENT: '', DIST_DIR: path.join(folder, 'dist') }
  cms.globals.settings = fixtureGlobals().settings
  for (const _ of [1, 2]) {
    const refused = await build()
    expect([refused.code, refused.errors]).toEqual([
      0,
      expect.stringMatching(/Settings › site_name: is still an example.*\n.*Settings › contact › email: is still/),
    ])
    expect(await readFile(path.join(folder, 'dist', 'index.html'), 'utf8')).toMatch(/Opening soon/)
  }

  const contact = { ...fixtureGlobals().settings.contact, email: 'hello@gunung-tours.com' }
  cms.globals.settings = { ...fixtureGlobals().settings, site_name: 'Gunung Tours', contact }
  expect((await build()).code).toBe(0)
  const homePage = () => readFile(path.join(folder, 'dist', 'index.html'), 'utf8')
  expect(await homePage()).toContain('Letters from Gunung Tours')

  cms.globals.settings = fixtureGlobals().settings
  expect((await build()).code).toBe(65)
  expect(await homePage()).toContain('Gunung Tours')
  env = own
})
