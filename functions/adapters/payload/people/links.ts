import { mailedLinks } from '@nusa/cms/own-tables'
import type { TokenInvalidReason } from '@nusa/shared/account'
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../connect.ts'
import type { Transaction } from '../in-transaction.ts'
import { lockAccount } from './account-rows.ts'
import { hashOf, newToken } from './token.ts'

type Kind = Exclude<typeof mailedLinks.$inferSelect.kind, 'unsubscribe'>
type Reader = Pick<Connection['db'], 'select'>

const hour = 60 * 60 * 1000

/** How long a link is good, in milliseconds. */
const lifetimes: Record<Kind, number> = { verify: 24 * hour, reset: hour, email: 24 * hour, newsletter: 7 * 24 * hour }

const signUpColumns = {
  passwordHash: mailedLinks.passwordHash,
  passwordSalt: mailedLinks.passwordSalt,
  fullName: mailedLinks.fullName,
  username: mailedLinks.username,
}
const columns = { travellerId: mailedLinks.travellerId, email: mailedLinks.email, ...signUpColumns }
const noSignUp = { passwordHash: null, passwordSalt: null, fullName: null, username: null }

/** What somebody signed up with; none of it where a link is about something else. */
export type PendingSignUp = Pick<typeof mailedLinks.$inferSelect, keyof typeof signUpColumns>
export type Link = Pick<typeof mailedLinks.$inferSelect, keyof typeof columns>

/** Whom a new link is for: an account, or a mere address. */
export type LinkFor =
  | { travellerId: number; email?: string; signUp?: PendingSignUp }
  | { travellerId?: undefined; email: string; signUp?: undefined }

/** What changes links does so in a transaction that has locked the account's row, or that of the subscription. */
export interface LinkStore {
  /**
   * The token of a new link. It replaces those of the same kind, or of the same sign-up, that were sent before; but for links to set
   * a password, which anybody can ask for: they must not end the one that the owner is about to open.
   */
  issue(kind: Kind, whom: LinkFor, tx: Transaction): Promise<string>
  /** Uses a link up; why not, where it is not good or not good any more. */
  use(kind: Kind, token: string, tx: Transaction): Promise<Link | TokenInvalidReason>
  /** A link that is good, which it is afterwards, too; why not, where it is not. */
  look(kind: Kind, token: string): Promise<Link | TokenInvalidReason>
  /** Uses a link up whose account is still there, and locks that. */
  useOfAccount(kind: Kind, token: string, tx: Transaction): Promise<OpenedLink | TokenInvalidReason>
  /** Ends all links of these kinds that an account has, and forgets what was signed up with. */
  expire(travellerId: number, kinds: Kind[], tx: Transaction): Promise<void>
  /** Whose link it is, good or not; null for a token that nobody was given. */
  find(kind: Kind, token: string, db?: Reader): Promise<Link | null>
  /** The link that an account was sent last, good or not. */
  newest(kind: Kind, travellerId: number, db?: Reader): Promise<Link | null>
  /** The link of an account that is good; null where none is. */
  open(kind: Kind, travellerId: number, db?: Reader): Promise<Link | null>
}

export interface OpenedLink {
  link: Link
  account: NonNullable<Awaited<ReturnType<typeof lockAccount>>>
}

export function linkStore({ db }: Connection, now: () => Date): LinkStore {
  const at = () => now().toISOString()
  const ofToken = (kind: Kind, token: string) =>
    and(eq(mailedLinks.kind, kind), eq(mailedLinks.tokenHash, hashOf(token)))
  const ofAccount = (kind: Kind, travellerId: number) =>
    and(eq(mailedLinks.kind, kind), eq(mailedLinks.travellerId, travellerId))
  const isOpen = () => and(isNull(mailedLinks.usedAt), gt(mailedLinks.expiresAt, at()))

  async function findUse(kind: Kind, token: string, reader: Reader) {
    const [found] = await reader
      .select({ ...columns, usedAt: mailedLinks.usedAt })
      .from(mailedLinks)
      .where(ofToken(kind, token))
    return found ?? null
  }

  /** Of a link that is not open. */
  async function whyNot(kind: Kind, token: string, reader: Reader): Promise<TokenInvalidReason> {
    const found = await findUse(kind, token, reader)
    if (!found) return 'unknown'
    return found.usedAt === null ? 'expired' : 'used'
  }

  const store: LinkStore = {
    find: (kind, token, reader = db) => findUse(kind, token, reader),
    async newest(kind, travellerId, reader = db) {
      const latest = desc(mailedLinks.createdAt)
      const [found] = await reader
        .select(columns)
        .from(mailedLinks)
        .where(ofAccount(kind, travellerId))
        .orderBy(latest)
        .limit(1)
      return found ?? null
    },
    async open(kind, travellerId, reader = db) {
      const [found] = await reader
        .select(columns)
        .from(mailedLinks)
        .where(and(ofAccount(kind, travellerId), isOpen()))
        .limit(1)
      return found ?? null
    },
    async issue(kind, { travellerId, email, signUp }, tx) {
      const token = newToken()
      const isSame = travellerId === undefined ? eq(mailedLinks.email, email) : eq(mailedLinks.travellerId, travellerId)
      // Each sign-up has a salt of its own.
      const isSameSignUp = signUp?.passwordHash ? eq(mailedLinks.passwordHash, signUp.passwordHash) : undefined
      const createdAt = at()
      if (kind !== 'reset') {
        await tx
          .update(mailedLinks)
          .set({ expiresAt: createdAt })
          .where(and(eq(mailedLinks.kind, kind), isSame, isSameSignUp, isOpen()))
      }
      await tx.insert(mailedLinks).values({
        tokenHash: hashOf(token),
        kind,
        travellerId: travellerId ?? null,
        email: email ?? null,
        ...signUp,
        createdAt,
        expiresAt: new Date(now().getTime() + lifetimes[kind]).toISOString(),
      })
      return token
    },
    async use(kind, token, tx) {
      const [used] = await tx
        .update(mailedLinks)
        .set({ usedAt: at() })
        .where(and(ofToken(kind, token), isOpen()))
        .returning(columns)
      return used ?? whyNot(kind, token, tx)
    },
    async look(kind, token) {
      const [open] = await db
        .select(columns)
        .from(mailedLinks)
        .where(and(ofToken(kind, token), isOpen()))
      return open ?? whyNot(kind, token, db)
    },
    async useOfAccount(kind, token, tx) {
      const known = await store.find(kind, token, tx)
      if (!known || known.travellerId === null) return 'unknown'
      const account = await lockAccount(tx, known.travellerId)
      if (!account) return 'unknown'
      // By whatever it was verified: there is nothing left to do but to sign in.
      if (kind === 'verify' && account.isVerified) return 'used'
      // Nobody but staff is told that it is blocked.
      if (account.isBlocked) return 'expired'
      const link = await store.use(kind, token, tx)
      return typeof link === 'string' ? link : { link, account }
    },
    async expire(travellerId, kinds, tx) {
      await tx
        .update(mailedLinks)
        .set({ expiresAt: sql`least(${mailedLinks.expiresAt}, ${at()})`, ...noSignUp })
        .where(and(eq(mailedLinks.travellerId, travellerId), inArray(mailedLinks.kind, kinds)))
    },
  }
  return store
}
