import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { withTrace } from '@nusa/shared/log'
// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'
import type { SanitizedConfig } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { User } from '../generated/payload-types.ts'
import { captureLog } from '../testing/captured-log.ts'
import { createCmsUser, createTraveller, type Person } from '../testing/people.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'

let cms: TestCms
let admin: Person<User>
let levels: SanitizedConfig['loggingLevels']
const { lines: output, configure } = captureLog()

beforeAll(async () => {
  cms = await startCms({}, async (env) => {
    const config = await configure(env)
    levels = config.loggingLevels
    return config
  })
  admin = await createCmsUser(cms, 'admin')
})
afterAll(() => cms.stop())

const words = {
  own: 'A-Password-1',
  wrong: 'Wrong-secret-9',
  reset: 'Gunung-biru-2',
  given: 'Laut-dalam-3',
  next: 'Sawah-hijau-4',
}

/** Makes every write to the table fail with an error of the database that contains all values. Returns the status. */
async function withFailingWrites(table: string, work: () => Promise<Response>): Promise<number> {
  const { drizzle } = cms.payload.db
  const name = sql.identifier(table)
  await drizzle.execute(sql`alter table ${name} add constraint no_more check (false) not valid`)
  const { status } = await work()
  await drizzle.execute(sql`alter table ${name} drop constraint no_more`)
  return status
}

async function hashes(): Promise<string[]> {
  const { rows } = await cms.payload.db.drizzle.execute<{ hash: string; salt: string }>(
    sql`select hash, salt from users union select hash, salt from travellers`,
  )
  return rows.flatMap(({ hash, salt }) => [hash, salt])
}

test('the log of the CMS contains no password, hash or token, even if a write fails', async () => {
  const { email } = admin.account
  const traveller = await createTraveller(cms, 'ayu@example.com')
  const post = (address: string, body: object) => cms.call('POST', `/api/users/${address}`, { body })
  await post('login', { email, password: words.wrong })
  await post('forgot-password', { email })
  const [letter = ''] = await vi.waitFor(async () => {
    const letters = await readdir(cms.env.outboxDir)
    expect(letters).toHaveLength(1)
    return letters
  })
  const text = (await readFile(path.join(cms.env.outboxDir, letter), 'utf8')).replaceAll('=\r\n', '')
  const token = /admin\/reset\/(\w{40})/.exec(text)?.[1] ?? ''
  await post('reset-password', { token: 'none', password: words.reset })
  const before = await hashes()
  const reset = () => post('reset-password', { token, password: words.reset })
  expect(await withFailingWrites('users', reset)).toBe(500)
  const give = (data: object) =>
    cms.call('PATCH', `/api/travellers/${traveller.account.id}`, { token: admin.token, body: data })
  expect(
    await withFailingWrites('travellers', () => give({ password: words.given, current_password: words.own })),
  ).toBe(500)
  const change = (current_password: string) =>
    cms.call('PATCH', `/api/users/${admin.account.id}`, {
      token: admin.token,
      body: { password: words.next, current_password },
    })
  expect((await change(words.wrong)).status).toBe(400)
  expect(await withFailingWrites('users', () => change(words.own))).toBe(500)
  expect((await reset()).status).toBe(200)

  const log = output.join('')
  const secrets = [...Object.values(words), token, admin.token, traveller.token, ...before, ...(await hashes())]
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(9)
    expect([secret, log.includes(secret)]).toEqual([secret, false])
  }
  expect(log).not.toMatch(/pbkdf2-sha256|Failing row|params:/)
  // The failures are logged nevertheless, each as one JSON object per line.
  const lines: { level: string; error?: string }[] = log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
  const failed = lines.filter(({ level }) => level === 'error').map(({ error }) => error)
  expect(failed).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/Failed query: .*"users"/),
      expect.stringMatching(/Failed query: .*"travellers"/),
    ]),
  )
})

test('a refused request is logged in one line at level info with its request id, without a stack trace', async () => {
  const { token } = await createCmsUser(cms, 'editor')
  const { id } = await cms.payload.create({ collection: 'cities', data: { name: 'Denpasar' } })
  await cms.payload.create({ collection: 'airports', data: { name: 'Ngurah Rai', city_id: id } })
  const outdated = { name: 'Den', updatedAt: '2020-01-01T00:00:00.000Z' }
  const quiet = cms.config.loggingLevels
  cms.config.loggingLevels = levels
  output.length = 0
  const responses = await withTrace({ requestId: 'request-of-putu' }, async () => [
    await cms.call('DELETE', `/api/cities/${id}`, { token }),
    await cms.call('PATCH', `/api/cities/${id}`, { token, body: outdated }),
  ])
  cms.config.loggingLevels = quiet
  expect(responses.map(({ status }) => status)).toEqual([409, 409])
  const line = { level: 'info', process: 'cms', time: expect.any(String), request_id: 'request-of-putu' }
  expect(output.map((text) => JSON.parse(text))).toEqual([
    { ...line, message: expect.stringMatching(/^“Denpasar” is still used by 1 airport \(Ngurah Rai\)\./) },
    { ...line, message: expect.stringMatching(/^This entry was changed by someone else/) },
  ])
})

test('an error that is logged with a text has only that text as its message', async () => {
  output.length = 0
  cms.payload.logger.error({ err: new Error('It broke.'), retryInMs: 5 }, 'Once more.')
  cms.payload.logger.error({ err: new Error('It broke.'), msg: 'With a msg.' })
  cms.payload.logger.error(new Error('It broke.'))
  const error = { level: 'error', error: 'Error: It broke.', stack: expect.any(String) }
  expect(output.map((text) => text.match(/"message":/g)?.length)).toEqual([1, 1, 1])
  expect(output.map((text) => JSON.parse(text))).toMatchObject([
    { ...error, message: 'Once more.', retryInMs: 5 },
    { ...error, message: 'With a msg.' },
    { ...error, message: 'It broke.' },
  ])
})
