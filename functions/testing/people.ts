import { randomUUID } from 'node:crypto'
import { password, type TestApp } from './start-app.ts'

export const otherPassword = 'Gunung-biru-2'

export const createEmail = () => `person-${randomUUID()}@example.com`

export const createSignUpData = (email: string) => ({ email, password, full_name: 'Made Wirawan', username: 'made' })

export const mailsTo = ({ mails }: TestApp, email: string) => mails.sent.filter(({ to }) => to === email)

/** Reads the latest email to the address. Returns an empty string if there is no link. */
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
