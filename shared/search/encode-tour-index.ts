import { runsWithPackage } from '../booking/index.ts'
import type { Category, Destination, Tour } from '../catalog/index.ts'
import { defaultCutOffDays, type LocalDate } from '../dates/index.ts'
import { type FromPrice, tourFromPrice } from '../pricing/index.ts'
import { tourFlags } from './decode-tour-index.ts'
import { titleToSlug } from './slug.ts'
import type { TourIndexFile } from './tour-index.ts'

/** `positionOf` adds a value if needed and returns its position. */
function createValuePool<Value>() {
  const values: Value[] = []
  const positions = new Map<string, number>()
  const positionOf = (value: Value): number => {
    const key = JSON.stringify(value)
    const position = positions.get(key)
    if (position !== undefined) return position
    const newPosition = values.length
    positions.set(key, newPosition)
    values.push(value)
    return newPosition
  }
  return { values, positionOf }
}

/** Compares two tours for the default order, which is also the order of tours with equal sort values. */
export function compareNewestFirst(a: Pick<Tour, 'id' | 'created_at'>, b: Pick<Tour, 'id' | 'created_at'>): number {
  return Date.parse(b.created_at) - Date.parse(a.created_at) || b.id - a.id
}

function listNonDefaultDates(tours: readonly Tour[]): TourIndexFile['dates'] {
  return tours.flatMap(({ starting_date, end_date, block_dates, ...schedule }, index) => {
    // A cut-off in hours is checked when a departure is chosen; the search must not hide the day.
    const cut_off_days = hasHourlyCutOff(schedule) ? 0 : schedule.cut_off_days
    const isDefault =
      starting_date === null && end_date === null && cut_off_days === defaultCutOffDays && block_dates.length === 0
    return isDefault ? [] : [{ tour: index, starting_date, end_date, cut_off_days, block_dates }]
  })
}

const hasHourlyCutOff = ({ start_times, cut_off_hours }: Pick<Tour, 'start_times' | 'cut_off_hours'>) =>
  start_times.length > 0 && cut_off_hours !== null

/** Keys are ids. */
export interface IndexedContent {
  /** In Bali. The 'from' prices cover twelve months from this day. */
  today: LocalDate
  tours: ReadonlyMap<number, Tour>
  destinations: ReadonlyMap<number, Pick<Destination, 'id' | 'name' | 'slug'>>
  categories: ReadonlyMap<number, Pick<Category, 'id' | 'slug'>>
}

function listUsedEntries<Entry>(entries: ReadonlyMap<number, Entry>, idLists: readonly (readonly number[])[]): Entry[] {
  const usedIds = new Set(idLists.flat())
  return [...entries].filter(([id]) => usedIds.has(id)).map(([, entry]) => entry)
}

function toFlags({ is_popular, tour_type }: Tour, fromPrice: FromPrice | null): number {
  let flags = 0
  if (is_popular) flags += tourFlags.isPopular
  if (tour_type === 'multi_day') flags += tourFlags.isMultiDay
  if (fromPrice?.isForResidents) flags += tourFlags.isForResidents
  return flags
}

/** Omits destinations and categories that are unpublished or have no tour. */
export function encodeTourIndex(content: IndexedContent): TourIndexFile {
  const tours = [...content.tours.values()].toSorted(compareNewestFirst)
  const locationPool = createValuePool<string>()
  const durationPool = createValuePool<string>()
  const labelPool = createValuePool<string[]>()
  const categoryPool = createValuePool<number[]>()
  const destinationPool = createValuePool<number[]>()
  const unitPool = createValuePool<FromPrice['unit']>()
  const fromPrices = tours.map((tour) =>
    tourFromPrice(tour, content.today, (date, packageId) => runsWithPackage(tour, date, packageId)),
  )
  const columns: TourIndexFile['tours'] = {
    id: tours.map(({ id }, index) => id - (tours[index - 1]?.id ?? 0)),
    title: tours.map(({ title }) => title),
    slug: tours.map(({ slug, title }) => (slug === titleToSlug(title) ? '' : slug)),
    location: tours.map((tour) => locationPool.positionOf(tour.location)),
    duration: tours.map((tour) => durationPool.positionOf(tour.duration)),
    tour_label: tours.map((tour) => labelPool.positionOf(tour.tour_label)),
    category_ids: tours.map((tour) =>
      categoryPool.positionOf(tour.category_ids.filter((id) => content.categories.has(id))),
    ),
    destination_ids: tours.map((tour) =>
      destinationPool.positionOf(tour.destination_ids.filter((id) => content.destinations.has(id))),
    ),
    marks: tours.map((tour, index) => toFlags(tour, fromPrices[index] ?? null)),
    unit: fromPrices.map((fromPrice) => unitPool.positionOf(fromPrice?.unit ?? null)),
    price: fromPrices.map((fromPrice) => fromPrice?.price ?? null),
    before: fromPrices.map((fromPrice) => fromPrice?.discount?.before ?? 0),
    rating: tours.map(({ rating }) => rating),
    review_count: tours.map(({ review_count }) => review_count),
    max_guests: tours.map(({ max_guests }) => max_guests),
  }
  return {
    shared: {
      location: locationPool.values,
      duration: durationPool.values,
      tour_label: labelPool.values,
      category_ids: categoryPool.values,
      destination_ids: destinationPool.values,
      unit: unitPool.values,
    },
    destinations: listUsedEntries(content.destinations, destinationPool.values).map(({ id, slug, name }) => ({
      id,
      slug,
      name,
    })),
    categories: listUsedEntries(content.categories, categoryPool.values).map(({ id, slug }) => ({ id, slug })),
    tours: columns,
    dates: listNonDefaultDates(tours),
  }
}
