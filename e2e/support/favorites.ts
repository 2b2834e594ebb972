import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { productUnderTest } from './product.ts'
import { expect } from './test.ts'

const KEPT = 'personal:favorites'

const answerSchema = z.object({ favorites: z.array(z.object({ tour_id: z.int() })) })

export const hearts = (page: Page) => page.getByRole('article').locator('[data-favorite]')

/**
 * Sets exactly these tours as the favorites of the signed-in traveller, the last one being the latest. Clears the
 * favorites cached in the browser.
 */
export async function keepOnly(page: Page, ...tourIds: number[]): Promise<void> {
  // A page without favorite buttons does not request favorites, so no late response can restore the old ones.
  await page.goto('/thank-you')
  const headers = { origin: productUnderTest().siteUrl, 'content-type': 'application/json' }
  const { favorites } = answerSchema.parse(await (await page.request.get('/api/favorites')).json())
  const path = (id: number) => `/api/favorites/${id}`
  for (const { tour_id } of favorites) expect((await page.request.delete(path(tour_id), { headers })).ok()).toBe(true)
  for (const id of tourIds) expect((await page.request.put(path(id), { headers })).ok()).toBe(true)
  await page.evaluate((name) => localStorage.removeItem(name), KEPT)
}

/** Opens a page with favorite buttons for a traveller with these favorites, and waits until they are loaded. */
export async function openWithFavorites(page: Page, path: string, ...tourIds: number[]): Promise<void> {
  await keepOnly(page, ...tourIds)
  await page.goto(path)
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), KEPT)).not.toBeNull()
}
