import { expect, it } from 'vitest'
import { fileOf } from './renderer.ts'

it('maps a page to the index of a directory, and a data file to its own URL', () => {
  expect(fileOf('/', false)).toBe('index.html')
  expect(fileOf('/tour/ubud', false)).toBe('tour/ubud/index.html')
  expect(fileOf('/data/tours/7.json', true)).toBe('data/tours/7.json')
})

it('gives not-found pages the file name that hosts expect, but not other pages whose URL contains 404', () => {
  expect(fileOf('/404', false)).toBe('404.html')
  expect(fileOf('/categories/_404', false)).toBe('categories/404.html')
  expect(fileOf('/tour/404', false)).toBe('tour/404/index.html')
})
