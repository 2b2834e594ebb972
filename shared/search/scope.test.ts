import { describe, expect, it, test } from 'vitest'
import { makeTour } from '../testing/index.ts'
import { isInScope, parseTourScope, selectLabel, type TourScope } from './scope.ts'

describe('the scope of a tour list', () => {
  test.each<[TourScope, Parameters<typeof makeTour>[0], boolean]>([
    ['all', {}, true],
    ['popular', { is_popular: true }, true],
    ['popular', { is_popular: false }, false],
    ['day-trips', { tour_type: 'single_day' }, true],
    ['day-trips', { tour_type: 'multi_day' }, false],
    ['multi-day', { tour_type: 'multi_day' }, true],
    ['multi-day', { tour_type: 'single_day' }, false],
    ['private', { tour_label: [] }, true],
    ['private', { tour_label: ['PRIVATE TOUR'] }, true],
    ['private', { tour_label: ['Small group'] }, false],
    ['group-bookings', { tour_label: ['Small group'], max_guests: 4 }, true],
    ['group-bookings', { tour_label: ['Private tour', 'Group tour'] }, true],
    ['group-bookings', { tour_label: ['Private tour'], max_guests: 0 }, false],
    ['group-bookings', { tour_label: [] }, false],
    ['category:3', { category_ids: [1, 3] }, true],
    ['category:3', { category_ids: [1], destination_ids: [3] }, false],
    ['destination:3', { destination_ids: [3] }, true],
    ['destination:3', { category_ids: [3], destination_ids: [] }, false],
  ])('isInScope with the scope %j and a tour with %j returns %s', (scope, overrides, expected) => {
    expect(isInScope(scope, makeTour(overrides))).toBe(expected)
  })

  test.each([
    ['popular', 'popular'],
    ['category:12', 'category:12'],
    ['category:x', null],
    ['tours', null],
    [undefined, null],
  ])('parseTourScope(%j) returns %j', (text, scope) => {
    expect(parseTourScope(text)).toBe(scope)
  })

  it('selects the label that fits the scope, or the first label, or “Private tour” for a tour without labels', () => {
    const tour = makeTour({ tour_label: ['Family', 'Group tour'] })
    expect(selectLabel('group-bookings', tour)).toBe('Group tour')
    expect(selectLabel('all', tour)).toBe('Family')
    expect(selectLabel(null, makeTour({ tour_label: [] }))).toBe('Private tour')
  })
})
