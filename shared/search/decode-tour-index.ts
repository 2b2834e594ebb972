import { defaultCutOffDays } from '../dates/index.ts'
import { percentOff } from '../money/index.ts'
import type { FromPrice } from '../pricing/index.ts'
import { titleToSlug } from './slug.ts'
import type { IndexedTour, TourIndex, TourIndexFile } from './tour-index.ts'

/** The bits of the column `marks`. */
export const tourFlags = { isPopular: 1, isMultiDay: 2, isForResidents: 4 } as const

/** Throws a RangeError if the value is missing, which means that the file is corrupt. */
function requireValue<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RangeError('The tour index refers to a missing value.')
  return value
}

function valueAt<Value>(values: readonly Value[], position: number | undefined): Value {
  return requireValue(position === undefined ? undefined : values[position])
}

function toFromPrice(
  price: number | null,
  before: number,
  unitFields: Omit<FromPrice, 'price' | 'discount'>,
): FromPrice | null {
  if (price === null) return null
  const discount = before > 0 ? { before, percent: Math.min(99, percentOff(before, price)) } : null
  return { price, ...unitFields, discount }
}

const defaultDates = { starting_date: null, end_date: null, cut_off_days: defaultCutOffDays, block_dates: [] }

/** Returns the tours of an index file. Throws a RangeError if columns refer to missing values. */
export function decodeTourIndex({ shared, destinations, categories, tours, dates }: TourIndexFile): TourIndex {
  const namesById = new Map(destinations.map(({ id, name }) => [id, name]))
  const destinationNameLists = shared.destination_ids.map((ids) => ids.map((id) => requireValue(namesById.get(id))))
  const datesByTour = new Map(dates.map(({ tour, ...tourDates }) => [tour, tourDates]))
  let id = 0
  const indexedTours = tours.title.map((title, index): IndexedTour => {
    const location = valueAt(shared.location, tours.location[index])
    const destinationNames = valueAt(destinationNameLists, tours.destination_ids[index])
    const flags = valueAt(tours.marks, index)
    const hasFlag = (flag: number) => (flags & flag) !== 0
    const price = valueAt(tours.price, index)
    // The column contains the difference between this id and the id before it.
    id += valueAt(tours.id, index)
    return {
      id,
      // Computed on demand because only a few of thousands of slugs are used.
      get slug() {
        return tours.slug[index] || titleToSlug(title)
      },
      title,
      location,
      destinationNames,
      primaryDestination: destinationNames[0] ?? location,
      duration: valueAt(shared.duration, tours.duration[index]),
      tour_type: hasFlag(tourFlags.isMultiDay) ? 'multi_day' : 'single_day',
      tour_label: valueAt(shared.tour_label, tours.tour_label[index]),
      is_popular: hasFlag(tourFlags.isPopular),
      rating: valueAt(tours.rating, index),
      review_count: valueAt(tours.review_count, index),
      max_guests: valueAt(tours.max_guests, index),
      category_ids: valueAt(shared.category_ids, tours.category_ids[index]),
      destination_ids: valueAt(shared.destination_ids, tours.destination_ids[index]),
      from: toFromPrice(price, valueAt(tours.before, index), {
        unit: valueAt(shared.unit, tours.unit[index]),
        isForResidents: hasFlag(tourFlags.isForResidents),
      }),
      fromPrice: price,
      ...(datesByTour.get(index) ?? defaultDates),
    }
  })
  return {
    tours: indexedTours,
    destinationIds: new Map(destinations.map((destination) => [destination.slug, destination.id])),
    categoryIds: new Map(categories.map((category) => [category.slug, category.id])),
  }
}
