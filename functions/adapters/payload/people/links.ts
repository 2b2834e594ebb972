import { mailedLinks } from '@nusa/cms/custom-tables'
import type { TokenInvalidReason } from '@nusa/shared/account'
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../connect.ts'
import type { Transaction } from '../in-transaction.ts'
import { lockAccount } from './account-rows.ts'
import { createToken, hashToken } from './token.ts'

type LinkKind = Exclude<typeof mailedLinks.$inferSelect.kind, 'unsubscribe'>
type Reader = Pick<Connection['db'], 'select'>

const hourMs = 60 * 60 * 1000

const lifetimesMs: Record<LinkKind, number> = {
  verify: 24 * hourMs,
  reset: hourMs,
  email: 24 * hourMs,
  newsletter: 7 * 24 * hourMs,
}

const signUpColumns = {
  passwordHash: mailedLinks.passwordHash,
  passwordSalt: mailedLinks.passwordSalt,
  fullName: mailedLinks.fullName,
  username: mailedLinks.username,
}
const linkColumns = { travellerId: mailedLinks.travellerId, email: mailedLinks.email, ...signUpColumns }
const clearedSignUpColumns = { passwordHash: null, passwordSalt: null, fullName: null, username: null }

/** Every value is null if the link does not belong to a sign-up. */
export type PendingSignUp = Pick<typeof mailedLinks.$inferSelect, keyof typeof signUpColumns>
export type Link = Pick<typeof mailedLinks.$inferSelect, keyof typeof linkColumns>

export type LinkRecipient =
  | { travellerId: number; email?: string; signUp?: PendingSignUp }
  | { travellerId?: undefined; email: string; signUp?: undefined }

/**
 * The caller of a method that changes links must have locked the row of the account or the subscription in the same
 * transaction.
 */
export interface LinkStore {
  /**
   * Returns the token of a new link. Earlier links of the same kind expire. If several sign-ups are pending for an
   * account, only links of the same sign-up expire. Password reset links do not expire early, because a stranger could
   * invalidate the owner's link by requesting another link.
   */
  issue(kind: LinkKind, recipient: LinkRecipient, tx: Transaction): Promise<string>
  use(kind: LinkKind, token: string, tx: Transaction): Promise<Link | TokenInvalidReason>
  /** Returns the same as `use`, without marking the link as used. */
  peek(kind: LinkKind, token: string): Promise<Link | TokenInvalidReason>
  /** Locks the link's account and marks the link as used. */
  useForAccount(kind: LinkKind, token: string, tx: Transaction): Promise<OpenedLink | TokenInvalidReason>
  /** Deletes the sign-up data of the links, too. */
  expire(travellerId: number, kinds: LinkKind[], tx: Transaction): Promise<void>
  /** Returns the link even if it is not valid. */
  find(kind: LinkKind, token: string, db?: Reader): Promise<Link | null>
  /** Returns the link even if it is not valid. */
  findLatest(kind: LinkKind, travellerId: number, db?: Reader): Promise<Link | null>
  findValid(kind: LinkKind, travellerId: number, db?: Reader): Promise<Link | null>
}

export interface OpenedLink {
  link: Link
  account: NonNullable<Awaited<ReturnType<typeof lockAccount>>>
}

