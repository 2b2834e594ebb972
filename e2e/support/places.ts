import type { APIRequestContext } from '@playwright/test'
import * as z from 'zod/mini'
import { availabilitySchema } from '../../shared/booking/index.ts'
import type { LocalDate } from '../../shared/dates/index.ts'
import { enterOffice } from './office.ts'
import { expect } from './test.ts'

const entriesSchema = z.object({ docs: z.array(z.object({ id: z.int() })) })

/** Staff give a tour so many places on one day; with null it has as many as on all days. */
export async function givePlaces(tour: number, date: LocalDate, places: number | null): Promise<void> {
  const office = await enterOffice('staff')
  const ask = (method: string, address: string, data?: object) =>
    office.fetch(`/api${address}`, { method, ...(data && { data }) })
  const there = `/tour-places?where[tour][equals]=${tour}&where[date][equals]=${date}&depth=0`
  const { docs } = entriesSchema.parse(await (await ask('GET', there)).json())
  for (const { id } of docs) expect((await ask('DELETE', `/tour-places/${id}`)).status()).toBe(200)
  if (places !== null) expect((await ask('POST', '/tour-places', { tour, date, places })).status()).toBe(201)
  await office.dispose()
}

/** How many places a tour has left on a day that has a number of its own. */
export async function placesLeft(
  request: APIRequestContext,
  tour: number,
  date: LocalDate,
): Promise<number | undefined> {
  const answer = await request.get(`/api/availability?kind=tour&id=${tour}&from=${date}&to=${date}`)
  return availabilitySchema.parse(await answer.json()).days[date]
}
