import { productUnderTest } from './support/product.ts'
import { expect, test } from './support/test.ts'

const NEW_PRICE = 124_000
const SHOWN = 'Rp124.000'

test('an editor changes a price, the storefront is rebuilt and the page shows it', async ({ page }) => {
  const { cmsUrl, siteUrl } = productUnderTest()
  await page.goto('/tours')
  const card = page.getByRole('article').last()
  const title = await card.getByRole('heading').innerText()
  await card.getByRole('link', { name: /View Tour/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText(SHOWN)).toHaveCount(0)
  const tourUrl = page.url()

  await test.step('signs in to the CMS', async () => {
    await page.goto(`${cmsUrl}/admin`)
    await page.getByLabel(/^Email/).fill('editor@nusa.example')
    await page.getByLabel(/^Password/).fill('Nusa-Editor-1')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(`${cmsUrl}/admin`)
  })

  await test.step('makes the first package the cheapest and publishes it', async () => {
    await page.goto(`${cmsUrl}/admin/collections/tours?search=${encodeURIComponent(title)}`)
    await page.getByRole('link', { name: title, exact: true }).click()
    await page.getByRole('button', { name: 'Prices', exact: true }).click()
    // The CMS remembers for each editor which rows were open.
    await page.getByRole('button', { name: 'Show All' }).first().click()
    // The star marks the price of the first tier, an adult's or a package's.
    await page
      .getByRole('spinbutton', { name: /^(Adult )?price \*$/i })
      .first()
      .fill(String(NEW_PRICE))
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText(/updated successfully/i)).toBeVisible()
  })

  await test.step('sees it on the page, and on its card in the list', async () => {
    await expect(async () => {
      await page.goto(tourUrl)
      await expect(page.getByText(SHOWN).filter({ visible: true }).first()).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 60_000 })
    await page.goto(`${siteUrl}/tours`)
    await expect(page.getByRole('article').filter({ hasText: title }).getByText(SHOWN)).toBeVisible()
  })
})
