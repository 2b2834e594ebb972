import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
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
if (process.exitCode) console.error('Nothing has been changed. Correct this, then run the command again.')

/**
 * Checks the directory of the pictures. A relative path is rejected, because it would be inside the directory of a
 * release, which is removed later.
 */
function checkPicturesDirectory(): void {
  if (readMediaBucket(process.env) !== null) return
  const name = process.env.MEDIA_DIR ? 'MEDIA_DIR' : 'DATA_DIR'
  const value = process.env[name] ?? ''
  if (!path.isAbsolute(value)) {
    const rule = 'must be the absolute path of a directory outside of the releases, such as /srv/nusa/data'
    throw new EnvironmentError('the CMS and the API', [`${name} ${rule}: pictures are stored there`], process.env)
  }
  requireWritable(`${name} is ${value}`, name === 'MEDIA_DIR' ? value : path.join(value, 'media'))
}

/**
 * Checks that pictures can be stored in the directory. The CMS creates a directory that is missing.
 * @param setting the variable and its value, such as `DATA_DIR is /srv/nusa/data`
 */
function requireWritable(setting: string, dir: string): void {
  let existingDir = dir
  while (!existsSync(existingDir)) existingDir = path.dirname(existingDir)
  if (!statSync(existingDir).isDirectory()) {
    const problem = `${setting}, but ${existingDir} is not a directory: pictures are stored there`
    throw new EnvironmentError('the CMS and the API', [problem], process.env)
  }
  try {
    accessSync(existingDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const problem = `${setting}, but ${existingDir} is not writable: pictures are stored there.`
    throw new OperatorError(`${problem} ${describeWriteAccessFix(error, dir, existingDir)}`)
  }
}

/** Returns what root must do: give the directory to this user, or mount its disk so that it can be written to. */
function describeWriteAccessFix(error: unknown, dir: string, existingDir: string): string {
  if (error instanceof Error && 'code' in error && error.code === 'EROFS')
    return 'Its disk is read-only: mount it so that it can be written to.'
  const { username } = userInfo()
  const command = existingDir === dir ? `chown -R ${username} ${dir}` : `install -d -o ${username} ${dir}`
  return `Run this as root: ${command}`
}

async function checkDatabase(): Promise<void> {
  const { data: connectionString } = databaseUrlSchema.safeParse(process.env.DATABASE_URL)
  // The checks of the CMS and the API have already reported a missing or invalid DATABASE_URL.
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
