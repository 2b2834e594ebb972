import { payment_events } from '@nusa/cms/schema'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { PaymentEvent } from '../../ports/bookings.ts'
import { createBulkInsert, prepareStatement, type QueryRunner } from './prepare-statement.ts'

const eventColumns = [
  'invoice',
  'kind',
  'detail',
  'provider_event_id',
  'needs_attention',
  'createdAt',
  'updatedAt',
] as const
const eventInsert = createBulkInsert(payment_events, eventColumns, 'given_events')

const insertEvents = prepareStatement(
  'insert-events',
  sql`
    insert into ${payment_events} (${eventInsert.columns}) select ${eventInsert.columns} from ${eventInsert.source}
    on conflict (provider_event_id) do nothing returning provider_event_id`,
)

const insertedSchema = z.array(z.object({ provider_event_id: z.nullable(z.string()) }))

/**
 * Stores events, and returns those that were not stored before. An event with a provider's event ID is stored once.
 * `invoice` is null for events that belong to no invoice.
 */
export async function storeEvents(
  tx: QueryRunner,
  invoice: string | null,
  events: readonly PaymentEvent[],
  at: Date,
): Promise<PaymentEvent[]> {
  if (events.length === 0) return []
  const timestamp = at.toISOString()
  const rows = events.map(({ kind, detail, providerEventId, needsAttention }) => ({
    invoice,
    kind,
    detail,
    provider_event_id: providerEventId,
    needs_attention: needsAttention,
    createdAt: timestamp,
    updatedAt: timestamp,
  }))
  const insertedIds = insertedSchema
    .parse(await insertEvents(tx, eventInsert.toParameter(rows)))
    .map((row) => row.provider_event_id)
  return events.filter(({ providerEventId }) => providerEventId === null || insertedIds.includes(providerEventId))
}
