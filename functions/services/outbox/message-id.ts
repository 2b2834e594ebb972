import { createHash } from 'node:crypto'

/** The Message-ID (without brackets) of what is sent for this key: the same at every attempt and in every process. */
export function messageIdOf(dedupeKey: string, siteUrl: string): string {
  const digest = createHash('sha256').update(dedupeKey).digest('hex').slice(0, 40)
  return `${digest}@${new URL(siteUrl).hostname}`
}
