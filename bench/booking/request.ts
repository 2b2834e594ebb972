import { randomUUID } from 'node:crypto'
import { type CreateBooking, noTermsVersion, termsSchema } from '@nusa/shared/booking'
import { catalogExportSchema, type TourOffer, tourOfferSchema } from '@nusa/shared/catalog'
import { firstBookableDate, type LocalDate, todayInBali } from '@nusa/shared/dates'
import { quote, tourLine, visiblePackages } from '@nusa/shared/pricing'
import pg from 'pg'
import * as z from 'zod/mini'
import { catalogRequest } from '../../dev/product/catalog-request.ts'
import type { Product } from '../../dev/product/product.ts'
import { failureResponseSchema } from '../../shared/api/index.ts'

const settingsSchema = z.object({ tax: z.number(), terms: z.nullable(termsSchema) })

export type BenchRequest = Omit<CreateBooking, 'idempotencyKey'>

/** A tour that can be booked. `createRequest` creates a request for one adult. The default date is `firstDate`. */
export interface BookableTour {
  tourId: number
  firstDate: LocalDate
  createRequest(date?: LocalDate, startTimeId?: string): BenchRequest
}

/** Finds tours of the demo content that any traveller can book without a capacity limit. */
export async function findBookableTours(product: Product, maxCount: number): Promise<BookableTour[]> {
  const { siteUrl } = product.settings
  const { url, init } = catalogRequest({ settings: product.settings, env: product.environment() })
  const catalog = catalogExportSchema.parse(await (await fetch(url, init)).json())
  const { tax, terms } = settingsSchema.parse(await (await fetch(`${siteUrl}/data/settings.json`)).json())
  const unlimitedIds = await findUnlimitedTourIds(product)
  const tours: BookableTour[] = []
  for (const id of catalog.collections.tours?.live ?? []) {
    if (tours.length === maxCount) break
    if (!unlimitedIds.has(Number(id))) continue
    const offer = tourOfferSchema.parse(await (await fetch(`${siteUrl}/data/tours/${id}.json`)).json())
    const bookableTour = createBookableTour(offer, tax, terms?.version ?? noTermsVersion)
    if (bookableTour) tours.push(bookableTour)
  }
  if (tours.length === 0) throw new Error('No tour can be booked.')
  return tours
}

async function findUnlimitedTourIds(product: Product): Promise<ReadonlySet<number>> {
  const client = new pg.Client({ connectionString: product.environment().DATABASE_URL })
  await client.connect()
  const { rows } = await client.query<{ id: number }>(
    `select id from tours where places_per_day is null and id not in (select tour_id from tour_places)
      and id not in (select _parent_id from tours_start_times)`,
  )
  await client.end()
  return new Set(rows.map(({ id }) => id))
}

function createBookableTour(offer: TourOffer, taxRate: number, acceptedTerms: string): BookableTour | null {
  const firstDate = firstBookableDate(offer, todayInBali(new Date()))
  const pricePackage = visiblePackages(offer.pricing, false).find(({ type }) => type === 'per_person')
  const hasRequiredQuestions = offer.booking_questions.some(({ is_required }) => is_required)
  if (!firstDate || !pricePackage || hasRequiredQuestions) return null
  const choice = {
    productId: offer.id,
    packageId: pricePackage.id,
    adults: 1,
    children: 0,
    infants: 0,
    packageCount: 1,
  }
  const computeTotal = (date: LocalDate) => {
    const result = tourLine(offer, { ...choice, date, addOns: [] })
    return result.ok ? quote([result.line], taxRate).total : null
  }
  if (computeTotal(firstDate) === null) return null
  return {
    tourId: offer.id,
    firstDate,
    createRequest: (date = firstDate, startTimeId) => ({
      items: [
        {
          itemId: 'bench',
          choice: { kind: 'tour', isResident: false, ...choice, date, startTimeId: startTimeId ?? null, addOns: [] },
          passengers: [{ type: 'adult', name: 'Ayu', relationship: 'Self' }],
        },
      ],
      seenTotal: computeTotal(date) ?? 0,
      emergencyContact: {
        name: 'Wayan',
        email: 'wayan@nusa.example',
        phone: '+62 811 1111 1111',
        relationship: 'Sibling',
      },
      acceptedTerms,
    }),
  }
}

const timeoutMs = 30_000

/** Sends a booking request. `outcome` is 'ok' or the error code. */
export async function sendBooking(
  serverUrl: string,
  origin: string,
  cookie: string,
  request: BenchRequest,
): Promise<{ durationMs: number; outcome: string }> {
  const startedAt = performance.now()
  const response = await fetch(`${serverUrl}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify({ ...request, idempotencyKey: randomUUID() }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const body: unknown = await response.json()
  const outcome = response.ok ? 'ok' : failureResponseSchema.parse(body).error.code
  return { durationMs: performance.now() - startedAt, outcome }
}
