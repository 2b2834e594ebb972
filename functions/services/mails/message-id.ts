import { createHash } from 'node:crypto'

/** Returns the Message-ID (without brackets) for a key: the same for every attempt and in every process. */
export function createMessageId(dedupeKey: string, siteUrl: string): string {
  const digest = createHash('sha256').update(dedupeKey).digest('hex').slice(0, 40)
  return `${digest}@${new URL(siteUrl).hostname}`
}
