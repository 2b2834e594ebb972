import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import type { Home } from './home.ts'
import { run } from './run.ts'

const megabyte = 1024 * 1024

/** The size of a release, measured on 2026-11-29. Used if there is no earlier release to measure. */
const firstReleaseMegabytes = { packages: 1800, otherFiles: 200 }

/** Space for the temporary files of a build, the cache of npm, the database, the pages and the pictures. */
const marginMegabytes = 500

/**
 * Checks that the disk has space for a build: as much as the newest release takes, and a margin. A build on a full disk
 * would go on for minutes, while the database and the CMS cannot write.
 *
 * @param sharesPackages whether the release links the packages of an earlier release, which takes no space
 * @throws if the disk does not have enough space
 */
export async function requireSpace(home: Home, sharesPackages: boolean, findFree = findFreeMegabytes): Promise<void> {
  const dir = existsSync(home.releasesDir) ? home.releasesDir : home.dir
  const [freeMegabytes, releaseMegabytes] = await Promise.all([findFree(dir), estimateRelease(home, sharesPackages)])
  const neededMegabytes = releaseMegabytes + marginMegabytes
  if (freeMegabytes >= neededMegabytes) return
  throw new Error(
    `The disk of ${dir} has ${freeMegabytes} MB free, and a build needs ${neededMegabytes} MB. Nothing was built. Remove old releases with "npm run release -- prune", then see "Free space on a full disk" in docs/operators.md.`,
  )
}

/** @param dir an existing directory on the disk */
export async function findFreeMegabytes(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir)
  return Math.floor((bavail * bsize) / megabyte)
}

/** Returns the size of the newest release (MB), without its packages if they are shared. */
async function estimateRelease(home: Home, sharesPackages: boolean): Promise<number> {
  const [newestRelease] = home.list()
  if (!newestRelease) {
    const { packages, otherFiles } = firstReleaseMegabytes
    return sharesPackages ? otherFiles : otherFiles + packages
  }
  return measureMegabytes(home.folder(newestRelease.id), sharesPackages ? ['--exclude=node_modules'] : [])
}

async function measureMegabytes(folder: string, options: readonly string[]): Promise<number> {
  const [kilobytes = ''] = (await run('du', ['-sk', ...options, folder])).split('\t')
  return Math.ceil(Number(kilobytes) / 1024)
}
