import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Attachment, type Email } from 'postal-mime'

/** A mail that was stored instead of sent. */
export type KeptMail = { file: string; keptAt: Date; source: string; email: Email }

/** Returns all mails of the outbox, newest first. */
export async function listMails(outboxDir: string): Promise<KeptMail[]> {
  if (!existsSync(outboxDir)) return []
  const files = (await readdir(outboxDir)).filter((file) => file.endsWith('.eml'))
  const mails = await Promise.all(files.map((file) => read(outboxDir, file)))
  return mails.sort((a, b) => b.keptAt.getTime() - a.keptAt.getTime() || (a.file < b.file ? 1 : -1))
}

/** Returns the mail with this file name, or null. */
export async function readMail(outboxDir: string, file: string): Promise<KeptMail | null> {
  // Only a plain file name is accepted, so that no path leads out of the directory.
  if (!/^[\w@.+-]+\.eml$/.test(file) || !existsSync(join(outboxDir, file))) return null
  return read(outboxDir, file)
}

/** Returns the attachment of a mail with this index, or null. */
export function attachmentOf({ email }: KeptMail, place: string): Attachment | null {
  return /^\d{1,3}$/.test(place) ? (email.attachments[Number(place)] ?? null) : null
}

export function attachmentBytes({ content }: Attachment): Uint8Array<ArrayBuffer> {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
}

async function read(outboxDir: string, file: string): Promise<KeptMail> {
  const path = join(outboxDir, file)
  const [source, { mtime }] = await Promise.all([readFile(path), stat(path)])
  return { file, keptAt: mtime, source: source.toString(), email: await PostalMime.parse(source) }
}
