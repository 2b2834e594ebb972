import { expect, it } from 'vitest'
import { fileOf } from './renderer.ts'

it('fileOf returns the index file of a directory for a page, and the URL path for a data file', () => {
  expect(fileOf('/', false)).toBe('index.html')
  expect(fileOf('/tour/ubud', false)).toBe('tour/ubud/index.html')
  expect(fileOf('/data/tours/7.json', true)).toBe('data/tours/7.json')
})

it('fileOf returns 404.html for not-found pages, but not for other pages whose URL contains 404', () => {
  expect(fileOf('/404', false)).toBe('404.html')
  expect(fileOf('/categories/_404', false)).toBe('categories/404.html')
  expect(fileOf('/tour/404', false)).toBe('tour/404/index.html')
})
