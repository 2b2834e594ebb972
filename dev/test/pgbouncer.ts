import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstallPackages, hasAptGet, installPackages } from './debian-packages.ts'

/** Where Debian and Homebrew install PgBouncer. These folders are not in the PATH of every user. */
const usualFolders = ['/usr/sbin', '/opt/homebrew/bin', '/usr/local/bin']

/** Returns the path of PgBouncer, or null if it is not installed. */
export function findPgBouncer(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...usualFolders]
  return folders.map((folder) => join(folder, 'pgbouncer')).find((program) => existsSync(program)) ?? null
}

/** Says how a person installs PgBouncer. */
export const pgBouncerHint = hasAptGet()
  ? 'Run: sudo apt-get update && sudo apt-get install --yes pgbouncer'
  : 'Install it so that pgbouncer is in the PATH, for example with Homebrew: brew install pgbouncer'

/** Installs PgBouncer if it is missing and this process may. The tests that need it fail if it is still missing. */
export async function ensurePgBouncer(log: (line: string) => void): Promise<void> {
  if (!findPgBouncer() && canInstallPackages()) await installPackages('tests with a pooler', ['pgbouncer'], log)
}
