import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readEntries, writeEntries } from './collection-file.ts'
import { entryLines } from './entry-file.ts'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nusa-collection-'))
  file = path.join(folder, 'tours.json')
})
afterEach(() => rm(folder, { recursive: true }))

const [rice, beach, temple] = [
  { id: 1, title: 'Rice' },
  { id: 2, title: 'Beach 🌴' },
  { id: 3, title: 'Temple' },
]

it('readEntries returns the same objects while the file is unchanged', async () => {
  await writeFile(file, entryLines([rice, beach]))
  const read = await readEntries(file)
  expect(read).toEqual([rice, beach])
  expect(await readEntries(file)).toBe(read)
  await writeEntries(file, [rice, beach])
  expect((await readEntries(file))[0]).toBe(rice)
})

it('readEntries reads the file again after another process has replaced it', async () => {
  await writeEntries(file, [rice, beach])
  await writeFile(file, entryLines([temple]))
  expect(await readEntries(file)).toEqual([temple])
})

it('writeEntries writes changed, new and unchanged entries', async () => {
  await writeEntries(file, [rice, beach, temple])
  const changed = { ...beach, title: 'Another beach' }
  const entries = [temple, changed, { id: 4, title: 'Market' }]
  await writeEntries(file, entries)
  expect(await readFile(file)).toEqual(entryLines(entries))
  expect(await readEntries(file)).toEqual(entries)
})

it('writeEntries rewrites all entries if the file was damaged meanwhile', async () => {
  await writeEntries(file, [rice, beach])
  await writeFile(file, '[{')
  await expect(readEntries(file)).rejects.toThrow()
  await writeEntries(file, [rice, beach])
  expect(await readEntries(file)).toEqual([rice, beach])
})
