import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Invoices } from './invoices.ts'
import type { Refunds } from './refunds.ts'
import type { Store } from './store.ts'
import { type Misbehaviour, normalBehaviour, scenarioIds } from './types.ts'
import type { Webhooks } from './webhooks.ts'

const flagSchema = z.optional(z.boolean())
const misbehaviourSchema = z.strictObject({
  slowMs: z.optional(z.int().check(z.minimum(0), z.maximum(120_000))),
  htmlError: flagSchema,
  rateLimited: flagSchema,
  malformedJson: flagSchema,
  noInvoiceUrl: flagSchema,
  duplicateWebhooks: flagSchema,
  reorderWebhooks: flagSchema,
  loseWebhooks: flagSchema,
  payAfterExpiry: flagSchema,
  payAmount: z.optional(z.nullable(z.number().check(z.gt(0)))),
  status: z.optional(z.nullable(z.string())),
  refund: z.optional(z.nullable(z.enum(scenarioIds))),
})

interface AdminDependencies {
  store: Store
  invoices: Invoices
  refunds: Refunds
  webhooks: Webhooks
  misbehaviour: Misbehaviour
}

/**
 * Creates an API with which tests control the sandbox. `POST /admin/misbehave` turns off every switch of `Misbehaviour`
 * that the body omits.
 */
export function adminApi({ store, invoices, refunds, webhooks, misbehaviour }: AdminDependencies): Hono {
  const app = new Hono()
  app.get('/admin/state', (c) => c.json({ ...store.state, misbehaviour }))
  app.post('/admin/misbehave', async (c) => {
    const parsed = misbehaviourSchema.safeParse(await c.req.json())
    if (!parsed.success) return c.json({ errors: parsed.error.issues }, 400)
    Object.assign(misbehaviour, normalBehaviour, parsed.data)
    return c.json(misbehaviour)
  })
  app.post('/admin/invoices/:id/pay', async (c) => {
    const { payAfterExpiry, payAmount } = misbehaviour
    const channel = c.req.query('channel') ?? 'QRIS'
    const invoice = invoices.pay(c.req.param('id'), channel, { amount: payAmount, allowsExpired: payAfterExpiry })
    await webhooks.waitUntilIdle()
    return c.json(invoice)
  })
  app.post('/admin/invoices/:id/settle', async (c) => {
    const invoice = invoices.settle(c.req.param('id'))
    await webhooks.waitUntilIdle()
    return c.json(invoice)
  })
  app.post('/admin/invoices/:id/expire', async (c) => {
    const invoice = invoices.expire(c.req.param('id'))
    await webhooks.waitUntilIdle()
    return c.json(invoice)
  })
  app.post('/admin/refunds/:id/:end{succeed|fail}', async (c) => {
    const refund = refunds.finish(c.req.param('id'), c.req.param('end') === 'succeed' ? 'SUCCEEDED' : 'FAILED')
    await webhooks.waitUntilIdle()
    return c.json(refund)
  })
  app.post('/admin/webhooks/flush', async (c) => {
    await webhooks.flush()
    return c.json({ ok: true })
  })
  return app
}
