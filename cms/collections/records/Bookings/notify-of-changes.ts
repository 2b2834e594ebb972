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
 * Queues an email with the earlier values when staff change a paid booking. Changes before the email is sent are merged
 * into one email. If staff undo all changes, no email is sent. Changes that travellers make themselves are confirmed in
 * a separate email.
 */
export const notifyOfChanges: CollectionAfterChangeHook<Booking> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return doc
  const changedDetails = findChangedDetails(previousDoc, doc)
  if (Object.keys(changedDetails).length === 0 || !shouldNotify(doc)) return doc
  const keyPrefix = `booking_changed:${doc.id}:` as const
  const withdrawnPayloads = await withdrawMails(req, [keyPrefix])
  const withdrawnDetails = withdrawnPayloads.map((payload) => payloadSchema.parse(payload).before)
  // The traveller knows the values of the oldest email that was not sent, so the oldest values are assigned last.
  const knownDetails = Object.assign({}, changedDetails, ...withdrawnDetails.reverse())
  const before = findChangedDetails({ ...doc, ...knownDetails }, doc)
  if (Object.keys(before).length === 0) return doc
  await queueBookingMail(req, doc, {
    kind: 'booking_changed',
    payload: { before },
    dedupe_key: `${keyPrefix}${doc.updatedAt}`,
    // The site's API sends the email some minutes after the last change. A server with an earlier release, which does
    // not know this kind of email, sends no email without a time.
    next_attempt_at: null,
  })
  return doc
}

/** Returns the earlier values of the changed details that the traveller can see. */
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
