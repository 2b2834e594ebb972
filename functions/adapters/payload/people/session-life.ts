import { travellerSessions } from '@nusa/cms/own-tables'
import { gt, not, sql } from 'drizzle-orm'

const { createdAt, expiresAt } = travellerSessions

/** How long a session lasts that begins or goes on now; thirty days after it began it ends for good. */
export const newEnd = sql`now() + interval '2 hours'`
const lastEnd = sql`${createdAt} + interval '30 days'`
export const prolongedEnd = sql`least(${newEnd}, ${lastEnd})`

/** Until when it can go on though it has run out: who comes back within two weeks is signed in. */
export const keptUntil = sql`least(${expiresAt} + interval '14 days', ${lastEnd})`

/** Whether a session has not run out. */
export const lasts = gt(expiresAt, sql`now()`)

/** Whether it has not run out, or can go on. */
export const isKept = sql`${keptUntil} > now()`

/** Whether it is worth nothing any more. */
export const isOver = not(isKept)
