import { expect, test } from 'vitest'
import { removeAccents, toStoredSearchText } from './text-search.ts'

test.each([
  ['Zoë Müller', 'Zoe Muller'],
  ['Søren Łukasz Đỗ', 'Soren Lukasz Do'],
  ['Strauß Æsir œuvre', 'Strauss AEsir oeuvre'],
  ['Иван', 'Иван'],
  ["O'Brien O’Brien O‘Brien OʼBrien", 'OBrien OBrien OBrien OBrien'],
  ['OʻBrien O`Brien O´Brien O′Brien', 'OBrien OBrien OBrien OBrien'],
])('removeAccents converts %s to %s', (name, plain) => {
  expect(removeAccents(name)).toBe(plain)
})

test.each([
  ['#NUSA-FTUKTX', 'NUSAFTUKTX'],
  ['ftuktx-2', 'ftuktx2'],
  ['NUSA FTUKTX 2', 'NUSA FTUKTX 2'],
  ['Anne-Marie', 'Anne-Marie'],
  ['+45 7000-1122', '70001122'],
  ['  Zoë  Müller ', 'Zoe Muller'],
])('toStoredSearchText converts %s to %s', (input, stored) => {
  expect(toStoredSearchText(input)).toBe(stored)
})
