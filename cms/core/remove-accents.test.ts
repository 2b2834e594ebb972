import { expect, test } from 'vitest'
import { removeAccents } from './remove-accents.ts'

test.each([
  ['Zoë Müller', 'Zoe Muller'],
  ['Søren Łukasz Đỗ', 'Soren Lukasz Do'],
  ['Strauß Æsir œuvre', 'Strauss AEsir oeuvre'],
  ['Иван', 'Иван'],
  ["O'Brien O’Brien O‘Brien OʼBrien", 'OBrien OBrien OBrien OBrien'],
  ['OʻBrien O`Brien O´Brien O′Brien', 'OBrien OBrien OBrien OBrien'],
])('removeAccents(%j) returns %j', (name, plain) => {
  expect(removeAccents(name)).toBe(plain)
})
