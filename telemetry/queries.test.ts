import { addObserver } from '@nusa/shared/log'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { observeQueries } from './queries.ts'

/** Answers with a promise, or through a callback, as the client of Postgres does. */
class Client {
  query(text: string | { text: string }, callback?: (error: Error | null) => void): Promise<string> | undefined {
    if (text === '') throw new TypeError('A query needs a text.')
    if (!callback) return Promise.resolve('a row')
    setImmediate(callback, null)
    return undefined
  }
}

/** The kinds of the statements whose measurement has started, and of those whose measurement has ended. */
const started: unknown[] = []
const reported: unknown[] = []
const ended: unknown[] = []

const removeObserver = addObserver({
  measure(name, attributes, work) {
    const kind = attributes['db.operation.name']
    reported.push(name, attributes)
    started.push(kind)
    const result = work()
    void Promise.resolve(result).then(() => ended.push(kind))
    return result
  },
})
afterAll(removeObserver)
observeQueries(Client)
// Each process calls this function once per database library, but each query must be measured once.
observeQueries(Client)

const client = new Client()

beforeEach(() => {
  started.length = 0
  ended.length = 0
})

test('a query that returns a promise is measured by its kind, without its values', async () => {
  expect(await client.query("select 'ayu@example.com'")).toBe('a row')
  await client.query({ text: '  INSERT into mails values ($1)' })
  expect([started, ended]).toEqual([
    ['select', 'insert'],
    ['select', 'insert'],
  ])
  expect(JSON.stringify(reported)).not.toContain('ayu')
})

test('a query with a callback is measured until the callback is called', async () => {
  const answered = new Promise((resolve) => client.query('update mails set sent = true', resolve))
  expect([started, ended]).toEqual([['update'], []])
  expect(await answered).toBeNull()
  expect(ended).toEqual(['update'])
})

test('the measurement ends if the client refuses a query without a call of the callback', async () => {
  expect(() => client.query('', () => undefined)).toThrow('A query needs a text.')
  await Promise.resolve()
  await Promise.resolve()
  expect([started, ended]).toEqual([['other'], ['other']])
})
