import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Returns the source files in a directory tree, sorted, without tests and installed packages. */
function sourceFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(`${path.sep}node_modules${path.sep}`) && !/\.(test|spec)\.tsx?$/.test(file))
    .sort()
}

/**
 * Returns a short hash of files and directories that identifies a version of the code.
 * @param {string[]} paths absolute paths
 * @param {string[]} [settings] everything else that the result depends on
 */
export function codeHash(paths, settings = []) {
  const hash = createHash('sha256')
  for (const setting of settings) hash.update(`${setting}\0`)
  for (const sourcePath of paths) {
    // A path without an extension is a directory.
    const files = path.extname(sourcePath) === '' ? sourceFiles(sourcePath) : [sourcePath]
    for (const file of files) {
      hash.update(path.relative(sourcePath, file)).update('\0').update(readFileSync(file))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
