import { appendFile, chmod, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTemporaryFolder } from '../../../dev/testing/folder.ts'
import { openHome } from '../home.ts'
import { run } from '../run.ts'

const releaseProgram = path.resolve(import.meta.dirname, '..', 'main.ts')
const systemctlProgram = path.join(import.meta.dirname, 'systemctl.ts')

/**
 * Creates the home of a server, and replaces systemd by a stand-in. `release` runs `npm run release -- …` for the
 * server.
 */
export async function createTestHome(variables: Record<string, string>) {
  const dir = createTemporaryFolder('server')
  const binDir = path.join(dir, 'bin')
  await mkdir(binDir)
  const set = (changes: Record<string, string>) => {
    const lines = Object.entries(changes).map(([name, value]) => `${name}="${value}"\n`)
    return appendFile(path.join(dir, 'nusa.env'), lines.join(''))
  }
  await set(variables)
  await writeFile(path.join(binDir, 'systemctl'), `#!/bin/sh\nexec '${process.execPath}' '${systemctlProgram}' "$@"\n`)
  await chmod(path.join(binDir, 'systemctl'), 0o755)
  const env = { ...process.env, NUSA_HOME: dir, UNITS_HOME: dir, PATH: `${binDir}:${process.env.PATH}` }
  const home = openHome(dir)
  return {
    home,
    set,
    release: (...args: string[]) => run(process.execPath, [releaseProgram, ...args], { env }),
    async stop() {
      for (const id of home.ids()) {
        const units = ['site', 'cms', 'publisher'].map((name) => `nusa-${name}@${id}.service`)
        await run('systemctl', ['stop', ...units], { env })
      }
    },
  }
}
