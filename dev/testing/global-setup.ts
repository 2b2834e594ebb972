import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../postgres/postgres.ts'
import { createDataFolder } from './folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's maintenance database; `createTestDatabase` copies the migrated template on this server. */
    postgresUrl: string
  }
}

export const TEMPLATE_DATABASE = 'nusa_template'

/** Starts one server with a migrated database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = createDataFolder('test')
  const postgres = await startPostgres({
    dataDir,
    // The data need not survive a power cut.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  })
  const teardown = async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await createTemplate(postgres.url)
  } catch (error) {
    await teardown()
    throw error
  }
  project.provide('postgresUrl', postgres.url)
  return teardown
}

async function createTemplate(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${TEMPLATE_DATABASE}`)
  await client.end()
  const script = 'cms/scripts/migrate.ts'
  if (!existsSync(script)) return
  const url = new URL(serverUrl)
  url.pathname = `/${TEMPLATE_DATABASE}`
  execFileSync(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NUSA_ENV: 'local', DATABASE_URL: url.href, PAYLOAD_SECRET: 'a secret only for tests' },
  })
}
