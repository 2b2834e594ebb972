import { travellerSessions } from '@nusa/cms/own-tables'
import { sessionLife } from '@nusa/shared/session'
import { gt, not, sql } from 'drizzle-orm'

const { createdAt, expiresAt } = travellerSessions

const inHours = (count: number) => sql.raw(`interval '${count} hours'`)
const inDays = (count: number) => sql.raw(`interval '${count} days'`)

/** How long a session lasts that begins or goes on now. */
export const newEnd = sql`now() + ${inHours(sessionLife.hours)}`
/** When it ends for good. */
export const lastEnd = sql`${createdAt} + ${inDays(sessionLife.longestDays)}`
export const prolongedEnd = sql`least(${newEnd}, ${lastEnd})`

/** Until when it can go on though it has run out: who comes back in time is signed in. */
const goesOnUntil = sql`least(${expiresAt} + ${inDays(sessionLife.goesOnDays)}, ${lastEnd})`

/** Whether a session has not run out. */
export const lasts = gt(expiresAt, sql`now()`)

/** Whether it has not run out, or can go on. */
export const isKept = sql`${goesOnUntil} > now()`

/** Whether it is worth nothing any more. */
export const isOver = not(isKept)
