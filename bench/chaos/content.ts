import pg from 'pg'

/** What one adult costs on each of the tours, whole rupiah before tax. */
export const adultPrice = 500_000
/** Per cent, where no editor has set another. */
export const taxRate = 10

export interface Offer {
  tourId: number
  packageId: string
}

export interface Content {
  /** Anybody may have it on any day. */
  open: Offer
  /** Has few places a day. */
  limited: Offer
}

/** Two published tours, one of them with so many places a day. */
export async function writeContent(databaseUrl: string, placesPerDay: number): Promise<Content> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const write = async (title: string, places: number | null): Promise<Offer> => {
    const packageId = `${title}-package`
    const { rows } = await client.query<{ id: number }>(
      `insert into tours (title, slug, tour_type, location, duration, cut_off_days, places_per_day, _status)
       values ($1, $1, 'single_day', 'Ubud, Bali', '5 hours', 1, $2, 'published') returning id`,
      [title, places],
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
    return { open: await write('open', null), limited: await write('limited', placesPerDay) }
  } finally {
    await client.end()
  }
}
