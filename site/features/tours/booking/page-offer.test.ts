import { makeTour, makeTourOffer } from '@nusa/shared/testing'
import { expect, it } from 'vitest'
import { fromPageOffer, toPageOffer } from './page-offer.ts'

const offer = makeTourOffer(
  makeTour({
    starting_date: null,
    end_date: null,
    block_dates: [],
    cut_off_hours: 12,
    start_times: [
      {
        id: 'sunrise',
        time: '01:00',
        label: 'Sunrise',
        weekdays: [],
        valid_from: null,
        valid_to: null,
        capacity: 10,
        package_ids: [],
      },
    ],
  }),
)

it('toPageOffer omits empty fields, which fromPageOffer restores', () => {
  const onPage = toPageOffer(offer)
  expect(Object.keys(onPage)).not.toContain('block_dates')
  expect(onPage).toMatchObject({ cut_off_hours: 12, start_times: [{ time: '01:00' }] })
  expect(fromPageOffer(onPage)).toEqual({ ...offer, booking_questions: [], names_days: 0, picture: null })
})
