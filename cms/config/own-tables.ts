import { bigint, customType, index, integer, pgTable, primaryKey, text, timestamp, varchar } from 'drizzle-orm/pg-core'
import { identity_documents, travellers } from '../payload-generated-schema.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'string' })
const travellerId = () => integer('traveller_id').references(() => travellers.id, { onDelete: 'cascade' })

/**
 * Where travellers are signed in: a row for each browser, so that none is lost when two sign in at once, which Payload's
 * list of sessions within the account does. Of a token only its hash is kept.
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
 * Links that were mailed: each is good once and for a while, but for those of former addresses to end the newsletter, which are
 * good again and again. Of a token only its hash is kept.
 */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind', { enum: ['verify', 'reset', 'email', 'newsletter', 'unsubscribe'] }).notNull(),
    /** None for the newsletter, which needs no account. */
    travellerId: travellerId(),
    /** The address that the link was sent to and is about, where it is not the account's. */
    email: text('email'),
    /**
     * What the sign-up that a link verifies was made with, the password as Payload hashed it: it becomes the account's when
     * this very link is opened, so that of two who sign up with one address the owner of it decides.
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

/** Travellers' avatars, a row for each size. In the database, since not every host of functions has a disk to keep them. */
export const avatarPictures = pgTable(
  'avatar_pictures',
  {
    travellerId: travellerId().notNull(),
    /** Of the square, in pixels. */
    side: integer('side').notNull(),
    /** Another one with each upload. */
    version: text('version').notNull(),
    webp: bytea('webp').notNull(),
  },
  ({ travellerId, side }) => [primaryKey({ columns: [travellerId, side] })],
)

/** The pictures of identity documents, apart from what staff note about them. They never lie in a folder. */
export const identityPictures = pgTable('identity_pictures', {
  documentId: integer('document_id')
    .primaryKey()
    .references(() => identity_documents.id, { onDelete: 'cascade' }),
  webp: bytea('webp').notNull(),
})

/**
 * Attempts that are limited, of travellers and of colleagues, over all processes. Shaped as the functions' library wants it. The
 * migration makes it unlogged, so that no attempt waits for the disk: a server that crashes forgets those of the last minutes.
 */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
})

/**
 * Context of a write by Payload that gives an account another password while sessions and links are seen to where it is
 * asked for. Without it they all end.
 */
export const keepSessions = { keepSessions: true }

/** Tables beside those of Payload's collections; they are migrated along with them. */
export const ownTables = {
  traveller_sessions: travellerSessions,
  mailed_links: mailedLinks,
  avatar_pictures: avatarPictures,
  identity_pictures: identityPictures,
  rate_limits: rateLimits,
}
