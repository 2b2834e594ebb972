import { expect, test } from 'vitest'
import { errorCode } from './error-code.ts'

const coded = (code: string) => Object.assign(new Error('Its words quote an address.'), { code })

test('errorCode returns the code of an error, or of the database error in its cause', () => {
  expect(errorCode(coded('ESOCKET'))).toBe('ESOCKET')
  expect(errorCode(new Error('Failed query', { cause: coded('08006') }))).toBe('08006')
})

test('errorCode returns null for an error without a code', () => {
  for (const error of [new Error('x'), new Error('x', { cause: 'y' }), 'x', null]) expect(errorCode(error)).toBeNull()
})
