import { travellers } from '@nusa/cms/schema'
import { sql } from 'drizzle-orm'

/**
 * The account's current address in a query that joins `travellers`; null for a deleted account. Mails about earlier bookings go
 * there, too, because the address stored with them may belong to another person by now.
 */
export const currentEmail = sql<string | null>`case when ${travellers.deleted_at} is null then ${travellers.email} end`
