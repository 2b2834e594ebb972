import { travellerSessions } from '@nusa/cms/own-tables'
import { sessionLifetime } from '@nusa/shared/account'
import { gt, not, sql } from 'drizzle-orm'

const { createdAt, expiresAt } = travellerSessions

const inHours = (count: number) => sql.raw(`interval '${count} hours'`)
const inDays = (count: number) => sql.raw(`interval '${count} days'`)

/** Expiry of a session started or renewed now. */
export const newExpiry = sql`now() + ${inHours(sessionLifetime.hours)}`
/** The latest expiry of a session, however often it is renewed. */
export const maxExpiry = sql`${createdAt} + ${inDays(sessionLifetime.maxAgeDays)}`
export const renewedExpiry = sql`least(${newExpiry}, ${maxExpiry})`

/** Until when an expired session can be renewed. */
const renewableUntil = sql`least(${expiresAt} + ${inDays(sessionLifetime.renewalGraceDays)}, ${maxExpiry})`

/** Whether a session has not expired. */
export const isActive = gt(expiresAt, sql`now()`)

/** Whether a session has not expired or can be renewed. */
export const isRenewable = sql`${renewableUntil} > now()`

/** Whether a session cannot be used any more. */
export const isEnded = not(isRenewable)
