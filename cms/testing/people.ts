import { canOpenDocumentsKey } from '../access/permissions.ts'
import type { Traveller, User } from '../generated/payload-types.ts'
import type { TestCms } from './start-cms.ts'

const password = 'A-Password-1'

/** The property that a user has in the Local API if the session may open identity documents. */
export const canOpenDocuments = { [canOpenDocumentsKey]: true }

export interface Person<Account> {
  account: Account
  token: string
}

/** Creates a CMS user with a role and signs in through the REST API, as the admin does. */
export async function createCmsUser(cms: TestCms, role: User['role']): Promise<Person<User>> {
  const email = `${role}@nusa.example`
  // The first user becomes an administrator whatever role is requested.
  if (role !== 'admin') await createFirstUser(cms)
  const account = await cms.payload.create({ collection: 'users', data: { name: role, role, email, password } })
  const response = await cms.call('POST', '/api/users/login', { body: { email, password } })
  const [, token] = /payload-token=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? []
  return { account, token: requireToken(token) }
}

/** Creates an administrator unless there are users already. */
async function createFirstUser({ payload }: TestCms): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return
  const data = { name: 'founder', role: 'admin', email: 'founder@nusa.example', password } as const
  await payload.create({ collection: 'users', data })
}

/** Creates a traveller with a verified email address, and a token that the CMS itself would have signed. */
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
