import { describe, expect, it, test } from 'vitest'
import { applyNameChange, joinNames, normaliseNames, splitFullName } from './names.ts'

const suharto = { first_name: 'Suharto', last_name: '', single_name: true }

describe('the names of a person', () => {
  test.each(['-', '–', '.', ' -- ', '_', '…'])('treat the last name %j as a placeholder', (last_name) => {
    expect(normaliseNames({ first_name: 'Suharto', last_name })).toEqual(suharto)
    expect(joinNames('Suharto', last_name)).toBe('Suharto')
  })

  test.each(['Lestari', 'O’Brien', 'X', '3rd', '山田', ''])('include the last name %j', (last_name) => {
    expect(normaliseNames({ first_name: 'Ayu', last_name, single_name: false })).toMatchObject({
      last_name,
      single_name: false,
    })
  })

  it('do not include a last name if the person has a single name', () => {
    expect(normaliseNames({ first_name: 'Suharto', last_name: 'Old', single_name: true })).toEqual(suharto)
  })

  it('are no longer a single name after a last name is added', () => {
    expect(applyNameChange(suharto, { last_name: 'Wirawan' })).toEqual({
      ...suharto,
      last_name: 'Wirawan',
      single_name: false,
    })
    expect(applyNameChange(suharto, { first_name: 'Made' })).toEqual({ ...suharto, first_name: 'Made' })
    expect(applyNameChange(suharto, { last_name: '' })).toEqual(suharto)
    expect(applyNameChange(suharto, { single_name: false })).toEqual({ ...suharto, single_name: false })
  })
})

describe('splitFullName', () => {
  test.each([
    ['Ayu Lestari', 'Ayu', 'Lestari', false],
    ['Mary Jane  Watson', 'Mary Jane', 'Watson', false],
    ['Jan van der Berg', 'Jan', 'van der Berg', false],
    ['Siti binti Ahmad', 'Siti', 'binti Ahmad', false],
    ['Van Morrison', 'Van', 'Morrison', false],
    ['Suharto', 'Suharto', '', true],
    [' Suharto - ', 'Suharto', '', true],
    ['山田太郎', '山田太郎', '', false],
    ['', '', '', false],
  ])('splits %j into first name %j and last name %j (single_name: %s)', (full, first_name, last_name, single_name) => {
    expect(splitFullName(full)).toEqual({ first_name, last_name, single_name })
  })
})
