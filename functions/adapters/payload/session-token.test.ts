import { createSecretKey } from 'node:crypto'
import { SignJWT } from 'jose'
import { jwtSign } from 'payload'
import { expect, test } from 'vitest'
import { tokenReader } from './session-token.ts'

const secret = 'a secret only for tests'
const claims = { id: 7, collection: 'travellers', email: 'ayu@example.com', sid: 'one-of-hers' }
const read = tokenReader(secret)

const sign = async (fieldsToSign: Record<string, unknown>, { by = secret, tokenExpiration = 60 } = {}) =>
  (await jwtSign({ fieldsToSign, secret: by, tokenExpiration })).token

test('a token that Payload signed for a traveller says whose session it is', async () => {
  expect(await read(await sign(claims))).toMatchObject({ id: 7, sid: 'one-of-hers' })
})

test.each([
  ['signed with another secret', () => sign(claims, { by: 'another secret only for tests' })],
  ['that is over', () => sign(claims, { tokenExpiration: -1 })],
  ['of a colleague', () => sign({ ...claims, collection: 'users' })],
  ['without a session', () => sign({ id: 7, collection: 'travellers' })],
  [
    'of an older kind',
    () => new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('1m').sign(key),
  ],
  ['changed after it was signed', async () => changed(await sign(claims))],
  ['signed by nobody', async () => unsigned(await sign(claims))],
  ['that is none', async () => 'not.a.token'],
])('a token %s is worth nothing', async (_which, token) => {
  expect(await read(await token())).toBeNull()
})

const key = createSecretKey(Buffer.from(secret))
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function changed(token: string): string {
  const [head, , signature] = token.split('.')
  return [head, part({ ...claims, id: 8, exp: 4_000_000_000 }), signature].join('.')
}

function unsigned(token: string): string {
  return [part({ alg: 'none', authVersion: 1 }), token.split('.')[1], ''].join('.')
}
