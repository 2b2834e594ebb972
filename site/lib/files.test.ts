import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forEachConcurrently, linkFiles } from './files.ts'

it('forEachConcurrently processes all items, at most the given number at the same time', async () => {
  const most: number[] = []
  let underWay = 0
  const items = Array.from({ length: 20 }, (_, index) => index)
  const done: number[] = []
  await forEachConcurrently(items, 3, async (item) => {
    underWay += 1
    most.push(underWay)
    await new Promise(setImmediate)
    underWay -= 1
    done.push(item)
  })
  expect(Math.max(...most)).toBe(3)
  expect(done.sort((a, b) => a - b)).toEqual(items)
})

it('forEachConcurrently starts no items after a failure, and throws when the running items have finished', async () => {
  const { promise: slow, resolve: end } = Promise.withResolvers<void>()
  const begun: number[] = []
  let hasThrown = false
  const all = forEachConcurrently([0, 1, 2, 3], 2, async (item) => {
    begun.push(item)
    if (item === 1) throw new Error('no disk')
    await slow
  }).catch((error: Error) => {
    hasThrown = true
    return error.message
  })
  await new Promise(setImmediate)
  expect(hasThrown).toBe(false)
  end()
  expect(await all).toBe('no disk')
  expect(begun).toEqual([0, 1])
})

let home: string
const at = (name: string) => path.join(home, name)

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'nusa-links-'))
  await mkdir(at('from/tour'), { recursive: true })
  await writeFile(at('from/tour/index.html'), 'Ubud')
  await utimes(at('from/tour/index.html'), 1_700_000_000, 1_700_000_000)
})
afterEach(() => rm(home, { recursive: true }))

it('linkFiles creates a hard link and the directory of the link', async () => {
  linkFiles(at('from'), at('to'), ['tour/index.html'])
  expect((await stat(at('to/tour/index.html'))).ino).toBe((await stat(at('from/tour/index.html'))).ino)
})

it('linkFiles copies the file with its modification time if the file system does not support links', async () => {
  const refuse = () => {
    throw Object.assign(new Error('cross-device link not permitted'), { code: 'EXDEV' })
  }
  linkFiles(at('from'), at('to'), ['tour/index.html'], refuse)
  expect(await readFile(at('to/tour/index.html'), 'utf8')).toBe('Ubud')
  expect((await stat(at('to/tour/index.html'))).mtimeMs).toBe(1_700_000_000_000)
})

it('linkFiles throws if a file does not exist', () => {
  expect(() => linkFiles(at('from'), at('to'), ['news/index.html'])).toThrow('ENOENT')
})
