import { tripDetailsLink } from '@nusa/shared/booking'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createTripToken, deriveApiSecret } from '../../../core/trip-token.ts'
import { TripLink } from './TripLink.tsx'

vi.mock('./CopyTripLink.tsx', () => ({ CopyTripLink: ({ url }: { url: string }) => url }))

const secret = 'a secret only for tests'
const booking = { kind: 'tour', status: 'confirmed', booking_reference: 'NUSA-20261122-000503-K7Q2PX' }
const link = `https://nusa.example${tripDetailsLink(createTripToken(deriveApiSecret(secret), { id: 12, reference: booking.booking_reference }))}`

/** Renders the field in a CMS in which the booking lacks this many answers. */
const render = async (
  changes: object = {},
  { unansweredCount = 0, siteUrl = 'https://nusa.example' as unknown } = {},
) => {
  const drizzle = { select: () => ({ from: () => ({ where: async () => [{ unansweredCount }] }) }) }
  const props: object = {
    data: booking,
    id: 12,
    i18n: { language: 'en' },
    payload: { config: { secret, custom: { siteUrl } }, db: { drizzle } },
    user: { collection: 'users', role: 'staff' },
    ...changes,
  }
  return renderToStaticMarkup(await TripLink(props as ComponentProps<typeof TripLink>))
}

test('staff can copy the link of a booked tour', async () => {
  expect(await render()).toBe(link)
  expect(await render({ data: { ...booking, status: 'pending' } })).not.toBe('')
})

test.each([
  ['an editor, who may not edit bookings', { user: { collection: 'users', role: 'editor' } }],
  ['a cancelled booking', { data: { ...booking, status: 'cancelled' } }],
  ['a completed booking', { data: { ...booking, status: 'completed' } }],
  ['a rental car whose questions are answered', { data: { ...booking, kind: 'rental' } }],
])('TripLink shows no link for %s', async (_subject, changes) => {
  expect(await render(changes)).toBe('')
})

test('TripLink shows no link in a CMS that does not know the address of the site', async () => {
  expect(await render({}, { siteUrl: null })).toBe('')
})

test('TripLink shows how many answers are missing, and the link for any kind of booking', async () => {
  const warning = '<p class="nusa-field-warning">Answers missing: 2</p>'
  expect(await render({}, { unansweredCount: 2 })).toBe(warning + link)
  expect(await render({ data: { ...booking, kind: 'rental' } }, { unansweredCount: 2 })).toBe(warning + link)
})
