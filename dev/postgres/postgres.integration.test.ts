import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTemporaryFolder } from '../testing/folder.ts'
import { startPostgres } from './postgres.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = createTemporaryFolder('postgres')
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

describe('the embedded PostgreSQL', () => {
  it('has the same data and the same port after a restart', async () => {
    const first = await startPostgres({ dataDir })
    await query(first.url, 'create table kept as select 7 as n')
    await first.stop()
    const second = await startPostgres({ dataDir })
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }])
    expect(second.url).toBe(first.url)
    await second.stop()
  })

  it('stops a server that a killed process left running, and does not lose committed data', async () => {
    const script = `
      const { startPostgres } = await import('${new URL('./postgres.ts', import.meta.url).href}')
      const { url } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)} })
      console.log(url)
      setInterval(() => undefined, 1000)`
    const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [url] = await once(owner.stdout, 'data')
    await query(String(url).trim(), 'create table survived as select 1 as n')
    owner.kill('SIGKILL')
    await once(owner, 'exit')
    const next = await startPostgres({ dataDir })
    expect(await query(next.url, 'select n from survived')).toEqual([{ n: 1 }])
    await next.stop()
  })

  it('refuses a directory whose server is used by another running process', async () => {
    const running = await startPostgres({ dataDir })
    await expect(startPostgres({ dataDir })).rejects.toThrow(`in use by process ${process.pid}`)
    await running.stop()
  })

  it('starts again after its server was killed', async () => {
    const first = await startPostgres({ dataDir })
    const [row] = await query(first.url, "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid")
    execFileSync('kill', ['-9', (row as { pid: string }).pid])
    await first.exited
    const second = await startPostgres({ dataDir })
    expect(await query(second.url, 'select n from survived')).toEqual([{ n: 1 }])
    await second.stop()
  })

  it('finds its data after the directory was moved', async () => {
    const moved = `${dataDir}-moved`
    await rename(dataDir, moved)
    dataDir = moved
    const server = await startPostgres({ dataDir })
    expect(await query(server.url, 'select n from survived')).toEqual([{ n: 1 }])
    await server.stop()
  })

  it('finds its data without cluster.json, and sets a new password', async () => {
    await rm(join(dataDir, 'cluster.json'))
    const server = await startPostgres({ dataDir })
    expect(await query(server.url, 'select n from survived')).toEqual([{ n: 1 }])
    await server.stop()
  })

  it('does not start if cluster.json is damaged or points to a missing directory', async () => {
    const note = join(dataDir, 'cluster.json')
    await writeFile(note, '')
    await expect(startPostgres({ dataDir })).rejects.toThrow(`${note} is damaged`)
    await writeFile(note, JSON.stringify({ folder: '/nowhere/at-all', password: 'x' }))
    await expect(startPostgres({ dataDir })).rejects.toThrow(
      'names /nowhere/at-all as the database, but that directory is missing',
    )
    await rm(note)
    const server = await startPostgres({ dataDir })
    expect(await query(server.url, 'select n from survived')).toEqual([{ n: 1 }])
    await server.stop()
  })
})
