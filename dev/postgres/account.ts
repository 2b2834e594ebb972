import { execFileSync, spawnSync } from 'node:child_process'

type SystemAccount = { uid: number; gid: number }

/** Null means the account of this process. */
export type Account = SystemAccount | null

/**
 * Returns the account that runs PostgreSQL, which refuses to run as root. If this process runs as root, the account is
 * `postgres`, which is created if it is missing, or else `nobody`.
 */
export function ensureDatabaseAccount(): Account {
  if (process.getuid?.() !== 0) return null
  const account = findAccount('postgres') ?? createAccount('postgres') ?? findAccount('nobody')
  if (!account) {
    throw new Error('PostgreSQL cannot run as root and no other account exists. Run: useradd --system postgres')
  }
  return account
}

/** Returns whether the account can run the program. The account needs access to every directory above the program. */
export function canRun(program: string, account: Account): boolean {
  return spawnSync(program, ['--version'], { ...account, stdio: 'ignore', cwd: '/' }).status === 0
}

export function canWrite(folder: string, account: Account): boolean {
  if (!account) return true
  const args = ['-c', '[ -r "$1" ] && [ -w "$1" ] && [ -x "$1" ]', 'sh', folder]
  return spawnSync('/bin/sh', args, { ...account, stdio: 'ignore', cwd: '/' }).status === 0
}

function createAccount(name: string): SystemAccount | null {
  const result = spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', name])
  return result.status === 0 ? findAccount(name) : null
}

function findAccount(name: string): SystemAccount | null {
  try {
    const readId = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }).trim())
    return { uid: readId('-u'), gid: readId('-g') }
  } catch {
    return null
  }
}
