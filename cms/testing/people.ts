import type { Payload } from 'payload'
import type { Traveller, User } from '../payload-types.ts'

const password = 'A-Password-1'

export interface Person<Account> {
  account: Account
  token: string
}

/** A colleague with a role, signed in. */
export async function makeColleague(
  payload: Payload,
  role: User['role'],
  email = `${role}@nusa.example`,
): Promise<Person<User>> {
  const account = await payload.create({ collection: 'users', data: { name: role, role, email, password } })
  // The first one is made an administrator whatever was asked for.
  const asked =
    account.role === role ? account : await payload.update({ collection: 'users', id: account.id, data: { role } })
  const { token } = await payload.login({ collection: 'users', data: { email, password } })
  return { account: asked, token: present(token) }
}

/** A traveller whose e-mail is verified, with a token that the CMS itself would have signed. */
export async function makeTraveller(payload: Payload, email: string): Promise<Person<Traveller>> {
  const account = await payload.create({
    collection: 'travellers',
    data: { email, password, verify_status: 'not_verified', _verified: true },
    disableVerificationEmail: true,
  })
  const { token } = await payload.login({ collection: 'travellers', data: { email, password } })
  return { account, token: present(token) }
}

function present(token: string | undefined): string {
  if (!token) throw new Error('Signing in gave no token.')
  return token
}
