import { expect, test } from 'vitest'
import { describeError, withoutQueryValues } from './describe-error.ts'

const query = 'Failed query: update "users" set "hash" = $1\nparams: pbkdf2-of-a-password,7'

test('describeError returns the query, cause and stack of a database error, without the values of the query', () => {
  const detail = { detail: 'Failing row contains (7, pbkdf2-of-a-password).' }
  const cause = Object.assign(new Error('new row violates check constraint "x"'), detail)
  const described = describeError(new Error(query, { cause }))
  expect(described).toMatchObject({
    error: expect.stringContaining('update "users"'),
    cause: expect.stringContaining('"x"'),
  })
  expect(described.stack).toContain('describe-error.test.ts')
  expect(JSON.stringify(described)).not.toContain('pbkdf2')
  expect(withoutQueryValues(query)).toBe('Failed query: update "users" set "hash" = $1')
})

test('describeError returns the type of a thrown value that is not an Error', () => {
  expect(describeError('password=hunter2')).toEqual({ error: 'string' })
})
