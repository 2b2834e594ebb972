import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Attachment, type Email } from 'postal-mime'

export type StoredMail = { file: string; storedAt: Date; source: string; email: Email }

/** Returns the newest emails first. */
export async function listMails(outboxDir: string): Promise<StoredMail[]> {
  if (!existsSync(outboxDir)) return []
  const files = (await readdir(outboxDir)).filter((file) => file.endsWith('.eml'))
  const mails = await Promise.all(files.map((file) => parseMail(outboxDir, file)))
  return mails.sort(compareNewestFirst)
}

function compareNewestFirst(a: StoredMail, b: StoredMail): number {
  const timeDifference = b.storedAt.getTime() - a.storedAt.getTime()
  return timeDifference || (a.file < b.file ? 1 : -1)
}

export async function readMail(outboxDir: string, file: string): Promise<StoredMail | null> {
  // Only a plain file name is accepted, so that no path leads out of the directory.
  if (!/^[\w@.+-]+\.eml$/.test(file) || !existsSync(join(outboxDir, file))) return null
  return parseMail(outboxDir, file)
}

export function findAttachment({ email }: StoredMail, index: string): Attachment | null {
  return /^\d{1,3}$/.test(index) ? (email.attachments[Number(index)] ?? null) : null
}

export function attachmentBytes({ content }: Attachment): Uint8Array<ArrayBuffer> {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
}

async function parseMail(outboxDir: string, file: string): Promise<StoredMail> {
  const path = join(outboxDir, file)
  const [source, { mtime }] = await Promise.all([readFile(path), stat(path)])
  return { file, storedAt: mtime, source: source.toString(), email: await PostalMime.parse(source) }
}
