import pg from 'pg'

/** The price is in rupiah, without tax. */
export const adultPrice = 500_000
/** The rate is in per cent. */
export const taxRate = 10

export interface Offer {
  tourId: number
  packageId: string
}

export interface Content {
  /** The tour has no capacity limit. */
  openTour: Offer
  /** The tour has a small daily capacity. */
  limitedTour: Offer
}

export async function insertTours(databaseUrl: string, dailyCapacity: number): Promise<Content> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const insertTour = async (title: string, capacity: number | null): Promise<Offer> => {
    const packageId = `${title}-package`
    const { rows } = await client.query<{ id: number }>(
      `insert into tours (title, slug, tour_type, location, duration, cut_off_days, places_per_day, _status)
       values ($1, $1, 'single_day', 'Ubud, Bali', '5 hours', 1, $2, 'published') returning id`,
      [title, capacity],
    )
    const tourId = rows[0]?.id ?? 0
    await client.query(
      `insert into tours_pricing (_order, _parent_id, id, name, type, market, adult_price)
       values (1, $1, $2, 'Shared van', 'per_person', 'all', $3)`,
      [tourId, packageId, adultPrice],
    )
    return { tourId, packageId }
  }
  try {
    const openTour = await insertTour('open', null)
    const limitedTour = await insertTour('limited', dailyCapacity)
    return { openTour, limitedTour }
  } finally {
    await client.end()
  }
}
