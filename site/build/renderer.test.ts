import { expect, it } from 'vitest'
import { toOutputFile } from './renderer.ts'

it('toOutputFile returns the index file of a directory for a page, and the URL path for a data file', () => {
  expect(toOutputFile('/', false)).toBe('index.html')
  expect(toOutputFile('/tour/ubud', false)).toBe('tour/ubud/index.html')
  expect(toOutputFile('/data/tours/7.json', true)).toBe('data/tours/7.json')
})

it('toOutputFile returns 404.html for not-found pages, but not for other pages whose URL contains 404', () => {
  expect(toOutputFile('/404', false)).toBe('404.html')
  expect(toOutputFile('/categories/_404', false)).toBe('categories/404.html')
  expect(toOutputFile('/tour/404', false)).toBe('tour/404/index.html')
})
