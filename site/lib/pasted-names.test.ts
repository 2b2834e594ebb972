import { describe, expect, test } from 'vitest'
import { parsePastedNames, placePastedNames } from './pasted-names.ts'

describe('parsePastedNames', () => {
  test.each([
    ['Ayu Lestari\nMade Wirawan', ['Ayu Lestari', 'Made Wirawan']],
    ['1. Ayu\r\n2) Made\r\n\r\n • Wayan \r\n', ['Ayu', 'Made', 'Wayan']],
    ['Ayu\tLestari\nMade\tWirawan', ['Ayu Lestari', 'Made Wirawan']],
    ['No\tFull name\tCountry\n1\tAyu Lestari\tID\n2\tLi Wei\tCN', ['Ayu Lestari', 'Li Wei']],
    ['First name\tSurname\tRoom\nAyu\tLestari\t12\nMade\tWirawan\t', ['Ayu Lestari', 'Made Wirawan']],
    ['No.\tName\tCountry\n1.\tAyu Lestari\tID\n2)\tLi Wei\tCN', ['Ayu Lestari', 'Li Wei']],
    ['Name\tEmergency contact name\nAyu Lestari\tMade', ['Ayu Lestari']],
    ['1\tLI\tWEI\t+86 10 1\t3/6/1990\n2\tAYU\t\t\t', ['LI WEI', 'AYU']],
    ['Ayu Lestari', []],
    ['Ayu Lestari\n', []],
    ['', []],
  ])('called with (%j) returns %j', (text, names) => {
    expect(parsePastedNames(text)).toEqual(names)
  })
})

test('placePastedNames replaces the first name, fills the empty fields, and returns the names that do not fit', () => {
  const fields = ['Office Two', '', 'Office Four', ' '].map((name, index) => ({ key: `adult-${index + 2}`, name }))
  expect(placePastedNames(fields, ['Ayu', 'Made', 'Wayan', 'Budi'])).toEqual({
    placedNames: { 'adult-2': 'Ayu', 'adult-3': 'Made', 'adult-5': 'Wayan' },
    unplacedNames: ['Budi'],
  })
})
