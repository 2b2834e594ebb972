import { expect, test } from 'vitest'
import { isDatabaseOutage, isPostgresOutage } from './database-outage.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

test.each([
  ['a server that refuses connections', withCode('ECONNREFUSED')],
  ['a name that cannot be resolved during a failover', withCode('EAI_AGAIN')],
  ['a server that is starting', withCode('57P03')],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ['the cause of a query error', new Error('Failed query: select 1', { cause: withCode('57P01') })],
  ['one of several addresses', new AggregateError([new Error('other'), withCode('ECONNREFUSED')])],
])('isDatabaseOutage recognises %s', (_title, error) => {
  expect(isDatabaseOutage(error)).toBe(true)
})

test.each([
  ['an error in a query', new Error('Failed query', { cause: withCode('23505') })],
  ['a value that is not an error', 'ECONNREFUSED'],
])('isDatabaseOutage ignores %s', (_title, error) => {
  expect(isDatabaseOutage(error)).toBe(false)
})

test('isPostgresOutage ignores network errors, which other services have, too', () => {
  expect(isPostgresOutage(withCode('ECONNREFUSED'))).toBe(false)
  expect(isPostgresOutage(new Error('Failed query', { cause: withCode('57P01') }))).toBe(true)
  expect(isPostgresOutage(new Error('Connection terminated unexpectedly'))).toBe(true)
})
