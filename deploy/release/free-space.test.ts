import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTemporaryFolder } from '../../dev/testing/folder.ts'
import { requireSpace } from './free-space.ts'
import { type Home, openHome } from './home.ts'

let home: Home
beforeEach(() => {
  home = openHome(createTemporaryFolder('space'))
})
afterEach(() => rm(home.dir, { recursive: true }))

const withFree = (megabytes: number, sharesPackages: boolean) =>
  requireSpace(home, sharesPackages, async () => megabytes)

test('the first release needs 2500 MB, or 700 MB if its packages are already installed', async () => {
  await expect(withFree(2499, false)).rejects.toThrow(
    /2499 MB free, and a build needs 2500 MB\..*npm run release -- prune/,
  )
  await withFree(2500, false)
  await expect(withFree(699, true)).rejects.toThrow('a build needs 700 MB')
  await withFree(700, true)
})

test('a release needs as much space as the newest release, and a margin of 500 MB', async () => {
  const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, 1)
  const folder = home.folder('10')
  await mkdir(path.join(folder, 'node_modules'), { recursive: true })
  await writeFile(path.join(folder, 'node_modules', 'package'), megabytes(5))
  await writeFile(path.join(folder, 'code'), megabytes(3))
  await home.write({ id: '10', commit: 'abc', built: '2026-11-28T00:00:00.000Z' })
  // Directories take some kilobytes, too.
  await expect(withFree(506, false)).rejects.toThrow(/a build needs 5(?:08|09|10) MB/)
  await withFree(510, false)
  await withFree(505, true)
})
