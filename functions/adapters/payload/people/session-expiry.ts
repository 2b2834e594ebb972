import { travellerSessions } from '@nusa/cms/own-tables'
import { sessionLifetime } from '@nusa/shared/account'
import { gt, not, sql } from 'drizzle-orm'

const { createdAt, expiresAt } = travellerSessions

const inHours = (count: number) => sql.raw(`interval '${count} hours'`)
const inDays = (count: number) => sql.raw(`interval '${count} days'`)

/** When a session that starts or is prolonged now expires. */
export const newExpiry = sql`now() + ${inHours(sessionLifetime.hours)}`
/** When a session ends for good. */
export const maxExpiry = sql`${createdAt} + ${inDays(sessionLifetime.longestDays)}`
export const renewedExpiry = sql`least(${newExpiry}, ${maxExpiry})`

/** Until when an expired session can be prolonged. */
const renewableUntil = sql`least(${expiresAt} + ${inDays(sessionLifetime.goesOnDays)}, ${maxExpiry})`

/** Whether a session has not expired. */
export const isActive = gt(expiresAt, sql`now()`)

/** Whether a session has not expired or can be prolonged. */
export const isRenewable = sql`${renewableUntil} > now()`

/** Whether a session cannot be used any more. */
export const isEnded = not(isRenewable)
