import { listMails } from '../../dev/tools/outbox.ts'
import { productUnderTest } from './product.ts'
import { expect } from './test.ts'

/** The newest mail to this address with this in its subject; waits until it is there. */
export async function mailTo(address: string, subject: RegExp): Promise<{ text: string; html: string }> {
  const find = async () => {
    const mails = await listMails(productUnderTest().outboxDir)
    return mails.find(
      ({ email }) => email.to?.some((to) => to.address === address) && subject.test(email.subject ?? ''),
    )
  }
  await expect.poll(async () => (await find()) !== undefined, { message: `a mail to ${address}` }).toBe(true)
  const email = (await find())?.email
  return { text: email?.text ?? '', html: email?.html ?? '' }
}

/** The first address in a mail that leads to this path of the storefront. */
export function linkIn(mail: { text: string }, path: string): string {
  const { siteUrl } = productUnderTest()
  const link = (mail.text.match(/https?:\/\/[^\s<>"]+/g) ?? []).find((url) => url.startsWith(`${siteUrl}${path}`))
  if (!link) throw new Error(`The mail has no link to ${path}:\n${mail.text}`)
  return link
}
