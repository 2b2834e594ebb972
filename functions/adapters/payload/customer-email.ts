import { travellers } from '@nusa/cms/schema'
import { sql } from 'drizzle-orm'

/**
 * The address that an account has today, of a query that joins it; null for one that is deleted. It is where bookings of
 * before are told of, too: the one that was written with them may be somebody else's by now.
 */
export const emailToday = sql<string | null>`case when ${travellers.deleted_at} is null then ${travellers.email} end`
