import { expect, test } from 'vitest'
import { requireDatabaseUrl } from './database-url.ts'

const read = (DATABASE_URL?: string) => () => requireDatabaseUrl('the backup', { DATABASE_URL })

test.each([
  'postgres://nusa:secret@localhost:5432/nusa',
  'postgresql://nusa@db.example/nusa?sslmode=verify-full',
  'postgres:///nusa?host=/run/postgresql',
])("requireDatabaseUrl accepts '%s'", (url) => {
  expect(read(url)()).toBe(url)
})

test.each(['mysql://nusa:secret@localhost/nusa', 'https://secret.example', 'localhost/secret', 'postgres:secret'])(
  "requireDatabaseUrl rejects '%s' with a message that does not show the address",
  (url) => {
    expect(read(url)).toThrow('DATABASE_URL must be an address such as postgres://')
    expect(read(url)).not.toThrow('secret')
  },
)

test('requireDatabaseUrl has separate messages for an unescaped password and a missing address', () => {
  expect(read('postgres://nusa:a/b@localhost/nusa')).toThrow('DATABASE_URL has a /')
  for (const url of [undefined, '']) expect(read(url)).toThrow('DATABASE_URL is missing')
})
