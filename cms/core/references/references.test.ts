import { expect, test } from 'vitest'
import { readValuesAt } from './references.ts'

const settings = {
  terms: 7,
  footer: { logo: 3, columns: [{ link: { page: 4 } }, { link: { page: 5 } }, { link: null }] },
  partners: [8, 9],
}

test.each([
  ['terms', [7]],
  ['footer.logo', [3]],
  ['footer.columns.link.page', [4, 5]],
  ['partners', [8, 9]],
  ['footer.page', [undefined]],
  ['terms.page', []],
])('readValuesAt(settings, %j) returns %j', (path, values) => {
  expect(readValuesAt(settings, path)).toEqual(values)
})
