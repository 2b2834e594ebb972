import { currentTourSchema } from '@nusa/shared/catalog'
import { localDateSchema } from '@nusa/shared/dates'
import { makePersonPackage, makeTour } from '@nusa/shared/testing'
import type { Trip } from '../ports/trip-details.ts'

const zone = { id: 4, name: 'Canggu', surcharge: 0, surcharge_per: 'person', offset_minutes: 60 }
export const tripTour = currentTourSchema.parse({
  ...makeTour({
    pricing: [
      makePersonPackage({ id: 'hotel', name: 'With transfer' }),
      makePersonPackage({ id: 'own', name: 'Without transfer', pickup: 'meeting_point' }),
    ],
  }),
  pickup: { mode: 'both', meeting_point: 'Harbour', zones: [zone] },
})

const date = localDateSchema.parse('2027-01-20')

/** The trip starts at the meeting point of `tripTour`. */
export const makeTrip = (changes: Partial<Trip> = {}): Trip => ({
  id: 1,
  number: 'NUSA-1',
  kind: 'tour',
  status: 'confirmed',
  isPaid: true,
  offer: { kind: 'tour', id: 1 },
  productTitle: 'Komodo',
  packageTitle: 'With transfer',
  date,
  endDate: date,
  startTime: '06:00',
  startLabel: '',
  timeZone: 'Asia/Makassar',
  pickupDate: null,
  pickupTime: '',
  pickup: { kind: 'meeting_point', zone: '', place: 'Harbour' },
  pickupCash: 0,
  paidSurcharge: 0,
  party: { adults: 12, children: 0, infants: 0 },
  travellers: [],
  namesDueDay: null,
  answers: [],
  ...changes,
})
