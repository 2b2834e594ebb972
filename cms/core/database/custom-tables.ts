import { bigint, customType, index, integer, pgTable, primaryKey, text, timestamp, varchar } from 'drizzle-orm/pg-core'
import { identity_documents, travellers, users } from '../../generated/payload-generated-schema.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'string' })
const travellerId = () => integer('traveller_id').references(() => travellers.id, { onDelete: 'cascade' })

/**
 * Has one row for each signed-in browser. It replaces Payload's list of sessions, which loses one of two concurrent
 * sign-ins. Only the hash of a token is stored.
 */
export const travellerSessions = pgTable(
  'traveller_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    travellerId: travellerId().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  ({ travellerId }) => [index('traveller_sessions_traveller_idx').on(travellerId)],
)

/**
 * Links sent by email. They work once and for a limited time. Unsubscribe links in newsletters to a former address work
 * repeatedly. Only the hash of a token is stored.
 */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind', { enum: ['verify', 'reset', 'email', 'newsletter', 'unsubscribe'] }).notNull(),
    /** Null for links about the newsletter, because subscribers need no account. */
    travellerId: travellerId(),
    /** The address that received the link, if it differs from the account's address. */
    email: text('email'),
    /**
     * This column and the next three are the sign-up that the link verifies. Opening the link copies them to the
     * account, so if two people sign up with one address, its owner decides which sign-up is used.
     */
    passwordHash: text('password_hash'),
    passwordSalt: text('password_salt'),
    fullName: text('full_name'),
    username: text('username'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  ({ travellerId, email }) => [
    index('mailed_links_traveller_idx').on(travellerId),
    index('mailed_links_email_idx').on(email),
  ],
)

/** Has one row for each size of a profile photo. Pictures are in the database because serverless hosts have no disk. */
export const avatarPictures = pgTable(
  'avatar_pictures',
  {
    travellerId: travellerId().notNull(),
    /** Side of the square (pixels). */
    side: integer('side').notNull(),
    /** Changes with each upload. */
    version: text('version').notNull(),
    webp: bytea('webp').notNull(),
  },
  ({ travellerId, side }) => [primaryKey({ columns: [travellerId, side] })],
)

/** Pictures of identity documents are stored only in this table, never as files. */
export const identityPictures = pgTable('identity_pictures', {
  documentId: integer('document_id')
    .primaryKey()
    .references(() => identity_documents.id, { onDelete: 'cascade' }),
  webp: bytea('webp').notNull(),
})

/**
 * The counters of the rate limiter, shared by all processes. The rate-limiting library requires these columns. The
 * migration makes the table unlogged: counting does not wait for the disk, but a crash of the database server loses
 * the counters.
 */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** When the counter expires, in milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
})

const userId = () => integer('user_id').references(() => users.id, { onDelete: 'cascade' })

/**
 * Supplements Payload's list of sessions, with the same ids. A parked session waits for the second step of the
 * sign-in and is not in Payload's list, so Payload refuses its token.
 */
export const cmsSessions = pgTable(
  'cms_sessions',
  {
    id: text('id').primaryKey(),
    userId: userId().notNull(),
    /** Browser and operating system, such as 'Firefox, Windows'. The address of the browser is not stored. */
    device: text('device').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    /** The last time the user entered the password or a second factor. */
    confirmedAt: instant('confirmed_at'),
    /** Null if the session has not passed the second step. */
    secondFactorAt: instant('second_factor_at'),
    /** When a parked session ends without the second step. Null for other sessions. */
    parkedUntil: instant('parked_until'),
  },
  ({ userId }) => [index('cms_sessions_user_idx').on(userId)],
)

/** The secret is encrypted with a key derived from PAYLOAD_SECRET. */
export const authenticatorApps = pgTable('authenticator_apps', {
  userId: userId().primaryKey(),
  secret: text('secret').notNull(),
  /** The time step of the last accepted code, so that no code is accepted twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** The table contains no secret: the private key never leaves the authenticator. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The id of the credential (base64url). */
    id: text('id').primaryKey(),
    userId: userId().notNull(),
    name: text('name').notNull(),
    publicKey: bytea('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
  },
  ({ userId }) => [index('passkeys_user_idx').on(userId)],
)

/** Only a keyed hash of each unused code is stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId().notNull(),
    codeHash: text('code_hash').notNull(),
  },
  ({ userId, codeHash }) => [primaryKey({ columns: [userId, codeHash] })],
)

/**
 * Values that one request stores for the next, which deletes them: the challenge of a passkey, or the encrypted secret
 * of an unconfirmed authenticator app.
 */
export const factorChallenges = pgTable('factor_challenges', {
  /** The purpose of the value, followed by the id of the session. */
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/**
 * Payload context for a write that changes a traveller's password without ending all sessions and mailed links. The
 * caller must decide which of them end.
 */
export const keepSessionsContext = { keepSessions: true }

/** Tables without a collection. Migrations are generated for them too. */
export const customTables = {
  traveller_sessions: travellerSessions,
  mailed_links: mailedLinks,
  avatar_pictures: avatarPictures,
  identity_pictures: identityPictures,
  rate_limits: rateLimits,
  cms_sessions: cmsSessions,
  authenticator_apps: authenticatorApps,
  passkeys,
  recovery_codes: recoveryCodes,
  factor_challenges: factorChallenges,
}
