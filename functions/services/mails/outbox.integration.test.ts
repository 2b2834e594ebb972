import { bookings, outgoing_mails } from '@nusa/cms/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { scheduleSweep } from '../../hosts/serve.ts'
import type { WaitForIdle } from '../../ports/background.ts'
import type { Deps } from '../../ports/deps.ts'
import type { Mail } from '../../ports/mail.ts'
import { startShopWithOutbox } from '../../testing/outbox.ts'
import { choose, offerTour, requestFor } from '../../testing/tours.ts'
import { sweep } from '../payments/sweep.ts'
import { createMessageId, sendOutbox } from './send-outbox.ts'

const { shop, ayu, bookWithoutSending, readMailRow, advanceClock } = await startShopWithOutbox()
afterAll(() => shop.stop())
beforeEach(() => {
  shop.mails.isDown = false
  shop.mails.sent.length = 0
})

describe('an email', () => {
  test('is stored in the same transaction as its booking, and sent once by the next sweep after a crash', async () => {
    const invoiceId = await bookWithoutSending()
    expect(shop.mails.sent).toEqual([])
    expect(await readMailRow(invoiceId)).toMatchObject({
      kind: 'booking_received',
      to: 'ayu@example.com',
      state: 'queued',
      attempts: 0,
    })
    await sweep(shop.deps)
    await sweep(shop.deps)
    expect(shop.mails.sent.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^We received your booking \(NUSA-\w{6}\)$/),
    ])
    const [{ subject, text } = {}] = shop.mails.sent
    expect(await readMailRow(invoiceId)).toMatchObject({
      state: 'sent',
      attempts: 1,
      subject,
      text,
      last_error: null,
      next_attempt_at: null,
    })
  })

  test('stays queued if sending is aborted before the email is claimed', async () => {
    const ids = [await bookWithoutSending(), await bookWithoutSending()]
    const stopping = new AbortController()
    const mailer = {
      async send(mail: Mail) {
        await shop.mails.send(mail)
        stopping.abort()
      },
    }
    expect(await sendOutbox({ ...shop.deps, mailer }, stopping.signal)).toMatchObject({ sent: 1 })
    expect((await Promise.all(ids.map(readMailRow))).map(({ state }) => state).sort()).toEqual(['queued', 'sent'])
    await sweep(shop.deps)
  })

  const ways: [string, (deps: Deps, quiet: WaitForIdle, isOver: Promise<void>) => Promise<unknown>][] = [
    ['by the sender itself', (deps, quiet) => sendOutbox(deps, undefined, quiet)],
    [
      'by the sweep every five minutes',
      async (deps, quiet, isOver) => {
        const sweeping = scheduleSweep(deps, quiet, 0)
        await isOver
        await sweeping.stop()
      },
    ],
  ]
  test.each(ways)('is claimed %s only after all pending responses are sent', async (_way, send) => {
    await bookWithoutSending()
    const steps: string[] = []
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    const claim: Deps['outbox']['claim'] = async (...times) => {
      steps.push('claim')
      const mail = await shop.deps.outbox.claim(...times)
      if (!mail) end()
      return mail
    }
    const outbox = { ...shop.deps.outbox, claim }
    await send({ ...shop.deps, outbox }, async () => void steps.push('idle'), isOver)
    expect(steps).toEqual(['idle', 'claim', 'idle', 'claim'])
  })

  test('is not queued when the booking is rejected', async () => {
    const before = await shop.office.db.$count(outgoing_mails)
    const tour = await offerTour(shop)
    await ayu.callExpectingFailure('placeBooking', { ...requestFor(tour, [choose(shop, tour)]), seenTotal: 1 })
    expect(await shop.office.db.$count(outgoing_mails)).toBe(before)
  })

  test('is sent by another process after the lease of a crashed sender ends', async () => {
    const invoiceId = await bookWithoutSending()
    const { now } = shop.clock
    const taken = await shop.deps.outbox.claim(now, new Date(now.getTime() + 120_000))
    expect(taken?.invoiceId).toBe(invoiceId)
    expect(await sendOutbox(shop.deps)).toEqual({ sent: 0, postponed: 0, failed: 0 })
    advanceClock(2)
    expect(await sendOutbox(shop.deps)).toEqual({ sent: 1, postponed: 0, failed: 0 })
    const messageId = createMessageId(`booking_received:${invoiceId}`, shop.siteUrl)
    expect(shop.mails.sent).toMatchObject([{ messageId }])
    expect(await readMailRow(invoiceId)).toMatchObject({ state: 'sent', attempts: 2, message_id: messageId })
  })

  test('is sent once by concurrent senders', async () => {
    for (let count = 0; count < 8; count += 1) await bookWithoutSending()
    // Holds every send until two senders have each claimed an email.
    let sending = 0
    const two = Promise.withResolvers<void>()
    const slow = {
      ...shop.deps,
      mailer: {
        async send(mail: Mail) {
          sending += 1
          if (sending === 2) two.resolve()
          await two.promise
          await shop.mails.send(mail)
        },
      },
    }
    const counts = await Promise.all([sendOutbox(slow), sendOutbox(slow), sendOutbox(slow)])
    expect(counts.reduce((sum, { sent }) => sum + sent, 0)).toBe(8)
    expect(Math.max(...counts.map(({ sent }) => sent))).toBeLessThan(8)
    expect(new Set(shop.mails.sent.map(({ messageId }) => messageId)).size).toBe(8)
    expect(shop.mails.sent).toHaveLength(8)
  })

  test('is claimed by only one of many concurrent calls', async () => {
    for (let count = 0; count < 3; count += 1) await bookWithoutSending()
    for (let round = 0; round < 5; round += 1) {
      const { now } = shop.clock
      const claims = Array.from({ length: 10 }, () => shop.deps.outbox.claim(now, new Date(now.getTime() + 60_000)))
      const ids = (await Promise.all(claims)).flatMap((taken) => (taken ? [taken.id] : []))
      expect([ids.length, new Set(ids).size]).toEqual([3, 3])
      advanceClock(1)
    }
    expect((await sendOutbox(shop.deps)).sent).toBe(3)
  })

  test('stays queued if only a newer release knows the kind of the email', async () => {
    const invoiceId = await bookWithoutSending()
    const ofInvoice = eq(outgoing_mails.invoice, invoiceId)
    await shop.office.db.update(outgoing_mails).set({ kind: 'of_the_next_release' }).where(ofInvoice)
    expect(await sendOutbox(shop.deps)).toEqual({ sent: 0, postponed: 0, failed: 0 })
    expect(await readMailRow(invoiceId)).toMatchObject({ state: 'queued', attempts: 0 })
  })

  test('about a refund is sent only after the email about the cancellation of the booking', async () => {
    const invoiceId = await bookWithoutSending()
    await sendOutbox(shop.deps)
    const { now } = shop.clock
    const [booking] = await shop.office.db.select().from(bookings).where(eq(bookings.invoice_id, invoiceId))
    const timestamp = now.toISOString()
    const values = (['booking_refunded', 'booking_cancelled'] as const).map((kind) => ({
      kind,
      to: 'ayu@example.com',
      invoice: invoiceId,
      booking: booking?.id,
      payload: { amount: 1000 },
      dedupe_key: `${kind}:${booking?.id}`,
      next_attempt_at: timestamp,
    }))
    await shop.office.db.insert(outgoing_mails).values(values)
    const claim = () => shop.deps.outbox.claim(now, new Date(now.getTime() + 60_000))
    const first = await claim()
    expect(first?.kind).toBe('booking_cancelled')
    expect(await claim(), 'the refund email waits while another process sends the cancellation email').toBeNull()
    if (first) await shop.deps.outbox.markSent(first, { messageId: 'one', subject: '', text: '' }, now)
    expect((await claim())?.kind).toBe('booking_refunded')
  })
})
