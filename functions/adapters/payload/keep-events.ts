import { payment_events } from '@nusa/cms/schema'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { PaymentEvent } from '../../ports/bookings.ts'
import { givenRows } from './given-rows.ts'
import { prepared, type Runner } from './prepared.ts'

const eventKeys = [
  'invoice',
  'kind',
  'detail',
  'provider_event_id',
  'needs_attention',
  'createdAt',
  'updatedAt',
] as const
const event = givenRows(payment_events, eventKeys, 'given_events')

const keep = prepared(
  'keep-events',
  sql`
    insert into ${payment_events} (${event.columns}) select ${event.columns} from ${event.source}
    on conflict (provider_event_id) do nothing returning provider_event_id`,
)

const keptSchema = z.array(z.object({ provider_event_id: z.nullable(z.string()) }))

/**
 * Stores events of an invoice, or of none, and returns the new ones. A provider's event is stored once, our own events each
 * time.
 */
export async function keepEvents(
  tx: Runner,
  invoice: string | null,
  events: readonly PaymentEvent[],
  at: Date,
): Promise<PaymentEvent[]> {
  if (events.length === 0) return []
  const written = at.toISOString()
  const rows = events.map(({ kind, detail, providerEventId, needsAttention }) => ({
    invoice,
    kind,
    detail,
    provider_event_id: providerEventId,
    needs_attention: needsAttention,
    createdAt: written,
    updatedAt: written,
  }))
  const kept = keptSchema.parse(await keep(tx, event.of(rows))).map((row) => row.provider_event_id)
  return events.filter(({ providerEventId }) => providerEventId === null || kept.includes(providerEventId))
}
