import { expect, test } from 'vitest'
import { requireDatabaseUrl } from './database-url.ts'

const read = (DATABASE_URL?: string) => () => requireDatabaseUrl('the backup', { DATABASE_URL })

test.each([
  'postgres://nusa:secret@localhost:5432/nusa',
  'postgresql://nusa@db.example/nusa?sslmode=verify-full',
  'postgres:///nusa?host=/run/postgresql',
])('%s is the address of a database', (url) => {
  expect(read(url)()).toBe(url)
})

test.each(['mysql://nusa:secret@localhost/nusa', 'https://secret.example', 'localhost/secret', 'postgres:secret'])(
  '%s is not the address of a database, and the message does not show it',
  (url) => {
    expect(read(url)).toThrow('DATABASE_URL must be an address such as postgres://')
    expect(read(url)).not.toThrow('secret')
  },
)

test('a password that is not escaped and a missing address have separate messages', () => {
  expect(read('postgres://nusa:a/b@localhost/nusa')).toThrow('DATABASE_URL has a /')
  for (const url of [undefined, '']) expect(read(url)).toThrow('DATABASE_URL is missing')
})
