import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { generateSync } from 'otplib'
import type { Where } from 'payload'
import { expect } from 'vitest'
import { remoteAddressHeader } from '../features/sign-in/remote-address.ts'
import type { User } from '../generated/payload-types.ts'
import type { TestCms } from './start-cms.ts'

export const password = 'A-Password-1'

/** Returns the code of an authenticator app. A later step gives another code, because every code is accepted once. */
export function createCode(secret: string, laterSteps = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + laterSteps * 30 })
}

/** Signs users in with a second factor, and reads what this changed. */
export function createTwoStepHelpers(cms: TestCms) {
  let userCount = 0

  /** The user's requests come from a separate address. */
  async function createUser(role: User['role'] = 'staff') {
    userCount += 1
    const email = `user-${userCount}@nusa.example`
    const address = `10.1.${userCount >> 8}.${userCount & 255}`
    const { id } = await cms.payload.create({ collection: 'users', data: { name: 'Putu', role, email, password } })
    const send = async (action: string, body: object, token?: string) => {
      const headers = { [remoteAddressHeader]: address }
      const response = await cms.call('POST', `/api/users/${action}`, { body, headers, ...(token && { token }) })
      return { status: response.status, token: readToken(response), body: await response.json() }
    }
    const signIn = async () => {
      const { token } = await send('login', { email, password })
      return token ?? expect.unreachable('There is no token.')
    }
    return { id, email, address, send, signIn }
  }

  async function setUpApp(user: Awaited<ReturnType<typeof createUser>>, sessionToken?: string) {
    const token = sessionToken ?? (await user.signIn())
    const { body: startBody } = await user.send('two-step/app/start', {}, token)
    const { status, body } = await user.send('two-step/app', { code: createCode(startBody.secret, -1) }, token)
    expect([status, body.codes]).toEqual([200, expect.arrayContaining([expect.any(String)])])
    return { token, secret: String(startBody.secret), codes: body.codes as string[] }
  }

  const requestLink = (email: string) =>
    cms.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })

  /** Returns the id of the signed-in user according to the REST API and to the admin pages. */
  async function readSignedInIds(token: string) {
    const me = await (await cms.call('GET', '/api/users/me', { token })).json()
    const { user } = await cms.payload.auth({ headers: new Headers({ Authorization: `JWT ${token}` }) })
    return [me.user?.id ?? null, user?.id ?? null]
  }

  async function readMailsTo(email: string): Promise<string[]> {
    const names = await readdir(cms.env.outboxDir).catch((): string[] => [])
    const mails = await Promise.all(names.map((name) => readFile(path.join(cms.env.outboxDir, name), 'utf8')))
    return mails.map((mail) => mail.replaceAll('=\r\n', '')).filter((mail) => mail.includes(`To: ${email}`))
  }

  /** Returns entries of the audit log about a user, as 'who: field'. */
  async function readAuditEntries(id: number) {
    const where: Where = { and: [{ kind: { equals: 'users' } }, { entry: { equals: String(id) } }] }
    const { docs } = await cms.payload.find({ collection: 'audit-log', where, sort: 'id', pagination: false })
    return docs.flatMap(({ who, changes }) => (changes as { field: string }[]).map(({ field }) => `${who}: ${field}`))
  }

  return {
    createUser,
    setUpApp,
    requestLink,
    signedInAs: readSignedInIds,
    mailsTo: readMailsTo,
    auditOf: readAuditEntries,
  }
}

const readToken = (response: Response) => /payload-token=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
