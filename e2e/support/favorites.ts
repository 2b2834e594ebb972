import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { productUnderTest } from './product.ts'
import { expect } from './test.ts'

const KEPT = 'personal:favorites'

const answerSchema = z.object({ favorites: z.array(z.object({ tour_id: z.int() })) })

export const hearts = (page: Page) => page.getByRole('article').locator('[data-favorite]')

/** Makes exactly these tours the favorites of whoever is signed in, the last one the latest; the browser knows none of them. */
export async function keepOnly(page: Page, ...tourIds: number[]): Promise<void> {
  // A page without hearts asks for no favorites, so no late answer brings back what was there before.
  await page.goto('/thank-you')
  const headers = { origin: productUnderTest().siteUrl, 'content-type': 'application/json' }
  const { favorites } = answerSchema.parse(await (await page.request.get('/api/favorites')).json())
  const path = (id: number) => `/api/favorites/${id}`
  for (const { tour_id } of favorites) expect((await page.request.delete(path(tour_id), { headers })).ok()).toBe(true)
  for (const id of tourIds) expect((await page.request.put(path(id), { headers })).ok()).toBe(true)
  await page.evaluate((name) => localStorage.removeItem(name), KEPT)
}

/** Opens a page with hearts for somebody who has these favorites, and waits until they are known and drawn. */
export async function openWithFavorites(page: Page, path: string, ...tourIds: number[]): Promise<void> {
  await keepOnly(page, ...tourIds)
  await page.goto(path)
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), KEPT)).not.toBeNull()
}
