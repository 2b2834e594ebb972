import { travellerSessions } from '@nusa/cms/own-tables'
import { sessionLife } from '@nusa/shared/session'
import { gt, not, sql } from 'drizzle-orm'

const { createdAt, expiresAt } = travellerSessions

const inHours = (count: number) => sql.raw(`interval '${count} hours'`)
const inDays = (count: number) => sql.raw(`interval '${count} days'`)

/** When a session that starts or is prolonged now expires. */
export const newEnd = sql`now() + ${inHours(sessionLife.hours)}`
/** When a session ends for good. */
export const lastEnd = sql`${createdAt} + ${inDays(sessionLife.longestDays)}`
export const prolongedEnd = sql`least(${newEnd}, ${lastEnd})`

/** Until when an expired session can be prolonged. */
const goesOnUntil = sql`least(${expiresAt} + ${inDays(sessionLife.goesOnDays)}, ${lastEnd})`

/** Whether a session has not expired. */
export const lasts = gt(expiresAt, sql`now()`)

/** Whether a session has not expired or can be prolonged. */
export const isKept = sql`${goesOnUntil} > now()`

/** Whether a session cannot be used any more. */
export const isOver = not(isKept)
