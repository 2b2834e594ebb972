import { readdir } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { type KeptMail, readMail } from '../../dev/tools/outbox.ts'
import { productUnderTest } from './product.ts'

/** A mail that was sent: its words, and its address among the local tools. */
export interface SentMail {
  text: string
  html: string
  path: string
}

const read = new Map<string, KeptMail>()

/** All mails that were sent, the newest first, as their names say. Each is read once: by the end there are hundreds. */
async function sentMails(): Promise<KeptMail[]> {
  const { outboxDir } = productUnderTest()
  for (const file of await readdir(outboxDir)) {
    const mail = read.has(file) ? null : await readMail(outboxDir, file)
    if (mail) read.set(file, mail)
  }
  return [...read.values()].sort((a, b) => (a.file < b.file ? 1 : -1))
}

/**
 * The newest mail to this address with this in its subject; waits until it is there. Where one address gets many of the kind,
 * `about` is something that only the text of the one meant has, or `after` the moment after which it was sent.
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

/** The first address in a mail that leads to this path of the storefront. */
export function linkIn(mail: { text: string }, path: string): string {
  const { siteUrl } = productUnderTest()
  const link = (mail.text.match(/https?:\/\/[^\s<>"]+/g) ?? []).find((url) => url.startsWith(`${siteUrl}${path}`))
  if (!link) throw new Error(`The mail has no link to ${path}:\n${mail.text}`)
  return link
}
