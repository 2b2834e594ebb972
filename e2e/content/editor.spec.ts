import * as z from 'zod/mini'
import { BUILD_TIMEOUT_MS, test } from '../support/cms.ts'
import { signInWithForm } from '../support/cms-users.ts'
import { productUnderTest } from '../support/product.ts'
import { DESKTOP_SCREEN } from '../support/screens.ts'
import { expect } from '../support/test.ts'
import { expandPackages, openTab, showAllButton } from '../support/tour-form.ts'

const foundSchema = z.object({ docs: z.tuple([z.object({ id: z.int(), pricing: z.array(z.unknown()) })]) })

const listedSchema = z.object({
  docs: z.array(
    z.object({
      destination_ids: z.array(z.object({ name: z.string() })),
      category_ids: z.array(z.object({ name: z.string() })),
    }),
  ),
})

/** A tour that no other journey changes or books. */
const TOUR_PATH = '/tour/tanah-lot-sunset-taman-ayun'
const NEW_PRICE = 124_000
const NEW_PRICE_TEXT = 'Rp124.000'

test('the rebuilt storefront shows a price that an editor has changed', async ({ page, request, cms }) => {
  const { cmsUrl } = productUnderTest()
  await page.goto('/tours')
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="${TOUR_PATH}"]`) })
  const title = await card.getByRole('heading').innerText()
  await card.getByRole('link', { name: /View Tour/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText(NEW_PRICE_TEXT)).toHaveCount(0)
  const pathsWithPrice = [TOUR_PATH, '/tours']
  const { docs } = foundSchema.parse(
    await cms.request('GET', `/tours?where[slug][equals]=${TOUR_PATH.slice('/tour/'.length)}&depth=0`),
  )
  const [{ id, pricing }] = docs
  cms.onTeardown(async () => {
    await cms.request('PATCH', `/tours/${id}`, { pricing, _status: 'published' })
    for (const path of pathsWithPrice)
      await expect
        .poll(async () => (await request.get(path)).text(), { timeout: BUILD_TIMEOUT_MS })
        .not.toContain(NEW_PRICE_TEXT)
  })

  await test.step('the editor signs in to the CMS', () => signInWithForm(page, 'editor'))

  await test.step('the list of tours shows the destinations and categories of each tour', async () => {
    const query = '?limit=10&sort=title'
    const { docs } = listedSchema.parse(await cms.request('GET', `/tours${query}&draft=true&depth=1`))
    const joinNames = (entries: { name: string }[]) => entries.map(({ name }) => name).join(', ') || '–'
    await page.setViewportSize(DESKTOP_SCREEN)
    await page.goto(`${cmsUrl}/admin/collections/tours${query}`)
    await expect(page.locator('tbody tr')).toHaveCount(docs.length)
    expect(docs.some(({ destination_ids, category_ids }) => destination_ids.length * category_ids.length > 0)).toBe(
      true,
    )
    await expect(page.locator('td.cell-destination_ids')).toHaveText(docs.map((doc) => joinNames(doc.destination_ids)))
    await expect(page.locator('td.cell-category_ids')).toHaveText(docs.map((doc) => joinNames(doc.category_ids)))
    await expect(page.locator('tbody')).not.toContainText('<No')
  })

  await test.step('the editor makes the first package the cheapest and publishes the tour', async () => {
    await page.goto(`${cmsUrl}/admin/collections/tours?search=${encodeURIComponent(title)}`)
    // The list is hydrated once it has completed its URL; an earlier click would be undone.
    await expect(page).toHaveURL(/limit=/)
    await page.getByRole('link', { name: title, exact: true }).click()
    await openTab(page, 'Prices', showAllButton(page))
    // The CMS remembers for each editor which rows were open.
    await expandPackages(page)
    // The asterisk marks the required price of the first tier: an adult's or a package's.
    await page
      .getByRole('textbox', { name: /^(Adult )?price \*$/i })
      .first()
      .fill(String(NEW_PRICE))
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText(/updated successfully/i)).toBeVisible()
  })

  await test.step('the new price is on the tour page and on the card in the list', async () => {
    for (const path of pathsWithPrice)
      await expect
        .poll(async () => (await request.get(path)).text(), { timeout: BUILD_TIMEOUT_MS })
        .toContain(NEW_PRICE_TEXT)
    await page.goto(TOUR_PATH)
    await expect(page.getByText(NEW_PRICE_TEXT).filter({ visible: true }).first()).toBeVisible()
    await page.goto('/tours')
    await expect(page.getByRole('article').filter({ hasText: title }).getByText(NEW_PRICE_TEXT)).toBeVisible()
  })
})
