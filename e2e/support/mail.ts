import { readdir } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { readMail, type StoredMail } from '../../dev/tools/outbox.ts'
import { productUnderTest } from './product.ts'

/** `path` is the path of the email's page in the developer tools. */
export interface SentMail {
  text: string
  html: string
  path: string
}

const parsedMails = new Map<string, StoredMail>()

/**
 * Returns the newest emails first, because file names start with the time. Each email is parsed only once, because a
 * test run sends hundreds of emails.
 */
async function readSentMails(): Promise<StoredMail[]> {
  const { outboxDir } = productUnderTest()
  for (const file of await readdir(outboxDir)) {
    const mail = parsedMails.has(file) ? null : await readMail(outboxDir, file)
    if (mail) parsedMails.set(file, mail)
  }
  return [...parsedMails.values()].sort((a, b) => (a.file < b.file ? 1 : -1))
}

/**
 * Waits for the newest email to this address with a matching subject. `about` is a text that the email must contain.
 */
export async function waitForMail(
  address: string,
  subject: RegExp,
  { about = '', after = new Date(0) } = {},
): Promise<SentMail> {
  const isMatch = ({ storedAt, email }: StoredMail) =>
    storedAt >= after &&
    email.to?.some((to) => to.address === address) === true &&
    subject.test(email.subject ?? '') &&
    (email.text ?? '').includes(about)
  let mail: StoredMail | undefined
  const hasArrived = async () => {
    mail = (await readSentMails()).find(isMatch)
    return mail !== undefined
  }
  await expect.poll(hasArrived, { message: `a mail to ${address} has been sent` }).toBe(true)
  return { text: mail?.email.text ?? '', html: mail?.email.html ?? '', path: `/mail/${mail?.file}` }
}

/** Returns the first link in an email to this path of the storefront. */
export function findLink(mail: { text: string }, path: string): string {
  const { siteUrl } = productUnderTest()
  const link = (mail.text.match(/https?:\/\/[^\s<>"]+/g) ?? []).find((url) => url.startsWith(`${siteUrl}${path}`))
  if (!link) throw new Error(`The mail has no link to ${path}:\n${mail.text}`)
  return link
}
