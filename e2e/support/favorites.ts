import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { productUnderTest } from './product.ts'
import { expect } from './test.ts'

const STORAGE_KEY = 'personal:favorites'

const responseSchema = z.object({ favorites: z.array(z.object({ tour_id: z.int() })) })

export const favoriteButtons = (page: Page) => page.getByRole('article').locator('[data-favorite]')

/**
 * Sets exactly these tours as the favorites of the signed-in traveller, the last one being the latest. Clears the
 * favorites cached in the browser.
 */
async function setFavorites(page: Page, ...tourIds: number[]): Promise<void> {
  // A page without favorite buttons does not request favorites, so no late response can restore the old ones.
  await page.goto('/thank-you')
  const headers = { origin: productUnderTest().siteUrl, 'content-type': 'application/json' }
  const { favorites } = responseSchema.parse(await (await page.request.get('/api/favorites')).json())
  const path = (id: number) => `/api/favorites/${id}`
  for (const { tour_id } of favorites) expect((await page.request.delete(path(tour_id), { headers })).ok()).toBe(true)
  for (const id of tourIds) expect((await page.request.put(path(id), { headers })).ok()).toBe(true)
  await page.evaluate((name) => localStorage.removeItem(name), STORAGE_KEY)
}

/** Opens a page with favorite buttons for a traveller with these favorites, and waits until they are loaded. */
export async function openWithFavorites(page: Page, path: string, ...tourIds: number[]): Promise<void> {
  await setFavorites(page, ...tourIds)
  await page.goto(path)
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), STORAGE_KEY)).not.toBeNull()
}
