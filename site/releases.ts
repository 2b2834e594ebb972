import path from 'node:path'
import { withLock } from './build/lock.ts'
import { readRelease } from './build/release.ts'
import { openReleases, pruneReleases } from './build/releases.ts'
import { type RestoreFailure, restoreRelease } from './build/restore-release.ts'

/**
 * Lists the releases of the storefront in DIST_DIR (dist/): `node site/releases.ts`. `node site/releases.ts back 12`
 * publishes a copy of release 12.
 */
const root = path.resolve(import.meta.dirname, '..')
const distDir = path.resolve(root, process.env.DIST_DIR || 'dist')
const releases = openReleases(distDir)
const lock = `${distDir}.lock`

const failureMessages: Record<RestoreFailure, string> = {
  is_live: 'That release is already live.',
  not_kept: 'There is no such release. Call this script without arguments to list the retained releases.',
  not_whole: 'Files of that release were changed or deleted: nothing was done.',
}

async function list(): Promise<void> {
  const liveNumber = await releases.readLiveNumber()
  if (liveNumber === null) console.log('There is no release yet: node site/build.ts makes one.')
  for (const number of await releases.listNumbers()) {
    const release = await readRelease(releases.manifestOf(number))
    const copyNote = release?.copyOf === undefined ? '' : `, a copy of ${release.copyOf}`
    console.log(`${number}  ${release?.since ?? 'of unknown age'}${copyNote}${number === liveNumber ? '  (live)' : ''}`)
  }
}

async function restore(releaseNumber: number): Promise<void> {
  const result = await withLock(
    [lock],
    () => restoreRelease(releases, releaseNumber),
    () => console.log('A build is under way: waiting for it.'),
  )
  if ('failure' in result) {
    console.error(failureMessages[result.failure])
    process.exitCode = 1
  } else {
    await pruneReleases(releases, lock)
    console.log(`Release ${result.release} is live, a copy of ${releaseNumber}.`)
  }
}

const [command, number] = process.argv.slice(2)
if (command === undefined) await list()
else if (command === 'back' && /^\d+$/.test(number ?? '')) await restore(Number(number))
else {
  console.error('node site/releases.ts lists the releases, node site/releases.ts back <number> restores a release.')
  process.exitCode = 1
}
