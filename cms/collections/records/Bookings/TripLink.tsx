import { tripDetailsLink } from '@nusa/shared/booking'
// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { eq } from 'drizzle-orm'
import type { UIFieldServerProps } from 'payload'
import { userHasPermission } from '../../../access/permissions.ts'
import { languageOf } from '../../../core/i18n/language.ts'
import { createTripToken, deriveApiSecret } from '../../../core/trip-token.ts'
import { bookings } from '../../../generated/payload-generated-schema.ts'
import { unansweredQuestionCount } from '../parts/unanswered-questions.ts'
import { officeTexts } from '../texts/index.ts'
import { isOpenBooking } from './booking-summary.ts'
import { CopyTripLink } from './CopyTripLink.tsx'

/**
 * Shows how many required questions have no answer, and lets staff copy the link with which the traveller completes
 * an open booking.
 */
export async function TripLink({ data, id, i18n, payload, user }: UIFieldServerProps) {
  const { siteUrl } = payload.config.custom
  const { kind, status, booking_reference: reference } = data ?? {}
  if (!isOpenBooking(status) || typeof id !== 'number' || typeof reference !== 'string') return null
  const [row] = await payload.db.drizzle
    .select({ unansweredCount: unansweredQuestionCount })
    .from(bookings)
    .where(eq(bookings.id, id))
  const unansweredCount = row?.unansweredCount ?? 0
  const hasLink = kind === 'tour' || kind === 'transfer' || unansweredCount > 0
  const canCopy = userHasPermission(user, 'bookings:edit') && typeof siteUrl === 'string'
  return (
    <>
      {unansweredCount > 0 && (
        <p className="nusa-field-warning">{officeTexts[languageOf(i18n)].answersMissing(unansweredCount)}</p>
      )}
      {hasLink && canCopy && <CopyTripLink url={siteUrl + createTripPath(payload.config.secret, { id, reference })} />}
    </>
  )
}

function createTripPath(cmsSecret: string, booking: { id: number; reference: string }): string {
  const token = createTripToken(deriveApiSecret(cmsSecret), booking)
  return tripDetailsLink(token)
}
