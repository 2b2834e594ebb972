import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLineLookup, openEntries, readEntries, serializeEntries, writeEntries } from './entry-file.ts'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nusa-entries-'))
  file = path.join(folder, 'tours.json')
})
afterEach(() => rm(folder, { recursive: true }))

const entries = [
  { id: 1, title: 'Rice,\n{"id":9}' },
  { id: 22, title: 'Pagi 🌴' },
  { id: 'b7f1', name: 'Ubud' },
  { slug: 'late', id: 4 },
]

it('serializeEntries returns the text of a JSON file from which each entry can be read separately', async () => {
  const text = serializeEntries(entries)
  expect(JSON.parse(String(text))).toEqual(entries)
  await writeFile(file, text)
  const opened = openEntries(file)
  expect(opened.ids).toEqual(['1', '22', 'b7f1', '4'])
  expect(opened.ids.map((id) => JSON.parse(opened.readText(id) ?? ''))).toEqual(entries)
  expect(opened.has('2')).toBe(false)
  expect(opened.readText('2')).toBeUndefined()
  opened.close()
})

it('serializeEntries reuses the lines that `findLine` returns', () => {
  const lineOf = createLineLookup(serializeEntries([{ id: 22, title: 'Siang' }, { id: 5 }]))
  const text = String(serializeEntries(entries, ({ id }) => lineOf(String(id))))
  expect(JSON.parse(text)).toEqual(entries.with(1, { id: 22, title: 'Siang' }))
  expect(text.split('\n')).toHaveLength(6)
})

it('openEntries reads an empty list that serializeEntries has written', async () => {
  await writeFile(file, serializeEntries([]))
  expect(JSON.parse(String(serializeEntries([])))).toEqual([])
  const opened = openEntries(file)
  expect(opened.ids).toEqual([])
  opened.close()
})

it('openEntries still reads the old version of the file after the file is replaced', async () => {
  await writeFile(file, serializeEntries(entries))
  const opened = openEntries(file)
  await writeFile(`${file}.new`, serializeEntries([{ id: 1, title: 'Other' }]))
  await rename(`${file}.new`, file)
  expect(opened.readText('1')).toContain('Rice')
  const reopened = openEntries(file)
  expect(reopened.readText('1')).toContain('Other')
  expect(reopened.version).not.toBe(opened.version)
  for (const one of [opened, reopened]) one.close()
})

it('openEntries throws an error if the file is incomplete or missing', async () => {
  await writeFile(file, serializeEntries(entries).slice(0, 60))
  expect(() => openEntries(file)).toThrow()
  expect(() => openEntries(path.join(folder, 'none.json'))).toThrow()
})

const [rice, beach, temple] = [
  { id: 1, title: 'Rice' },
  { id: 2, title: 'Beach 🌴' },
  { id: 3, title: 'Temple' },
]

it('readEntries returns the same objects while the file is unchanged', async () => {
  await writeFile(file, serializeEntries([rice, beach]))
  const read = await readEntries(file)
  expect(read).toEqual([rice, beach])
  expect(await readEntries(file)).toBe(read)
  await writeEntries(file, [rice, beach])
  expect((await readEntries(file))[0]).toBe(rice)
})

it('readEntries reads the file again after another process has replaced it', async () => {
  await writeEntries(file, [rice, beach])
  await writeFile(file, serializeEntries([temple]))
  expect(await readEntries(file)).toEqual([temple])
})

it('writeEntries writes changed, new and unchanged entries', async () => {
  await writeEntries(file, [rice, beach, temple])
  const changed = { ...beach, title: 'Another beach' }
  const entries = [temple, changed, { id: 4, title: 'Market' }]
  await writeEntries(file, entries)
  expect(await readFile(file)).toEqual(serializeEntries(entries))
  expect(await readEntries(file)).toEqual(entries)
})

it('writeEntries rewrites all entries if the file was damaged in the meantime', async () => {
  await writeEntries(file, [rice, beach])
  await writeFile(file, '[{')
  await expect(readEntries(file)).rejects.toThrow()
  await writeEntries(file, [rice, beach])
  expect(await readEntries(file)).toEqual([rice, beach])
})