export function createLinkStore({ db }: Connection, now: () => Date): LinkStore {
  const currentTime = () => now().toISOString()
  const whereToken = (kind: LinkKind, token: string) =>
    and(eq(mailedLinks.kind, kind), eq(mailedLinks.tokenHash, hashToken(token)))
  const whereAccount = (kind: LinkKind, travellerId: number) =>
    and(eq(mailedLinks.kind, kind), eq(mailedLinks.travellerId, travellerId))
  const whereUsable = () => and(isNull(mailedLinks.usedAt), gt(mailedLinks.expiresAt, currentTime()))

  async function findByToken(kind: LinkKind, token: string, reader: Reader) {
    const [storedLink] = await reader
      .select({ ...linkColumns, usedAt: mailedLinks.usedAt })
      .from(mailedLinks)
      .where(whereToken(kind, token))
    return storedLink ?? null
  }

  async function findInvalidReason(kind: LinkKind, token: string, reader: Reader): Promise<TokenInvalidReason> {
    const storedLink = await findByToken(kind, token, reader)
    if (!storedLink) return 'unknown'
    return storedLink.usedAt === null ? 'expired' : 'used'
  }

  const store: LinkStore = {
    find: (kind, token, reader = db) => findByToken(kind, token, reader),
    async findLatest(kind, travellerId, reader = db) {
      const latestFirst = desc(mailedLinks.createdAt)
      const [storedLink] = await reader
        .select(linkColumns)
        .from(mailedLinks)
        .where(whereAccount(kind, travellerId))
        .orderBy(latestFirst)
        .limit(1)
      return storedLink ?? null
    },
    async findValid(kind, travellerId, reader = db) {
      const [storedLink] = await reader
        .select(linkColumns)
        .from(mailedLinks)
        .where(and(whereAccount(kind, travellerId), whereUsable()))
        .limit(1)
      return storedLink ?? null
    },
    async issue(kind, { travellerId, email, signUp }, tx) {
      const token = createToken()
      const whereSameRecipient =
        travellerId === undefined ? eq(mailedLinks.email, email) : eq(mailedLinks.travellerId, travellerId)
      // Each sign-up has a different salt, so the hash identifies the sign-up.
      const whereSameSignUp = signUp?.passwordHash ? eq(mailedLinks.passwordHash, signUp.passwordHash) : undefined
      const createdAt = currentTime()
      if (kind !== 'reset') {
        await tx
          .update(mailedLinks)
          .set({ expiresAt: createdAt })
          .where(and(eq(mailedLinks.kind, kind), whereSameRecipient, whereSameSignUp, whereUsable()))
      }
      await tx.insert(mailedLinks).values({
        tokenHash: hashToken(token),
        kind,
        travellerId: travellerId ?? null,
        email: email ?? null,
        ...signUp,
        createdAt,
        expiresAt: new Date(now().getTime() + lifetimesMs[kind]).toISOString(),
      })
      return token
    },
    async use(kind, token, tx) {
      const [usedLink] = await tx
        .update(mailedLinks)
        .set({ usedAt: currentTime() })
        .where(and(whereToken(kind, token), whereUsable()))
        .returning(linkColumns)
      return usedLink ?? findInvalidReason(kind, token, tx)
    },
    async peek(kind, token) {
      const [usableLink] = await db
        .select(linkColumns)
        .from(mailedLinks)
        .where(and(whereToken(kind, token), whereUsable()))
      return usableLink ?? findInvalidReason(kind, token, db)
    },
    async useForAccount(kind, token, tx) {
      const storedLink = await store.find(kind, token, tx)
      if (!storedLink || storedLink.travellerId === null) return 'unknown'
      const account = await lockAccount(tx, storedLink.travellerId)
      if (!account) return 'unknown'
      // If the account was verified in another way, the link counts as used, so that the page asks the traveller to
      // sign in.
      if (kind === 'verify' && account.isVerified) return 'used'
      // The link of a blocked account counts as expired, because only staff may learn that the account is blocked.
      if (account.isBlocked) return 'expired'
      const link = await store.use(kind, token, tx)
      return typeof link === 'string' ? link : { link, account }
    },
    async expire(travellerId, kinds, tx) {
      await tx
        .update(mailedLinks)
        .set({ expiresAt: sql`least(${mailedLinks.expiresAt}, ${currentTime()})`, ...clearedSignUpColumns })
        .where(and(eq(mailedLinks.travellerId, travellerId), inArray(mailedLinks.kind, kinds)))
    },
  }
  return store
}
