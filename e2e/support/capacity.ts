import type { APIRequestContext } from '@playwright/test'
import * as z from 'zod/mini'
import { availabilitySchema } from '../../shared/booking/index.ts'
import type { LocalDate } from '../../shared/dates/index.ts'
import { openCmsApi } from './cms-users.ts'
import { expect } from './test.ts'

const entriesSchema = z.object({ docs: z.array(z.object({ id: z.int() })) })

const capacityCollections = {
  tour: { collection: 'tour-places', offerField: 'tour', capacityField: 'places' },
  transfer: { collection: 'transfer-stock', offerField: 'car', capacityField: 'rides' },
  rental: { collection: 'rental-stock', offerField: 'rental', capacityField: 'cars' },
} as const

/** Sets the capacity of a day. Null restores the default. */
export async function setDayCapacity(
  kind: keyof typeof capacityCollections,
  id: number,
  date: LocalDate,
  capacity: number | null,
): Promise<void> {
  const { collection, offerField, capacityField } = capacityCollections[kind]
  const api = await openCmsApi('staff')
  const send = (method: string, path: string, data?: object) =>
    api.fetch(`/api/${collection}${path}`, { method, ...(data && { data }) })
  const query = `?where[${offerField}][equals]=${id}&where[date][equals]=${date}&depth=0`
  const { docs } = entriesSchema.parse(await (await send('GET', query)).json())
  for (const { id: entryId } of docs) expect((await send('DELETE', `/${entryId}`)).status()).toBe(200)
  if (capacity !== null)
    expect((await send('POST', '', { [offerField]: id, date, [capacityField]: capacity })).status()).toBe(201)
  await api.dispose()
}

export const setTourCapacity = (tourId: number, date: LocalDate, capacity: number | null) =>
  setDayCapacity('tour', tourId, date, capacity)

export const readTourSpotsLeft = (request: APIRequestContext, tourId: number, date: LocalDate) =>
  readUnitsLeft(request, 'tour', tourId, date)

/** Returns undefined if the capacity is not limited. */
export async function readUnitsLeft(
  request: APIRequestContext,
  kind: keyof typeof capacityCollections | 'room',
  id: number | string,
  date: LocalDate,
): Promise<number | undefined> {
  const response = await request.get(`/api/availability?kind=${kind}&id=${id}&from=${date}&to=${date}`)
  const { days, places } = availabilitySchema.parse(await response.json())
  return days[date] ?? places ?? undefined
}
