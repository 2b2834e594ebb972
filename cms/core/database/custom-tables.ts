import { bigint, customType, index, integer, pgTable, primaryKey, text, timestamp, varchar } from 'drizzle-orm/pg-core'
import { identity_documents, travellers, users } from '../../generated/payload-generated-schema.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'string' })
const travellerId = () => integer('traveller_id').references(() => travellers.id, { onDelete: 'cascade' })

/**
 * The sessions of travellers, one row for each browser. Payload stores a list of sessions in the account, which loses
 * one of two concurrent sign-ins. Only the hash of a token is stored.
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
 * Links sent by email. Each works once and for a limited time, except that newsletter links to former addresses can be
 * used repeatedly. Only the hash of a token is stored.
 */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind', { enum: ['verify', 'reset', 'email', 'newsletter', 'unsubscribe'] }).notNull(),
    /** Null for the newsletter, which needs no account. */
    travellerId: travellerId(),
    /** The address that the link was sent to and that it is about, if it differs from the address of the account. */
    email: text('email'),
    /**
     * The details of the sign-up that the link verifies, with the password hashed by Payload. They are copied to the
     * account when this link is opened, so that the owner of the address decides between two sign-ups.
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

/**
 * Avatars of travellers, one row for each size. They are stored in the database because not every host of functions has
 * a disk.
 */
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

/** Pictures of identity documents, in another table than their reviews. The pictures are never written to a folder. */
export const identityPictures = pgTable('identity_pictures', {
  documentId: integer('document_id')
    .primaryKey()
    .references(() => identity_documents.id, { onDelete: 'cascade' }),
  webp: bytea('webp').notNull(),
})

/**
 * Counters of the rate limiter for travellers and CMS users, shared by all processes. The columns are those of the
 * library that the site's API uses. The migration makes the table unlogged, so that attempts do not wait for the disk:
 * a crash of the server loses the last minutes.
 */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
})

const userId = () => integer('user_id').references(() => users.id, { onDelete: 'cascade' })

/**
 * What is known about the sessions of CMS users in addition to Payload's list of sessions, by the id of the session. A
 * parked session waits for the second step of the sign-in and is not in Payload's list, so Payload refuses its token.
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
    /** When the user last entered the password or a second factor in this session. */
    confirmedAt: instant('confirmed_at'),
    /** When the session passed the second step; null if it did not. */
    secondFactorAt: instant('second_factor_at'),
    /** Until when the session waits for the second step; null for an active session. */
    parkedUntil: instant('parked_until'),
  },
  ({ userId }) => [index('cms_sessions_user_idx').on(userId)],
)

/** The authenticator app of a CMS user. The secret is encrypted with a key derived from PAYLOAD_SECRET. */
export const authenticatorApps = pgTable('authenticator_apps', {
  userId: userId().primaryKey(),
  secret: text('secret').notNull(),
  /** The time step of the last accepted code, so that no code is accepted twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** The passkeys of CMS users. They contain no secret: the private key never leaves the authenticator. */
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

/** The unused recovery codes of CMS users. Only a keyed hash of each code is stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId().notNull(),
    codeHash: text('code_hash').notNull(),
  },
  ({ userId, codeHash }) => [primaryKey({ columns: [userId, codeHash] })],
)

/**
 * What the server must remember between the two requests of a step: the challenge of a passkey or the encrypted secret
 * of an app that is not confirmed yet. Each is deleted when it is used.
 */
export const factorChallenges = pgTable('factor_challenges', {
  /** The purpose and the id of the session. */
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/**
 * Context of a Payload write that changes a password and whose caller ends sessions and mailed links. Without this
 * context, all sessions and links of the account end.
 */
export const keepSessions = { keepSessions: true }

/** Tables in addition to those of Payload's collections, included in the migrations. */
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
