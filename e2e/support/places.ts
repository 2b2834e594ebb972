import type { APIRequestContext } from '@playwright/test'
import * as z from 'zod/mini'
import { availabilitySchema } from '../../shared/booking/index.ts'
import type { LocalDate } from '../../shared/dates/index.ts'
import { enterOffice } from './office.ts'
import { expect } from './test.ts'

const entriesSchema = z.object({ docs: z.array(z.object({ id: z.int() })) })

/**
 * The CMS collections in which staff set the capacity of a day: collection, field of the offer, field of the number.
 */
const stocks = {
  tour: { list: 'tour-places', of: 'tour', most: 'places' },
  transfer: { list: 'transfer-stock', of: 'car', most: 'rides' },
  rental: { list: 'rental-stock', of: 'rental', most: 'cars' },
} as const

/** Sets the capacity of a tour, a transfer car or a rental car on one day; null restores the default. */
export async function limitDay(
  kind: keyof typeof stocks,
  id: number,
  date: LocalDate,
  count: number | null,
): Promise<void> {
  const { list, of, most } = stocks[kind]
  const office = await enterOffice('staff')
  const ask = (method: string, address: string, data?: object) =>
    office.fetch(`/api/${list}${address}`, { method, ...(data && { data }) })
  const there = `?where[${of}][equals]=${id}&where[date][equals]=${date}&depth=0`
  const { docs } = entriesSchema.parse(await (await ask('GET', there)).json())
  for (const { id } of docs) expect((await ask('DELETE', `/${id}`)).status()).toBe(200)
  if (count !== null) expect((await ask('POST', '', { [of]: id, date, [most]: count })).status()).toBe(201)
  await office.dispose()
}

/** Sets the capacity of a tour on one day; null restores the default. */
export const givePlaces = (tour: number, date: LocalDate, places: number | null) => limitDay('tour', tour, date, places)

/** Returns the spots left for a tour on a day with its own capacity. */
export const placesLeft = (request: APIRequestContext, tour: number, date: LocalDate) =>
  leftOn(request, 'tour', tour, date)

/** Returns what is left on a day; undefined if neither the day nor the offer has a limited capacity. */
export async function leftOn(
  request: APIRequestContext,
  kind: keyof typeof stocks | 'room',
  id: number | string,
  date: LocalDate,
): Promise<number | undefined> {
  const answer = await request.get(`/api/availability?kind=${kind}&id=${id}&from=${date}&to=${date}`)
  const { days, places } = availabilitySchema.parse(await answer.json())
  return days[date] ?? places ?? undefined
}
