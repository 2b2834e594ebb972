import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { getPriority } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ROOT } from '../../dev/product/commands.ts'
import { withLock } from '../../site/build/lock.ts'
import { requestStatus, socketOf } from './services.ts'
import { createTestHome } from './testing/home.ts'
import { type Reading, startReader } from './testing/reader.ts'

// Each test starts many processes, which takes half a minute on a busy machine with two cores.
vi.setConfig({ testTimeout: 180_000 })

type Server = Awaited<ReturnType<typeof createTestHome>>
let server: Server

async function createServer(): Promise<void> {
  server = await createTestHome({ NUSA_ENV: 'production', SITE_URL: 'https://shop.example' })
}

async function removeServer(): Promise<void> {
  await server.stop()
  await rm(server.home.dir, { recursive: true, force: true })
}

/** A process that answers every request with the id of its release, after a while. */
const program = (id: string, status = 200) => `
  import { createServer } from 'node:http'
  import { stopServer } from '@nusa/shared/serving'
  const server = createServer({ keepAliveTimeout: 75000 }, (request, response) => setTimeout(() => {
    response.statusCode = ${status}
    response.end('${id}')
  }, 5))
  server.listen(process.env.SOCKET_PATH)
  process.once('SIGTERM', () => stopServer(server, process.env.DRAIN_SECONDS * 1000).then(() => process.exit()))`

/** A build of the pages as a stand-in: the release `number` with the id of its code. */
const pagesProgram = (id: string, number: number) => `
  import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
  const live = await fetch(process.env.CMS_URL).then((response) => response.text())
  if (live !== '${id}') throw new Error('The content of ' + live + ' is not that of ${id}.')
  mkdirSync('dist-releases/${number}', { recursive: true })
  rmSync(process.env.DIST_DIR, { force: true })
  symlinkSync('dist-releases/${number}', process.env.DIST_DIR)`

/** Writes a complete release with small stand-ins for the programs of Nusa. */
async function addRelease(id: string, changes: Record<string, string> = {}): Promise<void> {
  const folder = server.home.folder(id)
  const files: Record<string, string> = {
    'cms/start.ts': program(id),
    'functions/dist/node.mjs': program(id),
    'cms/scripts/migrate.ts': '',
    'site/build.ts': pagesProgram(id, Number(id)),
    'site/releases.ts': `
      import { appendFileSync } from 'node:fs'
      appendFileSync('back.log', process.argv.slice(2).join(' '))`,
    'site/publisher.ts': 'setInterval(() => {}, 1000)',
    ...changes,
  }
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), content)
  }
  await mkdir(server.home.pagesDir, { recursive: true })
  await mkdir(path.join(folder, 'run'))
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  await symlink('../../pages', path.join(folder, 'dist-releases'))
  await server.home.write({ id, commit: id.repeat(8), built: '2026-11-28T00:00:00.000Z' })
}

describe('an activation and a rollback', () => {
  const outputs = { first: '', second: '', rollback: '' }
  let reading: Reading
  const read = (id: string, file: string) => readFileSync(path.join(server.home.folder(id), file), 'utf8')

  beforeAll(async () => {
    await createServer()
    const recordPriority = `
      import { getPriority } from 'node:os'
      import { writeFileSync } from 'node:fs'
      writeFileSync('priority', String(getPriority()))`
    await addRelease('10', {
      'cms/scripts/migrate.ts': recordPriority,
      'site/publisher.ts': `
        import { writeFileSync } from 'node:fs'
        process.once('SIGTERM', () => {
          writeFileSync('dist-releases/last-edit', '')
          process.exit()
        })
        setInterval(() => {}, 1000)`,
    })
    const manifest = { code: 'opening-page', since: '2026-11-28T00:00:00.000Z', addresses: [], files: {}, retired: {} }
    await addRelease('20', {
      'cms/scripts/migrate.ts': recordPriority,
      'cms/migrations/20261128_062626_second_factor.ts': '',
      'site/build.ts': `${pagesProgram('20', 20)}
        import { appendFileSync, existsSync } from 'node:fs'
        appendFileSync('builds.log', existsSync('dist-releases/last-edit') ? 'with the edit ' : 'without the edit ')
        writeFileSync('dist-releases/20.json', ${JSON.stringify(JSON.stringify(manifest))})`,
    })
    outputs.first = await server.release('activate', '10')
    const reader = startReader(server.home)
    try {
      outputs.second = await server.release('activate')
      expect(server.home.current()).toBe('20')
      expect(read('10', 'priority'), 'the first activation runs at a low priority').toBe('10')
      outputs.rollback = await server.release('rollback')
    } finally {
      reading = await reader.stop()
    }
  }, 300_000)
  afterAll(removeServer)

  test('no request fails while the new release replaces the live release, or during the rollback', () => {
    expect(outputs.second).toContain('20 is live.')
    expect(outputs.second).not.toContain('already live')
    expect(outputs.rollback).toContain('10 is live.')
    expect(reading.failures).toEqual([])
    expect(reading.requests).toBeGreaterThan(100)
    expect(server.home.current()).toBe('10')
    expect(read('10', 'back.log')).toBe('back 10')
  })

  test('the activation runs at a low priority, the rollback at the normal priority', () => {
    expect([read('20', 'priority'), read('10', 'priority')]).toEqual(['10', String(getPriority())])
  })

  test('edits that the old publisher publishes during the activation are in the pages of the new release', () => {
    expect(read('20', 'builds.log')).toBe('without the edit with the edit ')
  })

  test('the activation reports that visitors see an opening page, the rollback that the CMS lacks two-step sign-in', () => {
    expect(outputs.first).not.toMatch(/Opening soon|Warning/)
    expect(outputs.second).toContain('Visitors see only the page "Opening soon"')
    expect(outputs.second).not.toContain('Warning')
    expect(outputs.rollback).toContain('The CMS now asks for a password only')
  })
})

