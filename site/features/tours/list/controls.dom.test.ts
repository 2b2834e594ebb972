import { expect, it, test } from 'vitest'
import { readAvailableFilters } from './controls.ts'
import { searchPageTexts } from './texts.ts'

const section = (html: string) => {
  const element = document.createElement('section')
  element.innerHTML = html
  return element
}

it('readAvailableFilters returns the filter values that the controls and chips of a list offer', () => {
  const list = section(`
    <input type="radio" name="type" value=""><input type="radio" name="type" value="multi_day">
    <input type="checkbox" name="destination" value="ubud"><input type="checkbox" name="duration" value="1-4">
    <input type="range" name="price" max="3000000"><button data-category="temples"></button>`)
  expect(readAvailableFilters(list)).toEqual({
    types: ['', 'multi_day'],
    destinations: ['ubud'],
    durations: ['1-4'],
    categories: ['temples'],
    priceBound: 3_000_000,
  })
})

it('readAvailableFilters returns no values for a list without filters', () => {
  expect(readAvailableFilters(section(''))).toEqual({
    types: [],
    destinations: [],
    durations: [],
    categories: [],
    priceBound: null,
  })
})

test.each([
  [false, 'popularity', 'All tours, most popular first.'],
  [false, 'price-low', 'All tours, lowest price first.'],
  [true, 'popularity', 'Tours that match your filters, most popular first.'],
] as const)('searchPageTexts.allTours(%j, %j) returns %j', (isFiltered, sort, expected) => {
  expect(searchPageTexts.allTours(isFiltered, sort)).toBe(expected)
})
