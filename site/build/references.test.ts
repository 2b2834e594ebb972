import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { missingReferences } from './references.ts'

let dist: string
const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(dist, file)), { recursive: true })
  await writeFile(path.join(dist, file), text)
}

beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'nusa-references-'))
})
afterEach(() => rm(dist, { recursive: true }))

it('a site whose references all exist has none missing', async () => {
  await write('_astro/Gallery.a1.js', 'import "/_astro/react.b2.js"')
  await write('_astro/react.b2.js', '')
  await write('tour/ubud/index.html', '<script src="/_astro/Gallery.a1.js"></script>')
  expect(await missingReferences(dist)).toEqual([])
})

it('an island that points at a chunk of an earlier build is found', async () => {
  await write('tour/ubud/index.html', '<astro-island component-url="/_astro/BookingBlock.old.js"></astro-island>')
  expect(await missingReferences(dist)).toEqual(['/_astro/BookingBlock.old.js in tour/ubud/index.html'])
})

it('so is a font that a style asks for', async () => {
  await write('_astro/page.css', 'src:url(/_astro/jakarta.x.woff2)format("woff2")')
  expect(await missingReferences(dist)).toEqual([`/_astro/jakarta.x.woff2 in ${path.join('_astro', 'page.css')}`])
})
