import type { PayloadRequest } from 'payload'
import { expect, test, vi } from 'vitest'
import { authenticateAgain, toOutageError } from './database-outage.ts'

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

/** A request whose session belongs to an editor, in a CMS with or without a database. */
function createRequest({ token, isDatabaseUp }: { token: string | null; isDatabaseUp: boolean }) {
  const execute = async () => {
    if (!isDatabaseUp) throw refused
  }
  const authenticate = vi.fn(async () => ({ user: { role: 'editor' } }))
  const payload = {
    config: { cookiePrefix: 'payload' },
    db: { drizzle: { execute } },
    authStrategies: [{ name: 'local-jwt', authenticate }],
    logger: { error: vi.fn() },
  }
  const headers = new Headers(token === null ? {} : { Cookie: `payload-token=${token}` })
  const req = { headers, payload, user: null } as unknown as PayloadRequest
  return { req, authenticate }
}

test('authenticateAgain checks the token again if the database failed only during the first check', async () => {
  const { req } = createRequest({ token: 'a', isDatabaseUp: true })
  await authenticateAgain(req)
  expect(req.user).toEqual({ role: 'editor' })
})

test('authenticateAgain throws the error of a database that is still out of reach, and ignores strangers', async () => {
  await expect(authenticateAgain(createRequest({ token: 'a', isDatabaseUp: false }).req)).rejects.toThrow(refused)
  const { req, authenticate } = createRequest({ token: null, isDatabaseUp: false })
  await authenticateAgain(req)
  expect(authenticate).not.toHaveBeenCalled()
})

test('toOutageError reports a network error only if the database does not respond, either', async () => {
  const [up, down] = [true, false].map((isDatabaseUp) => createRequest({ token: null, isDatabaseUp }).req)
  if (!up || !down) throw new Error('There are two requests.')
  expect(await toOutageError(refused, up)).toBeNull()
  expect(await toOutageError(refused, down)).toMatchObject({ status: 503 })
  expect(await toOutageError(new Error('Connection terminated unexpectedly'), up)).toMatchObject({ status: 503 })
  expect(await toOutageError(new Error('duplicate key'), down)).toBeNull()
})
