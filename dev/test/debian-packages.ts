import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

export const hasAptGet = () => existsSync('/usr/bin/apt-get')

/** Returns whether this process may install Debian packages: it is root on a system with apt-get. */
export const canInstallPackages = () => hasAptGet() && process.getuid?.() === 0

/** Installs packages and logs their purpose. A failure is only logged: the caller checks what is still missing. */
export async function installPackages(
  purpose: string,
  packages: readonly string[],
  log: (line: string) => void,
): Promise<void> {
  log(`  For ${purpose}, apt-get installs the packages: ${packages.join(', ')}.`)
  try {
    await aptGet('update')
    await aptGet('install', '--yes', '--no-install-recommends', ...packages)
  } catch (error) {
    log(`  ${error instanceof Error ? error.message : error}`)
  }
}

async function aptGet(...args: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn('apt-get', ['--quiet=2', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`apt-get ${args.join(' ')} failed with code ${code}.`)
}
