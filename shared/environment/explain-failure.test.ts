import { expect, test } from 'vitest'
import { EnvironmentError } from './environment-error.ts'
import { explainFailure, OperatorError } from './explain-failure.ts'

const env = { NUSA_ENV_FILE: '/srv/nusa/nusa.env' }
const withCode = (code: string, message: string, options?: ErrorOptions) =>
  Object.assign(new Error(message, options), { code })

test('explainFailure names the reason of a failed connection and the file to correct', () => {
  const refused = withCode('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432')
  const explanation =
    'No connection to PostgreSQL with DATABASE_URL: connect ECONNREFUSED 127.0.0.1:5432. Is the server running? If it is, DATABASE_URL is wrong. Correct this in /srv/nusa/nusa.env.'
  expect(explainFailure(refused, env)).toBe(explanation)
  expect(explainFailure(new AggregateError([refused, refused]), env)).toBe(explanation)
  expect(explainFailure(new Error('Failed query: select 1', { cause: refused }), env)).toBe(explanation)
})

test.each([
  ['28P01', 'password authentication failed for user "nusa"'],
  ['3D000', 'database "nusa" does not exist'],
  ['ERR_INVALID_URL', 'Invalid URL'],
])('explainFailure explains the error %s as a failed connection', (code, message) => {
  expect(explainFailure(withCode(code, message), env)).toContain(`DATABASE_URL: ${message}.`)
})

test('explainFailure advises to run the migrations if the database has no tables', () => {
  const cause = withCode('42P01', 'relation "users" does not exist')
  expect(explainFailure(new Error('Failed query', { cause }), env)).toMatch(/Run the migrations first/)
})

test('explainFailure returns messages for operators unchanged, and null for bugs', () => {
  const missing = new EnvironmentError('the reset', ['DATABASE_URL is missing'], env)
  expect(explainFailure(missing, env)).toBe(missing.message)
  expect(explainFailure(new OperatorError('There is no such user.'), env)).toBe('There is no such user.')
  expect(explainFailure(new TypeError('x is not a function'), env)).toBeNull()
  expect(explainFailure(withCode('23505', 'duplicate key'), env)).toBeNull()
})
