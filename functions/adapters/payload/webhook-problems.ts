import { invoices } from '@nusa/cms/schema'
import { missedWebhooksKey, webhookProblemKey } from '@nusa/shared/operations'
import { sql } from 'drizzle-orm'
import type { WebhookProblems } from '../../ports/webhook-problems.ts'
import type { Connection } from './connect.ts'
import type { ProblemStore } from './problem-store.ts'

/** The key in the table `payload_kv`. Its value lists the provider's invoices whose webhooks were refused. */
const refusedKey = 'refused-webhooks'

/** Limits the list of refused webhooks, which grows while the configured webhook token is wrong. */
const maxRefusedIds = 50

/** Errors are only logged, because payments must not fail if a problem cannot be stored. */
export function createWebhookProblems(
  { db }: Pick<Connection, 'db'>,
  { runOrLog, store }: ProblemStore,
  now: () => Date,
): WebhookProblems {
  return {
    async recordRefused(id) {
      const result = await runOrLog(() =>
        db.execute(sql`
          insert into payload_kv (key, data)
          select ${refusedKey}, jsonb_build_array(${id}::text)
          where exists (select 1 from ${invoices} where ${invoices.payment_reference_id} = ${id})
          on conflict (key) do update set data = (
            select jsonb_agg(latest.id order by latest.position)
            from (
              select id, position from jsonb_array_elements(excluded.data || (payload_kv.data - ${id}::text))
              with ordinality as refused (id, position) order by position limit ${maxRefusedIds}
            ) latest
          )`),
      )
      return (result?.rowCount ?? 0) > 0
    },
    async recordFoundPayment(id) {
      const result = await runOrLog(() =>
        db.execute(sql`select 1 from payload_kv where key = ${refusedKey} and data ? ${id}`),
      )
      if (result === null) return
      if (result.rows.length > 0) return store(webhookProblemKey, {})
      const at = now().toISOString()
      const firstProblem = JSON.stringify({ payments: 1, since: at, last: at })
      await runOrLog(() =>
        db.execute(sql`
          insert into payload_kv (key, data) values (${missedWebhooksKey}, ${firstProblem}::jsonb)
          on conflict (key) do update set data = payload_kv.data || jsonb_build_object(
            'payments', (payload_kv.data ->> 'payments')::int + 1, 'last', ${at}::text
          )`),
      )
    },
    async recordAccepted() {
      await runOrLog(() =>
        db.execute(
          sql`delete from payload_kv where key in (${webhookProblemKey}, ${refusedKey}, ${missedWebhooksKey})`,
        ),
      )
    },
  }
}
