import { payment_events } from '@nusa/cms/schema'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { MailRejectedError } from '../../ports/mail.ts'
import { startShopWithOutbox } from '../../testing/outbox.ts'
import { choose, offerTour, requestFor } from '../../testing/tours.ts'
import { maxAttempts, sendOutbox } from './send-outbox.ts'

const { shop, ayu, bookWithoutSending, readMailRow, advanceClock } = await startShopWithOutbox()
afterAll(() => shop.stop())
beforeEach(() => {
  shop.mails.isDown = false
  shop.mails.sent.length = 0
})

describe('an email', () => {
  test('is retried with growing pauses if the mail server is down, and finally has the state failed', async () => {
    shop.mails.isDown = true
    const tour = await offerTour(shop)
    const { invoiceId } = await ayu.call('placeBooking', requestFor(tour, [choose(shop, tour)]))
    const pauses: number[] = []
    for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
      const row = await readMailRow(invoiceId)
      expect(row).toMatchObject({ state: 'queued', attempts: attempt })
      expect(row.last_error).toBe('The mail server does not answer.')
      const pause = (Date.parse(row.next_attempt_at ?? '') - shop.clock.now.getTime()) / 60_000
      pauses.push(pause)
      advanceClock(pause - 0.5)
      expect((await sendOutbox(shop.deps)).postponed).toBe(0)
      advanceClock(0.5)
      await sendOutbox(shop.deps)
    }
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
    expect(await readMailRow(invoiceId)).toMatchObject({
      state: 'failed',
      attempts: maxAttempts,
      next_attempt_at: null,
    })
    const events = await shop.office.db
      .select()
      .from(payment_events)
      .where(and(eq(payment_events.invoice, invoiceId), eq(payment_events.kind, 'mail_failed')))
    expect(events).toMatchObject([{ needs_attention: false, detail: { kind: 'booking_received' } }])
    shop.mails.isDown = false
    advanceClock(24 * 60)
    await sendOutbox(shop.deps)
    expect(shop.mails.sent).toEqual([])
    const log = JSON.stringify(shop.log)
    expect(log).toContain('mail-given-up')
    expect(log).not.toContain('ayu@example.com')
  })

  test('has no error while it is sent again, so that a corrected decision does not delete it meanwhile', async () => {
    const invoiceId = await bookWithoutSending()
    const failing = { send: () => Promise.reject(new Error('The mail server does not answer.')) }
    await sendOutbox({ ...shop.deps, mailer: failing })
    expect((await readMailRow(invoiceId)).last_error).toBe('The mail server does not answer.')
    advanceClock(60)
    const errorsDuringSending: unknown[] = []
    const slow = {
      async send() {
        errorsDuringSending.push((await readMailRow(invoiceId)).last_error)
      },
    }
    await sendOutbox({ ...shop.deps, mailer: slow })
    expect(errorsDuringSending).toEqual([null])
  })

  test("fails immediately if the recipient's address is rejected", async () => {
    const invoiceId = await bookWithoutSending()
    const refusing = { send: () => Promise.reject(new MailRejectedError('550 no such mailbox')) }
    expect(await sendOutbox({ ...shop.deps, mailer: refusing })).toEqual({ sent: 0, postponed: 0, failed: 1 })
    expect(await readMailRow(invoiceId)).toMatchObject({ state: 'failed', last_error: '550 no such mailbox' })
  })

  test('fails after the process has crashed at every attempt', async () => {
    const invoiceId = await bookWithoutSending()
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      await shop.deps.outbox.claim(shop.clock.now, shop.clock.now)
    }
    expect((await sendOutbox(shop.deps)).failed).toBe(1)
    expect(await readMailRow(invoiceId)).toMatchObject({ state: 'failed' })
    expect(shop.mails.sent).toEqual([])
  })
})

test('sending stops after three consecutive failures of the mail server', async () => {
  for (let count = 0; count < 5; count += 1) await bookWithoutSending()
  shop.mails.isDown = true
  expect((await sendOutbox(shop.deps)).postponed).toBe(3)
  shop.mails.isDown = false
  advanceClock(1)
  expect((await sendOutbox(shop.deps)).sent).toBe(5)
})
