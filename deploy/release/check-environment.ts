import { accessSync, constants, existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { databaseUrlSchema, EnvironmentError, explainConnectionFailure, OperatorError } from '@nusa/shared/environment'
import pg from 'pg'
import { readCmsEnv, readMediaBucket } from '../../cms/core/env.ts'
import { parseEnv, requiredByNodeHost } from '../../functions/hosts/env.ts'
import { readPublisherEnv } from '../../site/publisher/env.ts'

/** Checks the environment before any process stops or starts: `node deploy/release/check-environment.ts`. */
const checks: (() => unknown)[] = [
  () => readCmsEnv(process.env),
  () => parseEnv(process.env, requiredByNodeHost),
  () => readPublisherEnv(process.env),
  checkPicturesDirectory,
  checkDatabase,
]
for (const check of checks) {
  try {
    await check()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
if (process.exitCode) console.error('Then run the command again. Nothing has been changed.')

/** The directory of a release is removed some releases later, and each process has its own working directory. */
function checkPicturesDirectory(): void {
  if (readMediaBucket(process.env) !== null) return
  const name = process.env.MEDIA_DIR ? 'MEDIA_DIR' : 'DATA_DIR'
  const value = process.env[name] ?? ''
  const problem = path.isAbsolute(value)
    ? findWriteProblem(value, name === 'MEDIA_DIR' ? value : path.join(value, 'media'))
    : 'must be the absolute path of a directory outside of the releases, such as /srv/nusa/data'
  if (problem)
    throw new EnvironmentError('the CMS and the API', [`${name} ${problem}: pictures are stored there`], process.env)
}

/**
 * Returns why files cannot be stored in the directory; null if they can. The CMS creates a directory that is missing.
 */
function findWriteProblem(value: string, dir: string): string | null {
  let existingDir = dir
  while (!existsSync(existingDir)) existingDir = path.dirname(existingDir)
  if (!statSync(existingDir).isDirectory()) return `is ${value}, but ${existingDir} is not a directory`
  try {
    accessSync(existingDir, constants.W_OK)
    return null
  } catch {
    return `is ${value}, but ${existingDir} is not writable`
  }
}

async function checkDatabase(): Promise<void> {
  const { data: connectionString } = databaseUrlSchema.safeParse(process.env.DATABASE_URL)
  // The CMS and the API report an address that is missing or invalid.
  if (connectionString === undefined) return
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
  } catch (error) {
    throw new OperatorError(explainConnectionFailure(error, process.env))
  } finally {
    await client.end().catch(() => undefined)
  }
}
