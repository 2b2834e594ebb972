import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const IGNORED_NAMES = new Set(['node_modules', 'dist', '.next', '.turbo', 'migrations', 'next-env.d.ts'])

/**
 * Returns a hash of the sources, which differs if a file differs.
 * @param paths relative to `root`; a missing path counts as empty
 * @param otherInputs further inputs of the build
 */
export function fingerprint(root: string, paths: string[], otherInputs: string[] = []): string {
  const hash = createHash('sha256')
  for (const input of otherInputs) hash.update(input).update('\0')
  const files = paths.flatMap((path) => listSources(join(root, path)))
  for (const file of files) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

export function matchesFingerprint(file: string, expected: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === expected
}

export function writeFingerprint(file: string, value: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, value)
}

function listSources(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !IGNORED_NAMES.has(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? listSources(join(path, entry.name)) : join(path, entry.name)))
}
