import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Compares package-lock.json with npm's own record of the installed packages. File times are useless after a clone or a
 * change of branch.
 * @returns {{ expected: number, reason: string } | null} null if everything is installed
 */
export function missingPackages(root) {
  const wanted = packagesIn(join(root, 'package-lock.json'))
  if (!wanted)
    throw new Error('package-lock.json is missing or broken: restore it with git checkout package-lock.json.')
  const expected = Object.entries(wanted).filter(
    ([path, entry]) => path.startsWith('node_modules/') && !mayBeAbsent(entry),
  )
  const found = packagesIn(join(root, 'node_modules', '.package-lock.json'))
  if (!found) return { expected: expected.length, reason: 'They are not installed yet.' }
  const stale = expected.find(([path, entry]) => found[path]?.version !== entry.version)
  if (stale) return { expected: expected.length, reason: `${stale[0].slice('node_modules/'.length)} has changed.` }
  return null
}

/** Packages for other systems and processors, and those needed only in some setups, may be missing. */
const mayBeAbsent = (entry) => Boolean(entry.optional || entry.devOptional || entry.extraneous)

function packagesIn(file) {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null
  } catch {
    return null
  }
}
