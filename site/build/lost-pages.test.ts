import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { filesBelow } from './files.ts'
import { nameLostPages } from './lost-pages.ts'

let dist = ''
beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'nusa-lost-'))
})
afterEach(() => rm(dist, { recursive: true }))

it('a section’s not-found page gets the name that hosts look for; other pages keep theirs', async () => {
  for (const folder of ['categories/_404', 'categories/nature']) {
    await mkdir(path.join(dist, folder), { recursive: true })
    await writeFile(path.join(dist, folder, 'index.html'), folder)
  }
  await nameLostPages(dist)
  expect(await filesBelow(dist)).toEqual(['categories/404.html', 'categories/nature/index.html'])
  expect(await readFile(path.join(dist, 'categories/404.html'), 'utf8')).toBe('categories/_404')
})
