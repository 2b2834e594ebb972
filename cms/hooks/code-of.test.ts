import { expect, test } from 'vitest'
import { codeOf } from './code-of.ts'

const coded = (code: string) => Object.assign(new Error('Its words quote an address.'), { code })

test('an error is known by its own code, or by that of the database, whose error the database library wraps', () => {
  expect(codeOf(coded('ESOCKET'))).toBe('ESOCKET')
  expect(codeOf(new Error('Failed query', { cause: coded('08006') }))).toBe('08006')
})

test('what has no code is known by none', () => {
  for (const error of [new Error('x'), new Error('x', { cause: 'y' }), 'x', null]) expect(codeOf(error)).toBeNull()
})
