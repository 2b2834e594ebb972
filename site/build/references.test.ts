import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { deadEnds } from './references.ts'

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
  expect((await deadEnds(dist, 'https://nusa.example')).files).toEqual([])
})

it('an island that points at a chunk of an earlier build is found', async () => {
  await write('tour/ubud/index.html', '<astro-island component-url="/_astro/BookingBlock.old.js"></astro-island>')
  expect((await deadEnds(dist, 'https://nusa.example')).files).toEqual([
    '/_astro/BookingBlock.old.js in tour/ubud/index.html',
  ])
})

it('so is a font that a style asks for', async () => {
  await write('_astro/page.css', 'src:url(/_astro/jakarta.x.woff2)format("woff2")')
  expect((await deadEnds(dist, 'https://nusa.example')).files).toEqual([
    `/_astro/jakarta.x.woff2 in ${path.join('_astro', 'page.css')}`,
  ])
})

it('a link to a page that is not there is found, but not one to what is elsewhere or has moved', async () => {
  await write('index.html', '')
  await write('tours/index.html', '')
  await write('_redirects', '/tour/7 /tour/ubud 301\n')
  const dead = ['/page/visa', 'https://nusa.example/news/gone?x=1#top']
  const good = ['/', '/tours?sort=rating', '/tour/7', '/api/x', 'https://other.example/page', '#top', 'mailto:a@b.c']
  await write('news/ubud/index.html', [...dead, ...good].map((href) => `<a class="x" href="${href}">it</a>`).join(''))
  const page = path.join('news', 'ubud', 'index.html')
  expect((await deadEnds(dist, 'https://nusa.example')).links).toEqual([
    `/news/gone in ${page}`,
    `/page/visa in ${page}`,
  ])
})

it('only what is to be checked is', async () => {
  for (const page of ['a', 'b']) await write(`${page}.html`, '<a href="/gone">it</a>')
  expect((await deadEnds(dist, 'https://nusa.example', ['b.html'])).links).toEqual(['/gone in b.html'])
})