describe('on a new server', () => {
  beforeEach(createServer)
  afterEach(removeServer)

  test('a release that fails before the switch does not change the running product', async () => {
    await addRelease('10')
    await server.release('activate')
    const reader = startReader(server.home)
    const broken = {
      '20': { 'cms/scripts/migrate.ts': 'throw new Error("the migration")' },
      '30': { 'cms/start.ts': 'process.exit(1)' },
      '40': { 'site/build.ts': 'throw new Error("the pages")' },
      '50': { 'functions/dist/node.mjs': program('50', 503) },
    }
    const messages = ['the migration', 'nusa-cms@30.service did not start', 'the pages', 'nusa-site@50.service']
    for (const [index, [id, changes]] of Object.entries(broken).entries()) {
      await addRelease(id, changes)
      await expect(server.release('activate')).rejects.toThrow(messages[index])
    }
    expect((await reader.stop()).failures).toEqual([])
    expect(server.home.current()).toBe('10')
  })

  test('activating the live release migrates the database, and finishes an activation killed after the switch', async () => {
    await addRelease('10')
    const migrate = `
    import { appendFileSync } from 'node:fs'
    appendFileSync('migrated.log', 'migrated ')`
    await addRelease('20', { 'cms/scripts/migrate.ts': migrate })
    await server.release('activate', '10')
    await server.home.makeCurrent('20')
    const output = await server.release('activate', '20')
    expect(output).toContain('20 is live.')
    const migrations = readFileSync(path.join(server.home.folder('20'), 'migrated.log'), 'utf8')
    expect(migrations, 'a restored database may be older than the live release').toBe('migrated ')
    expect(output, 'a running release does not read its environment again').toContain('npm run release -- restart')
    for (const name of ['site', 'cms'] as const) {
      await expect.poll(() => requestStatus(socketOf(server.home, '20', name), '/')).toBe('200')
      expect(await requestStatus(socketOf(server.home, '10', name), '/')).not.toBe('200')
      const isEnabled = (id: string) =>
        existsSync(path.join(server.home.dir, 'units', `nusa-${name}@${id}.service.enabled`))
      expect([isEnabled('20'), isEnabled('10')]).toEqual([true, false])
    }
  })

  test('a rollback and a restart do not wait for a build, but the removal of releases does', async () => {
    for (const id of ['10', '20']) await addRelease(id)
    await server.home.write({ id: '10', commit: 'abc', built: '2026-11-28T00:00:00.000Z', activated: '2026-11-28' })
    await server.release('activate', '20')
    const finished: string[] = []
    const note = (command: string) => (output: string) => finished.push(`${command}: ${output}`)
    let removal: Promise<unknown> = Promise.resolve()
    const build = async () => {
      removal = server.release('prune').then(note('prune'))
      await server.release('rollback').then(note('rollback'))
      await server.release('restart').then(note('restart'))
      expect(server.home.ids()).toContain('unfinished')
    }
    await mkdir(server.home.folder('unfinished'))
    await withLock([server.home.locks.files], build, () => undefined)
    await removal
    expect(server.home.ids()).toEqual(['20', '10'])
    expect(finished).toEqual([
      expect.stringMatching(/^rollback: .*10 is live/s),
      expect.stringMatching(/^restart: .*10 runs again/s),
      expect.stringMatching(/^prune: .*waiting for it/s),
    ])
  })

  test('a mistake in the environment is reported before anything restarts', async () => {
    const check = "if (!process.env.SITE_URL) throw new Error('SITE_URL is missing')"
    await addRelease('10', { 'deploy/release/check-environment.ts': check })
    await server.release('activate')
    await server.set({ SITE_URL: '' })
    const reader = startReader(server.home)
    await expect(server.release('restart')).rejects.toThrow('SITE_URL is missing')
    await addRelease('20', { 'deploy/release/check-environment.ts': check })
    await expect(server.release('activate')).rejects.toThrow('SITE_URL is missing')
    expect((await reader.stop()).failures).toEqual([])
    expect(server.home.current()).toBe('10')
  })

  test('an activation removes the oldest release', async () => {
    for (const id of ['10', '20', '30', '40']) await addRelease(id)
    for (const id of ['10', '20', '30'])
      await server.home.write({ id, commit: 'abc', built: '2026-11-28T00:00:00.000Z', activated: `2026-11-${id}` })
    await server.release('activate')
    expect(server.home.ids()).toEqual(['40', '30', '20'])
  })
})
