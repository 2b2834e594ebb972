import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const hasAptGet = () => existsSync('/usr/bin/apt-get')

export const canInstallPackages = () => hasAptGet() && process.getuid?.() === 0

/** Installs packages with apt-get. A failure is only logged; the caller checks which programs are still missing. */
export async function installPackages(
  purpose: string,
  packages: readonly string[],
  log: (line: string) => void,
): Promise<void> {
  log(`  For ${purpose}, apt-get installs the packages: ${packages.join(', ')}.`)
  try {
    await runAptGet('update')
    await runAptGet('install', '--yes', '--no-install-recommends', ...packages)
  } catch (error) {
    log(`  ${error instanceof Error ? error.message : error}`)
  }
}

async function runAptGet(...args: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn('apt-get', ['--quiet=2', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`apt-get ${args.join(' ')} failed with code ${code}.`)
}

/** Debian and Homebrew install PgBouncer in these directories, which are not in the PATH of every user. */
const usualFolders = ['/usr/sbin', '/opt/homebrew/bin', '/usr/local/bin']

/** Returns null if PgBouncer is not installed. */
export function findPgBouncer(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...usualFolders]
  return folders.map((folder) => join(folder, 'pgbouncer')).find((program) => existsSync(program)) ?? null
}

export const pgBouncerHint = hasAptGet()
  ? 'Run: sudo apt-get update && sudo apt-get install --yes pgbouncer'
  : 'Install it so that pgbouncer is in the PATH, for example with Homebrew: brew install pgbouncer'

/** Installs PgBouncer if possible. The tests that need it fail if it is still missing. */
export async function ensurePgBouncer(log: (line: string) => void): Promise<void> {
  if (!findPgBouncer() && canInstallPackages()) await installPackages('tests with a pooler', ['pgbouncer'], log)
}

const swiftServers = ['account', 'container', 'object', 'proxy'] as const

/** OpenStack Swift is an object store with the API of S3. */
const swiftPackages = swiftServers.map((server) => `swift-${server}`)

export function hasSwift(): boolean {
  return swiftServers.every((server) => existsSync(`/usr/bin/swift-${server}-server`))
}

export const swiftHint = hasAptGet()
  ? `Run: sudo apt-get update && sudo apt-get install --yes --no-install-recommends ${swiftPackages.join(' ')}`
  : 'Run the tests on Debian or Ubuntu, for example in a container.'

/** Installs Swift if possible. The tests that need it fail if it is still missing. */
export async function ensureSwift(log: (line: string) => void): Promise<void> {
  if (!hasSwift() && canInstallPackages()) await installPackages('tests with a bucket', swiftPackages, log)
}
