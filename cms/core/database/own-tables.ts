import { bigint, customType, index, integer, pgTable, primaryKey, text, timestamp, varchar } from 'drizzle-orm/pg-core'
import { identity_documents, travellers } from '../../generated/payload-generated-schema.ts'

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
 * Links sent by mail. Each works once and for a limited time, except that newsletter links to former addresses can be
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
 * library that the functions use. The migration makes the table unlogged, so that attempts do not wait for the disk: a
 * crash of the server loses the last minutes.
 */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
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
}
