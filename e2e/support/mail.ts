import { readdir } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { type KeptMail, readMail } from '../../dev/tools/outbox.ts'
import { productUnderTest } from './product.ts'

/** A sent mail: its content, and its path in the local tools. */
export interface SentMail {
  text: string
  html: string
  path: string
}

const read = new Map<string, KeptMail>()

/** Returns all sent mails, newest first by file name. Each is parsed once, because there are hundreds in the end. */
async function sentMails(): Promise<KeptMail[]> {
  const { outboxDir } = productUnderTest()
  for (const file of await readdir(outboxDir)) {
    const mail = read.has(file) ? null : await readMail(outboxDir, file)
    if (mail) read.set(file, mail)
  }
  return [...read.values()].sort((a, b) => (a.file < b.file ? 1 : -1))
}

/**
 * Waits for the newest mail to this address with a matching subject. If an address gets several, `about` is a text that
 * only the wanted one contains, and `after` the earliest time at which it was sent.
 */
export async function mailTo(
  address: string,
  subject: RegExp,
  { about = '', after = new Date(0) } = {},
): Promise<SentMail> {
  const isMeant = ({ keptAt, email }: KeptMail) =>
    keptAt >= after &&
    email.to?.some((to) => to.address === address) === true &&
    subject.test(email.subject ?? '') &&
    (email.text ?? '').includes(about)
  let found: KeptMail | undefined
  const find = async () => {
    found = (await sentMails()).find(isMeant)
    return found !== undefined
  }
  await expect.poll(find, { message: `a mail to ${address}` }).toBe(true)
  return { text: found?.email.text ?? '', html: found?.email.html ?? '', path: `/mail/${found?.file}` }
}

/** Returns the first link in a mail to this path of the storefront. */
export function linkIn(mail: { text: string }, path: string): string {
  const { siteUrl } = productUnderTest()
  const link = (mail.text.match(/https?:\/\/[^\s<>"]+/g) ?? []).find((url) => url.startsWith(`${siteUrl}${path}`))
  if (!link) throw new Error(`The mail has no link to ${path}:\n${mail.text}`)
  return link
}
