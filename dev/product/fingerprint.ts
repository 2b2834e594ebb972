import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const NOT_SOURCE = new Set(['node_modules', 'dist', '.next', '.turbo', 'migrations', 'next-env.d.ts'])

/**
 * A hash of files and of all sources below folders, to tell whether what was built from them is still good.
 * @param paths relative to `root`; what is missing counts as empty
 * @param settings whatever else goes into the build
 */
export function fingerprint(root: string, paths: string[], settings: string[] = []): string {
  const hash = createHash('sha256')
  for (const setting of settings) hash.update(setting).update('\0')
  for (const path of paths.flatMap((start) => sourcesBelow(join(root, start)))) {
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

/** Whether the note beside a build says that it was made from this. */
export function isBuiltFrom(note: string, wanted: string): boolean {
  return existsSync(note) && readFileSync(note, 'utf8') === wanted
}

export function noteBuiltFrom(note: string, made: string): void {
  mkdirSync(dirname(note), { recursive: true })
  writeFileSync(note, made)
}

function sourcesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCE.has(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? sourcesBelow(join(path, entry.name)) : join(path, entry.name)))
}
