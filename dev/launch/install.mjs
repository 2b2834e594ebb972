import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Runs `npm ci` and prints its progress.
 * @param expected the paths of the packages, such as `node_modules/next`
 * @throws an Error with advice if it fails
 */
export async function installPackages(root, { expected, reason }) {
  const startedAt = Date.now()
  const elapsedSeconds = () => Math.round((Date.now() - startedAt) / 1000)
  console.log(`Installing ${expected.length} npm packages. ${reason} It takes a minute or two.`)
  const progress = setInterval(() => {
    console.log(`  ${describeProgress(root, expected)}, ${elapsedSeconds()} s`)
  }, 10_000)
  try {
    await runNpm(root, ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'])
  } finally {
    clearInterval(progress)
  }
  console.log(`  installed in ${elapsedSeconds()} s\n`)
}

async function runNpm(root, args) {
  const npmScript = process.env.npm_execpath
  const isNodeScript = npmScript?.endsWith('.js') && existsSync(npmScript)
  const npmProgram = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const command = isNodeScript ? process.execPath : npmProgram
  const shell = !isNodeScript && process.platform === 'win32'
  // With NODE_ENV=production from the caller's shell, npm would omit the development tools.
  const env = { ...process.env, NODE_ENV: 'development' }
  const child = spawn(command, isNodeScript ? [npmScript, ...args] : args, { cwd: root, stdio: 'inherit', shell, env })
  const code = await new Promise((resolve, reject) => {
    child.once('error', () =>
      reject(new Error('npm was not found. Install Node 20.20 or newer with npm from nodejs.org.')),
    )
    child.once('exit', resolve)
  })
  if (code === 0) return
  throw new Error(
    'npm ci failed (its reasons are above). Is the npm registry reachable, is there room on the disk, and may you write here? Then try again.',
  )
}

/**
 * Returns how many of the packages have a directory, including packages inside of other packages. After the last
 * directory is created, npm still unpacks files and runs install scripts, which takes a while.
 *
 * @param {string} root
 * @param {string[]} expected
 */
export function describeProgress(root, expected) {
  const count = expected.filter((path) => existsSync(join(root, path))).length
  const progress = `${count} of ${expected.length}`
  return count < expected.length ? progress : `${progress}, unpacking the last files`
}
