import { randomUUID } from 'node:crypto'
import { password, type TestApp } from './start-app.ts'

export const otherPassword = 'Gunung-biru-2'

export const createEmail = () => `person-${randomUUID()}@example.com`

export const createSignUpData = (email: string) => ({ email, password, full_name: 'Made Wirawan', username: 'made' })

export const mailsTo = ({ mails }: TestApp, email: string) => mails.sent.filter(({ to }) => to === email)

/** Returns the token of the link in the latest email to an address, or an empty string. */
export function findMailedToken(shop: TestApp, email: string): string {
  return /[?&]token=([\w-]+)/.exec(mailsTo(shop, email).at(-1)?.text ?? '')?.[1] ?? ''
}

export async function createVerifiedAccount(shop: TestApp): Promise<string> {
  const email = createEmail()
  const browser = shop.newBrowser()
  await browser.call('signUp', createSignUpData(email))
  await browser.call('verifyEmail', { token: findMailedToken(shop, email) })
  return email
}

/** Changes an account, as staff can do in the CMS. */
export async function saveAccount(
  { office: { payload } }: TestApp,
  email: string,
  data: Record<string, unknown>,
): Promise<void> {
  const { docs } = await payload.find({ collection: 'travellers', where: { email: { equals: email } }, depth: 0 })
  const [account] = docs
  if (!account) throw new Error(`No account has the address ${email}.`)
  await payload.update({ collection: 'travellers', id: account.id, data })
}
