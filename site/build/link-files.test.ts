import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { linkFiles } from './link-files.ts'

let home: string
const at = (name: string) => path.join(home, name)

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'nusa-links-'))
  await mkdir(at('from/tour'), { recursive: true })
  await writeFile(at('from/tour/index.html'), 'Ubud')
  await utimes(at('from/tour/index.html'), 1_700_000_000, 1_700_000_000)
})
afterEach(() => rm(home, { recursive: true }))

it('links a file and creates its directory', async () => {
  linkFiles(at('from'), at('to'), ['tour/index.html'])
  expect((await stat(at('to/tour/index.html'))).ino).toBe((await stat(at('from/tour/index.html'))).ino)
})

it('copies the file with its modification time if the file system does not support links', async () => {
  const refuse = () => {
    throw Object.assign(new Error('cross-device link not permitted'), { code: 'EXDEV' })
  }
  linkFiles(at('from'), at('to'), ['tour/index.html'], refuse)
  expect(await readFile(at('to/tour/index.html'), 'utf8')).toBe('Ubud')
  expect((await stat(at('to/tour/index.html'))).mtimeMs).toBe(1_700_000_000_000)
})

it('throws if a file does not exist', () => {
  expect(() => linkFiles(at('from'), at('to'), ['news/index.html'])).toThrow('ENOENT')
})
