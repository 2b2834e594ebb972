import { canOpenDocumentsKey } from '../access/permissions.ts'
import type { Traveller, User } from '../generated/payload-types.ts'
import type { TestCms } from './start-cms.ts'

const password = 'A-Password-1'

/** Lets a user of the Local API open identity documents. */
export const canOpenDocuments = { [canOpenDocumentsKey]: true }

export interface Person<Account> {
  account: Account
  token: string
}

/** Creates a CMS user, who signs in through the REST API, as the admin does. */
export async function createCmsUser(cms: TestCms, role: User['role']): Promise<Person<User>> {
  const email = `${role}@nusa.example`
  // The first user becomes an administrator whatever role is requested.
  if (role !== 'admin') await createFirstUser(cms)
  const account = await cms.payload.create({ collection: 'users', data: { name: role, role, email, password } })
  const response = await cms.call('POST', '/api/users/login', { body: { email, password } })
  const [, token] = /payload-token=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? []
  return { account, token: requireToken(token) }
}

/** Does nothing if there are users already. */
async function createFirstUser({ payload }: TestCms): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return
  const data = { name: 'founder', role: 'admin', email: 'founder@nusa.example', password } as const
  await payload.create({ collection: 'users', data })
}

/** Creates a traveller with a verified address, and a token as the CMS signs it. */
export async function createTraveller({ payload }: TestCms, email: string): Promise<Person<Traveller>> {
  const account = await payload.create({
    collection: 'travellers',
    data: { email, password, _verified: true },
    disableVerificationEmail: true,
  })
  const { token } = await payload.login({ collection: 'travellers', data: { email, password } })
  return { account, token: requireToken(token) }
}

function requireToken(token: string | undefined): string {
  if (!token) throw new Error('Signing in gave no token.')
  return token
}
