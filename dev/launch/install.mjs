import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  /** @param {string} path */
  const isMissing = (path) => !existsSync(join(root, path))
  const optionalPaths = Object.keys(lockedPackages).filter(
    (path) => mayBeAbsent(lockedPackages[path]) && installedPackages[path],
  )
  const stalePaths = [
    ...expected.filter((path) => hasOtherVersion(path) || isMissing(path)),
    ...optionalPaths.filter(hasOtherVersion),
  ]
  const [firstPath] = stalePaths
  if (!firstPath) return null
  if (!hasDevPackages && stalePaths.every((path) => lockedPackages[path].dev)) {
    return { expected: stalePaths, reason: 'Checks and tests need them.', includesDev, keepsInstalled: true }
  }
  const name = firstPath.slice('node_modules/'.length)
  const reason = hasOtherVersion(firstPath) ? `${name} has changed.` : `${name} is missing.`
  return { expected, reason, includesDev, keepsInstalled: false }
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
 * Installs the packages that are missing. Waits for another command that installs them.
 * @param {string} root
 * @param {boolean} productOnly whether the command works without the development packages
 * @throws an Error with advice if it fails or is stopped
 */
export async function ensurePackages(root, productOnly) {
  if (findMissingPackages(root, productOnly) === null) return
  const lock = await lockInstallation(root)
  try {
    // Another command may have installed them meanwhile.
    const request = findMissingPackages(root, productOnly)
    if (request !== null) await installPackages(root, request, lock)
  } finally {
    lock.release()
  }
}

/** Two installations at the same time would delete each other's packages. */
async function lockInstallation(root) {
  const file = join(root, '.build', 'install.lock')
  mkdirSync(join(root, '.build'), { recursive: true })
  let hasAnnouncedWait = false
  while (!tryToCreate(file)) {
    const content = readFileSync(file, 'utf8')
    if (!content.split(' ').map(Number).some(isRunning)) {
      // Its processes were killed.
      rmSync(file, { force: true })
      continue
    }
    if (!hasAnnouncedWait) console.log('Another command installs the packages: waiting for it.')
    hasAnnouncedWait = true
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return {
    /** Extends the lock until this process has ended, too. */
    addProcess: (pid) => writeFileSync(file, `${process.pid} ${pid}`),
    release: () => rmSync(file, { force: true }),
  }
}

function tryToCreate(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function isRunning(pid) {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

async function installPackages(root, { expected, reason, includesDev, keepsInstalled }, lock) {
  const startedAt = Date.now()
  const elapsedSeconds = () => Math.round((Date.now() - startedAt) / 1000)
  console.log(`Installing ${expected.length} npm packages. ${reason} It takes a minute or two.`)
  const progress = setInterval(() => {
    console.log(`  ${describeProgress(root, expected)}, ${elapsedSeconds()} s`)
  }, 10_000)
  // npm writes this record when it has finished. Without it, an interrupted installation is repeated from the start.
  rmSync(join(root, 'node_modules', '.package-lock.json'), { force: true })
  // `npm ci` first deletes all installed packages. `npm install --no-save` adds to them and does not change the lock file.
  const npmCommand = keepsInstalled ? ['install', '--no-save'] : ['ci']
  const groups = [includesDev ? '--include=dev' : '--omit=dev', '--include=optional']
  try {
    await runNpm(root, [...npmCommand, ...groups, '--no-audit', '--no-fund', '--loglevel=error'], lock)
  } finally {
    clearInterval(progress)
  }
  console.log(`  installed in ${elapsedSeconds()} s\n`)
}

async function runNpm(root, args, lock) {
  const npmScript = process.env.npm_execpath
  const isNodeScript = npmScript?.endsWith('.js') && existsSync(npmScript)
  const isWindows = process.platform === 'win32'
  const npmProgram = isWindows ? 'npm.cmd' : 'npm'
  const command = isNodeScript ? process.execPath : npmProgram
  const child = spawn(command, isNodeScript ? [npmScript, ...args] : args, {
    cwd: root,
    stdio: 'inherit',
    shell: !isNodeScript && isWindows,
    // In a separate process group, npm can be ended together with the install scripts of packages.
    detached: !isWindows,
    // With NODE_ENV=production from the caller's shell, npm would omit the development packages.
    env: { ...process.env, NODE_ENV: 'development' },
  })
  if (child.pid !== undefined) lock.addProcess(child.pid)
  let isStopped = false
  // After SIGTERM, npm would go on for a minute: it finishes unpacking, and then removes what it has unpacked.
  const stop = () => {
    if (isStopped || child.pid === undefined) return
    isStopped = true
    if (isWindows) child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  }
  const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of stopSignals) process.on(signal, stop)
  const code = await new Promise((resolve, reject) => {
    child.once('error', () =>
      reject(new Error('npm was not found. Install Node 20.20 or newer with npm from nodejs.org.')),
    )
    child.once('exit', resolve)
  })
  for (const signal of stopSignals) process.off(signal, stop)
  if (isStopped) throw new Error('The installation was stopped. Run the command again.')
  if (code === 0) return
  throw new Error(
    `npm ${args[0]} failed (its reasons are above). Is the npm registry reachable, is there room on the disk, and may you write here? Then try again.`,
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
