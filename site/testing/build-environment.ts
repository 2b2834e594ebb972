import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { withLock } from '../build/lock.ts'

const root = path.join(import.meta.dirname, '..', '..')
// Built code has to be inside the checkout. A separate directory leaves the code of a running product alone.
const BUILT_CODE_DIR = path.join(root, '.build', 'test-code')
let codeBuild: Promise<unknown> | undefined

/**
 * Builds the code of the pages once for all test files. Returns the environment of a build that uses this code and
 * compresses pages quickly.
 */
export async function prepareBuildEnvironment(): Promise<NodeJS.ProcessEnv> {
  const preload = new URL('quick-compression.ts', import.meta.url)
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${preload}`
  const env = { ...process.env, BUILT_CODE_DIR, NODE_OPTIONS }
  // `build.integration.test.ts` checks that this code is a production build for every value of NODE_ENV.
  const buildCode = () =>
    promisify(execFile)(process.execPath, [path.join(root, 'site/build.ts'), '--code'], {
      env: { ...env, NODE_ENV: 'development' },
    })
  codeBuild ??= withLock([`${BUILT_CODE_DIR}.lock`], buildCode, () => undefined)
  await codeBuild
  return env
}
