import { mailedLinks } from '@nusa/cms/own-tables'
import type { TokenInvalidReason } from '@nusa/shared/account'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Connection } from '../connect.ts'
import { hashOf, newToken } from './token.ts'

type Kind = typeof mailedLinks.$inferSelect.kind
type Runner = Pick<Connection['db'], 'insert' | 'update' | 'select'>

const hour = 60 * 60 * 1000

/** How long a link is good, in milliseconds. */
const lifetimes: Record<Kind, number> = { verify: 24 * hour, reset: hour, email: 24 * hour, newsletter: 7 * 24 * hour }

export interface Link {
  travellerId: number | null
  email: string | null
}

/** Whom a new link is for: an account, or a mere address. */
export type LinkFor = { travellerId: number; email?: string } | { travellerId?: undefined; email: string }

export interface LinkStore {
  /** The token of a new link. It replaces those of the same kind that were sent before. */
  issue(kind: Kind, whom: LinkFor, tx?: Runner): Promise<string>
  /** Uses a link up; why not, where it is not good or not good any more. */
  use(kind: Kind, token: string, tx?: Runner): Promise<Link | TokenInvalidReason>
  /** Whose link it is, good or not; null for a token that nobody was given. */
  find(kind: Kind, token: string): Promise<Link | null>
}

export function linkStore({ db }: Connection, now: () => Date): LinkStore {
  const ofToken = (kind: Kind, token: string) =>
    and(eq(mailedLinks.kind, kind), eq(mailedLinks.tokenHash, hashOf(token)))
  const columns = { travellerId: mailedLinks.travellerId, email: mailedLinks.email }

  async function find(kind: Kind, token: string, tx: Runner = db) {
    const [found] = await tx
      .select({ ...columns, usedAt: mailedLinks.usedAt })
      .from(mailedLinks)
      .where(ofToken(kind, token))
    return found ?? null
  }

  return {
    find,
    async issue(kind, { travellerId, email }, tx = db) {
      const token = newToken()
      const createdAt = now().toISOString()
      const isSame = travellerId === undefined ? eq(mailedLinks.email, email) : eq(mailedLinks.travellerId, travellerId)
      await tx
        .update(mailedLinks)
        .set({ expiresAt: createdAt })
        .where(
          and(eq(mailedLinks.kind, kind), isSame, isNull(mailedLinks.usedAt), gt(mailedLinks.expiresAt, createdAt)),
        )
      const expiresAt = new Date(now().getTime() + lifetimes[kind]).toISOString()
      await tx.insert(mailedLinks).values({
        tokenHash: hashOf(token),
        kind,
        travellerId: travellerId ?? null,
        email: email ?? null,
        createdAt,
        expiresAt,
      })
      return token
    },
    async use(kind, token, tx = db) {
      const usedAt = now().toISOString()
      const [used] = await tx
        .update(mailedLinks)
        .set({ usedAt })
        .where(and(ofToken(kind, token), isNull(mailedLinks.usedAt), gt(mailedLinks.expiresAt, usedAt)))
        .returning(columns)
      if (used) return used
      const found = await find(kind, token, tx)
      if (!found) return 'unknown'
      return found.usedAt === null ? 'expired' : 'used'
    },
  }
}
