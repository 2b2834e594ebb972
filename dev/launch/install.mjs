import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Compares package-lock.json with npm's own record of the installed packages, because file times are useless after a
 * clone or a change of branch. Development packages that are installed already are kept up to date.
 * @param {string} root
 * @param {boolean} productOnly whether the command works without the development packages
 * @returns {import('./install.mjs').InstallRequest | null} null if everything is installed
 * @throws an Error if package-lock.json cannot be read
 */
export function findMissingPackages(root, productOnly) {
  const lockedPackages = readPackages(join(root, 'package-lock.json'))
  if (!lockedPackages)
    throw new Error('package-lock.json is missing or broken: restore it with git checkout package-lock.json.')
  const installedPackages = readPackages(join(root, 'node_modules', '.package-lock.json'))
  const hasDevPackages = Object.values(installedPackages ?? {}).some(({ dev }) => dev)
  const includesDev = !productOnly || hasDevPackages
  const expected = Object.keys(lockedPackages).filter((path) => {
    const lockedPackage = lockedPackages[path]
    return path.startsWith('node_modules/') && !mayBeAbsent(lockedPackage) && (includesDev || !lockedPackage.dev)
  })
  if (!installedPackages) {
    return { expected, reason: 'They are not installed yet.', includesDev, keepsInstalled: false }
  }
  /** @param {string} path */
  const hasOtherVersion = (path) => installedPackages[path]?.version !== lockedPackages[path].version
  const stalePaths = expected.filter(hasOtherVersion)
  const [firstPath] = stalePaths
  if (!firstPath) return null
  if (!hasDevPackages && stalePaths.every((path) => lockedPackages[path].dev)) {
    return { expected: stalePaths, reason: 'Checks and tests need them.', includesDev, keepsInstalled: true }
  }
  const changedName = firstPath.slice('node_modules/'.length)
  return { expected, reason: `${changedName} has changed.`, includesDev, keepsInstalled: false }
}

/**
 * Returns whether a package may be missing: it is for another system or processor, or it is needed only in some setups.
 */
function mayBeAbsent(lockedPackage) {
  return Boolean(lockedPackage.optional || lockedPackage.devOptional || lockedPackage.extraneous)
}

function readPackages(file) {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null
  } catch {
    return null
  }
}

/**
 * Installs the packages with npm and prints its progress.
 * @throws an Error with advice if it fails
 */
export async function installPackages(root, { expected, reason, includesDev, keepsInstalled }) {
  const startedAt = Date.now()
  const elapsedSeconds = () => Math.round((Date.now() - startedAt) / 1000)
  console.log(`Installing ${expected.length} npm packages. ${reason} It takes a minute or two.`)
  const progress = setInterval(() => {
    console.log(`  ${describeProgress(root, expected)}, ${elapsedSeconds()} s`)
  }, 10_000)
  // `npm ci` first deletes all installed packages. `npm install --no-save` adds to them and leaves the lock file as it is.
  const npmCommand = keepsInstalled ? ['install', '--no-save'] : ['ci']
  const groups = [includesDev ? '--include=dev' : '--omit=dev', '--include=optional']
  try {
    await runNpm(root, [...npmCommand, ...groups, '--no-audit', '--no-fund', '--loglevel=error'])
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
