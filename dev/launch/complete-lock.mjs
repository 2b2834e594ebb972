// Completes package-lock.json after `npm install`. npm omits packages for other systems that the current registry does
// not have, and `npm ci` then rejects the lock file. Run: node dev/launch/complete-lock.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The values of `os` in the lock file, by the words for systems in package names. */
const SYSTEMS = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  win32: 'win32',
  win: 'win32',
  windows: 'win32',
}
/** The values of `cpu` in the lock file, by the words for processors in package names. */
const PROCESSORS = { arm: 'arm', arm64: 'arm64', 64: 'x64', x64: 'x64', ia32: 'ia32', wasm32: 'wasm32' }

/**
 * Adds an entry for each optional dependency that is missing in the lock file.
 * @param {Record<string, any>} packages the packages of the lock file by path; changed in place
 * @returns {string[]} the paths that were added
 */
export function completeLock(packages) {
  const added = []
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const isExactVersion = /^\d/.test(version)
      if (!isExactVersion) continue
      const existingPath = findPackagePath(packages, path, name)
      if (existingPath !== null && packages[existingPath].version === version) continue
      const lockPath = existingPath === null ? `node_modules/${name}` : `${path}/node_modules/${name}`
      packages[lockPath] = { version, ...parsePlatform(name), optional: true, ...(dev && { dev: true }) }
      added.push(lockPath)
    }
  }
  return added
}

/** Returns the path in the lock file where Node would find the dependency `name` of the package at `dependentPath`. */
function findPackagePath(packages, dependentPath, name) {
  let folder = dependentPath
  while (folder !== '') {
    const lockPath = `${folder}/node_modules/${name}`
    if (packages[lockPath]) return lockPath
    const parentEnd = folder.lastIndexOf('/node_modules/')
    folder = parentEnd < 0 ? '' : folder.slice(0, parentEnd)
  }
  const rootPath = `node_modules/${name}`
  return packages[rootPath] ? rootPath : null
}

/** Derives system, processor and libc from the name of a platform package: `@turbo/windows-64`, `…-linux-x64-musl`. */
function parsePlatform(name) {
  const words = name.split('/').at(-1).split('-')
  const os = words.map((word) => SYSTEMS[word]).find(Boolean)
  const cpu = words.map((word) => PROCESSORS[word]).find(Boolean)
  const glibc = words.some((word) => word.startsWith('gnu')) ? 'glibc' : null
  const libc = words.includes('musl') ? 'musl' : glibc
  /** @type {{ cpu?: string[], libc?: string[], os?: string[] }} */
  const platform = {}
  if (cpu) platform.cpu = [cpu]
  if (libc) platform.libc = [libc]
  if (os) platform.os = [os]
  return platform
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = join(import.meta.dirname ?? '.', '..', '..', 'package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const added = completeLock(lock.packages)
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(added.length === 0 ? 'The lock is complete.' : `Added ${added.length}:\n${added.join('\n')}`)
}
