import { expect, it } from 'vitest'
import { fileOf } from './renderer.ts'

it('a page is the index of a folder, and data is the file that it is asked for as', () => {
  expect(fileOf('/', false)).toBe('index.html')
  expect(fileOf('/tour/ubud', false)).toBe('tour/ubud/index.html')
  expect(fileOf('/data/tours/7.json', true)).toBe('data/tours/7.json')
})

it('a not-found page has the name that hosts look for; an address that merely sounds like one keeps its own', () => {
  expect(fileOf('/404', false)).toBe('404.html')
  expect(fileOf('/categories/_404', false)).toBe('categories/404.html')
  expect(fileOf('/tour/404', false)).toBe('tour/404/index.html')
})
