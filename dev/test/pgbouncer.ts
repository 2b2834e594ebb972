import { existsSync } from 'node:fs'
import { canInstallPackages, hasAptGet, installPackages } from './debian-packages.ts'

const programs = [
  '/usr/sbin/pgbouncer',
  '/usr/bin/pgbouncer',
  '/usr/local/bin/pgbouncer',
  '/opt/homebrew/bin/pgbouncer',
]

/** Returns the path of PgBouncer, or null if it is not installed. */
export function findPgBouncer(): string | null {
  return programs.find((program) => existsSync(program)) ?? null
}

/** The command with which a person installs PgBouncer. */
export const pgBouncerCommand = hasAptGet()
  ? 'sudo apt-get update && sudo apt-get install --yes pgbouncer'
  : 'brew install pgbouncer'

/** Installs PgBouncer if it is missing and this process may. The tests that need it fail if it is still missing. */
export async function ensurePgBouncer(log: (line: string) => void): Promise<void> {
  if (!findPgBouncer() && canInstallPackages()) await installPackages('tests with a pooler', ['pgbouncer'], log)
}
