import { isDeepStrictEqual } from 'node:util'
import {
  type ChangedDetails,
  changedDetailsColumns,
  changedDetailsSchema,
  shouldNotifyOfChanges,
} from '@nusa/shared/booking'
import type { CollectionAfterChangeHook } from 'payload'
import * as z from 'zod/mini'
import type { Booking } from '../../../generated/payload-types.ts'
import { queueBookingMail, withdrawMails } from '../OutgoingMails/queue-mail.ts'
import { parseBookingStart } from '../parts/parse-booking-start.ts'

type Details = Pick<Booking, keyof ChangedDetails>

const payloadSchema = z.catch(z.object({ before: changedDetailsSchema }), { before: {} })

/**
 * Emails the traveller when the office changes a paid booking, with the earlier values. Changes before sending are
 * merged; if all are undone, no email is sent. Changes by the traveller's link have their own confirmation.
 */
export const notifyOfChanges: CollectionAfterChangeHook<Booking> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return doc
  const changedDetails = findChangedDetails(previousDoc, doc)
  if (Object.keys(changedDetails).length === 0 || !shouldNotify(doc)) return doc
  const keyPrefix = `booking_changed:${doc.id}:` as const
  const queuedDetails = (await withdrawMails(req, [keyPrefix])).map((payload) => payloadSchema.parse(payload).before)
  // The oldest email has what the traveller knows.
  const knownDetails = Object.assign({}, changedDetails, ...queuedDetails.reverse())
  const before = findChangedDetails({ ...doc, ...knownDetails }, doc)
  if (Object.keys(before).length === 0) return doc
  await queueBookingMail(req, doc, {
    kind: 'booking_changed',
    payload: { before },
    dedupe_key: `${keyPrefix}${doc.updatedAt}`,
    // Null, because an earlier release that still runs would fail a due email of this unknown kind. `isDue` in
    // `outbox.ts` computes the time.
    next_attempt_at: null,
  })
  return doc
}

/** Returns the earlier values of what the traveller sees, without unchanged values. */
export function findChangedDetails(before: Details, after: Details): Partial<Details> {
  const columns = changedDetailsColumns.filter((column) => !isSameValue(before[column], after[column]))
  return Object.fromEntries(columns.map((column) => [column, before[column] ?? null]))
}

/** Compares two stored values. An empty text counts as no value. */
function isSameValue(value: unknown, otherValue: unknown): boolean {
  return isDeepStrictEqual(value || null, otherValue || null)
}

function shouldNotify(booking: Booking): boolean {
  const { status, payment_status } = booking
  const start = parseBookingStart(booking)
  return start !== null && shouldNotifyOfChanges({ ...start, status, payment_status }, new Date())
}
