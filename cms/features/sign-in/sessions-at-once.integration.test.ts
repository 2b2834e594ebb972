import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCmsUser } from '../../testing/people.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { remoteAddressHeader } from './remote-address.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
  await createCmsUser(cms, 'staff')
})
afterAll(() => cms.stop())

let browsers = 0

/** Signs in from a separate network, so that attempts do not share a limit. */
async function signIn(): Promise<string> {
  browsers += 1
  const body = { email: 'staff@nusa.example', password: 'A-Password-1' }
  const response = await cms.call('POST', '/api/users/login', {
    body,
    headers: { [remoteAddressHeader]: `10.0.${browsers}.1` },
  })
  return /payload-token=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? ''
}

async function isSignedIn(token: string): Promise<boolean> {
  return (await (await cms.call('GET', '/api/users/me', { token })).json()).user !== null
}

const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work))

test('a user can sign in from more browsers at the same time than there are database connections', async () => {
  const tokens = await times(16, signIn)
  expect(await Promise.all(tokens.map(isSignedIn))).toEqual(tokens.map(() => true))
})

test('signing out ends only the current session, despite concurrent sign-ins and refreshes', async () => {
  const signedOut = await times(4, signIn)
  const refreshed = await times(4, signIn)
  const [signedInLater] = await Promise.all([
    times(4, signIn),
    ...signedOut.map((token) => cms.call('POST', '/api/users/logout', { token })),
    ...refreshed.map((token) => cms.call('POST', '/api/users/refresh-token', { token })),
  ])
  const all = [...signedOut, ...refreshed, ...signedInLater]
  expect(await Promise.all(all.map(isSignedIn))).toEqual(all.map((_, index) => index >= signedOut.length))
})
