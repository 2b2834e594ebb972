import { appendFile, chmod, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTemporaryFolder } from '../../../dev/testing/folder.ts'
import { openHome } from '../home.ts'
import { run } from '../run.ts'

const program = path.resolve(import.meta.dirname, '..', 'main.ts')
const systemctl = path.join(import.meta.dirname, 'systemctl.ts')

/** Replaces systemd by a stand-in. `release` runs `npm run release -- …` for the server. */
export async function createTestHome(variables: Record<string, string>) {
  const dir = createTemporaryFolder('server')
  const bin = path.join(dir, 'bin')
  await mkdir(bin)
  const set = (more: Record<string, string>) => {
    const lines = Object.entries(more).map(([name, value]) => `${name}="${value}"\n`)
    return appendFile(path.join(dir, 'nusa.env'), lines.join(''))
  }
  await set(variables)
  await writeFile(path.join(bin, 'systemctl'), `#!/bin/sh\nexec '${process.execPath}' '${systemctl}' "$@"\n`)
  await chmod(path.join(bin, 'systemctl'), 0o755)
  const env = { ...process.env, NUSA_HOME: dir, UNITS_HOME: dir, PATH: `${bin}:${process.env.PATH}` }
  const home = openHome(dir)
  return {
    home,
    set,
    release: (...args: string[]) => run(process.execPath, [program, ...args], { env }),
    async stop() {
      for (const id of home.ids()) {
        const units = ['site', 'cms', 'publisher'].map((name) => `nusa-${name}@${id}.service`)
        await run('systemctl', ['stop', ...units], { env })
      }
    },
  }
}
