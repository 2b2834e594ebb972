import { randomUUID } from 'node:crypto'
import { password, type TestApp } from './start-app.ts'

export const otherPassword = 'Gunung-biru-2'

export const newEmail = () => `person-${randomUUID()}@example.com`

/** What somebody with this e-mail signs up with. */
export const signUpOf = (email: string) => ({ email, password, full_name: 'Made Wirawan', username: 'made' })

export const mailsTo = ({ mails }: TestApp, email: string) => mails.sent.filter(({ to }) => to === email)

/** The token of the link in the newest mail to an address; empty where there is none. */
export function tokenTo(shop: TestApp, email: string): string {
  return /[?&]token=([\w-]+)/.exec(mailsTo(shop, email).at(-1)?.text ?? '')?.[1] ?? ''
}

/** Makes an account whose e-mail is verified. @returns its e-mail */
export async function verified(shop: TestApp): Promise<string> {
  const email = newEmail()
  const browser = shop.newBrowser()
  await browser.ask('signUp', signUpOf(email))
  await browser.ask('verifyEmail', { token: tokenTo(shop, email) })
  return email
}

/** Changes an account as a colleague does in the CMS. */
export async function saveAccount(
  { office: { payload } }: TestApp,
  email: string,
  data: Record<string, unknown>,
): Promise<void> {
  const { docs } = await payload.find({ collection: 'travellers', where: { email: { equals: email } }, depth: 0 })
  const [account] = docs
  if (!account) throw new Error(`Nobody has the address ${email}.`)
  await payload.update({ collection: 'travellers', id: account.id, data })
}
