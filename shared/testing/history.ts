import { historyBookingSchema, toBookedPrice, tripDetailsViewSchema } from '../booking/index.ts'
import { defaultCancellationTiers } from '../catalog/index.ts'
import { quoteLine } from '../pricing/index.ts'
import { makeTourLine } from './booking.ts'
import { createFactory } from './factory.ts'

const quote = quoteLine(makeTourLine())

/** The booking is confirmed and unpaid. */
export const makeHistoryBooking = createFactory(historyBookingSchema, {
  id: 1,
  invoice_id: '4f0c7c1e-7b1c-4a55-8a6c-0b8a3c1f2d11',
  kind: 'tour' as const,
  tour_id: 1,
  page: '/tour/ubud-rice-terraces',
  booking_number: 'NUSA-7K3F9Q-1',
  booking_reference: 'NUSA-20261122-000503-K7Q2PX',
  tour_title: 'Ubud rice terraces',
  package_title: 'Shared van',
  booking_date: '2026-12-01',
  end_date: '2026-12-01',
  booking_description: '',
  status: 'confirmed' as const,
  payment_status: 'pending' as const,
  quantity: 1,
  travelers: [{ type: 'adult' as const, count: 2 }],
  unit_price: toBookedPrice(quote),
  total_price: quote.total,
  pickup_time: '',
  pickup_location: '',
  delivery_location: '',
  cancelled_by: null,
  cancellation_tiers: defaultCancellationTiers,
  paid_amount: 0,
  gives_back: 0,
  refund: null,
  invoice_status: 'pending' as const,
  invoice_created_at: '2026-11-30T06:00:00.000Z',
  invoice_expires_at: '2026-12-01T06:00:00.000Z',
  invoice_total: quote.total,
  invoice_bookings: 1,
  payment_in_review: false,
  has_terms: false,
})

/** The pickup is missing. */
export const makeTripDetails = createFactory(tripDetailsViewSchema, {
  product: 'Sunrise on Batur',
  booking_date: '2026-12-24',
  end_date: '2026-12-24',
  pickup_time: '',
  start_time: '',
  start_label: '',
  time_zone: 'Asia/Makassar' as const,
  open_until: '2026-12-23T16:00:00.000Z',
  names_until: null,
  missing: { pickup: true, names: 0, travellers: 1, answers: 0, flight: false },
  pickup_text: '',
  pickup_cash: 0,
  form: {
    pickup: { fixed_zone: null, meeting_point: '', zones: [{ id: 1, name: 'Ubud', cash: 0 }] },
    questions: [],
    travellers: [{ id: 'adult-1', type: 'adult' as const, name: 'Ayu', is_name_open: false }],
  },
  values: { pickup: 'later', place: '' },
  other_answers: [],
})
