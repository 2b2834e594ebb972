import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The files below a folder that say how something is built, in a fixed order: no tests, no installed packages. */
function sourceFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(`${path.sep}node_modules${path.sep}`) && !/\.(test|spec)\.tsx?$/.test(file))
    .sort()
}

/**
 * A short hash of files and of everything in folders, so that what was made by other code can be told apart.
 * @param {string[]} paths absolute paths
 * @param {string[]} [settings] whatever else the outcome hangs on
 */
export function codeHash(paths, settings = []) {
  const hash = createHash('sha256')
  for (const setting of settings) hash.update(`${setting}\0`)
  for (const start of paths) {
    for (const file of path.extname(start) === '' ? sourceFiles(start) : [start]) {
      hash.update(path.relative(start, file)).update('\0').update(readFileSync(file))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
