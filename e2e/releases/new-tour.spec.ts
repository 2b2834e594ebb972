import { hydrateBookingForm } from '../support/booking.ts'
import { BUILD_TIMEOUT_MS, test, waitUntilBuilt } from '../support/cms.ts'
import { signInWithForm } from '../support/cms-users.ts'
import { GUIDE_SCREEN, saveGuideScreenshot, saveGuideScreenshotDuring } from '../support/guide.ts'
import { heading } from '../support/page.ts'
import { productUnderTest } from '../support/product.ts'
import { expect } from '../support/test.ts'
import { chooseFiles, openPreview, openTab, readDemoPicture } from '../support/tour-form.ts'

const TITLE = 'Rice Terraces on Foot'
const SLUG = 'rice-terraces-on-foot'
const PATH = `/tour/${SLUG}`

test('an editor creates and previews a tour with pictures and prices, publishes it, rolls back, and publishes it again', async ({
  page,
  request,
  cms,
  expectErrors,
}) => {
  const { cmsUrl, siteUrl } = productUnderTest()
  cms.onTeardown(async () => {
    await cms.request('DELETE', `/tours?where[slug][equals]=${SLUG}`)
    await cms.request('DELETE', '/media?where[alt][contains]=on a walk')
    await cms.request('POST', '/publishing/schedule', { quiet_seconds: 2 })
    await cms.request('POST', '/publishing')
    await waitUntilBuilt(request, { [PATH]: null })
  })
  // Published entries wait for "Publish now".
  await cms.request('POST', '/publishing/schedule', { quiet_seconds: null })
  await page.setViewportSize(GUIDE_SCREEN)
  await signInWithForm(page, 'editor')
  const site = page.getByRole('region', { name: 'The site' })
  const status = page.getByRole('listitem').filter({ hasText: 'Status:' })
  await expect(site).toContainText('No changes are waiting to be published.')
  await saveGuideScreenshot(page, 'first-page')

  await test.step('the editor uploads the pictures in the form and enters their alternative texts', async () => {
    await page.goto(`${cmsUrl}/admin/collections/tours/create`)
    await openTab(page, 'Heading', page.getByLabel(/^Title/))
    await page.getByLabel(/^Title/).fill(TITLE)
    await page.getByLabel(/^Excerpt/).fill('Two hours along the water channels, with a farmer who grew up here.')
    await page.getByLabel(/^Location/).fill('Tegallalang, Ubud')
    await page.getByLabel(/^Duration/).fill('2 hours')
    // The other tabs of a new form have no values yet.
    await openTab(page, 'Dates', page.getByLabel(/^Maximum group size/))
    await openTab(page, 'Prices', page.getByRole('button', { name: 'Add package' }))
    await openTab(page, 'Heading', page.getByLabel(/^Title/))
    await expect(page.getByLabel(/^Title/)).toHaveValue(TITLE)
    const altText = page.locator('.drawer--is-open').locator('#field-alt')
    const save = page.locator('.drawer--is-open').getByRole('button', { name: 'Save', exact: true })
    await chooseFiles(page, 'main_image', [await readDemoPicture(page, cms, 'ubud-in-a-day')])
    await altText.fill('Terraced rice fields under palms, seen on a walk')
    await saveGuideScreenshot(page, 'picture')
    await save.click()
    await expect(page.locator('.drawer--is-open')).toHaveCount(0)
    await chooseFiles(page, 'image_gallery', [
      await readDemoPicture(page, cms, 'campuhan-walk'),
      await readDemoPicture(page, cms, 'flooded-terraces'),
    ])
    await altText.fill('A lane between rice fields, seen on a walk')
    await page.locator('.drawer--is-open').getByRole('button', { name: 'Next' }).click()
    await altText.fill('Flooded terraces that mirror the sky, seen on a walk')
    await save.click()
    await expect(page.locator('.drawer--is-open')).toHaveCount(0)
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page).toHaveURL(/\/tours\/\d+$/)
    await expect(status).toHaveText(/Draft/)
    await saveGuideScreenshot(page, 'heading')
  })

  const fromInputs = page.getByRole('textbox', { name: 'From *' })
  const priceTable = page.getByRole('table', { name: 'What travellers pay' })

  await test.step('the editor enters a price table, and each added row is open', async () => {
    await openTab(page, 'Dates', page.getByLabel(/^Maximum group size/))
    await page.getByLabel(/^Maximum group size/).fill('8')
    await page.getByLabel(/^Daily capacity/).fill('16')
    await openTab(page, 'Prices', page.getByRole('button', { name: 'Add package' }))
    await page.getByRole('button', { name: 'Add package' }).click()
    await page.getByLabel(/^Name/).fill('Private walk with a farmer')
    for (const [at, from, to, adult, child] of [
      [0, '1', '3', '450000', '300000'],
      // With the Indonesian thousands separator, and in the stored format without a separator.
      [1, '3', '8', '380.000', '250000'],
    ] as const) {
      await page.getByRole('button', { name: 'Add price row' }).click()
      await fromInputs.nth(at).fill(from)
      await page.getByRole('textbox', { name: 'To *' }).nth(at).fill(to)
      const row = page.locator(`#pricing-0-person_tiers-row-${at}`)
      await row.getByLabel(/^Adult price/).fill(adult)
      await row.getByLabel(/^Child price/).fill(child)
    }
    await expect(page.locator('#pricing-0-person_tiers-row-1').getByLabel(/^Adult price/)).toHaveValue('380.000')
  })

  await test.step('the rejected publish shows an error at the row, and correcting the row clears it', async () => {
    expectErrors('/api/tours/', '400')
    await page.getByRole('button', { name: 'Publish changes' }).click()
    const overlap = page.getByText('The rows 1–3 and 3–8 overlap. Each number may be in one row only.', {
      exact: true,
    })
    await expect(overlap).toBeVisible()
    // Rejected input is not lost: it can still be saved as a draft.
    await expect(page.getByRole('button', { name: 'Save draft' })).toBeEnabled()
    await fromInputs.nth(1).scrollIntoViewIfNeeded()
    await saveGuideScreenshot(page, 'refused')
    await fromInputs.nth(1).fill('4')
    await expect(overlap).toHaveCount(0)
    await expect(page.getByText('1 Error')).toHaveCount(0)
    await expect(priceTable.getByRole('row')).toHaveText([/Guests/, /1–3.*Rp450\.000/, /4–8.*8 adults Rp3\.040\.000/])
    await priceTable.scrollIntoViewIfNeeded()
    await saveGuideScreenshot(page, 'price-table')
  })

  await test.step('the preview next to the form shows pictures and prices, and the site has no page of the tour yet', async () => {
    const preview = await openPreview(page)
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(TITLE)
    await expect(
      preview.getByRole('img', { name: 'Terraced rice fields under palms, seen on a walk' }).first(),
    ).toBeVisible()
    await expect(preview.getByText('Rp380.000').filter({ visible: true }).first()).toBeVisible()
    await saveGuideScreenshot(page, 'preview')
    await page.getByRole('button', { name: 'Exit live preview' }).click()
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(status).toHaveText(/Published/)
    expect((await request.get(PATH)).status()).toBe(404)
  })

  const publishNow = site.getByRole('button', { name: 'Publish now' })
  const publishAndSee = async () => {
    await publishNow.click()
    await expect(site).toContainText(/Live: Release \d+, since [^)]+\), published by /, { timeout: BUILD_TIMEOUT_MS })
    await waitUntilBuilt(request, { [PATH]: TITLE })
  }

  await test.step('the panel lists the tour as a pending change and, after the publish, the page of the tour as changed', async () => {
    await page.goto(`${cmsUrl}/admin`)
    await expect(site.getByRole('link', { name: `Tours › "${TITLE}"` })).toBeVisible()
    await saveGuideScreenshot(page, 'what-has-changed', site)
    await saveGuideScreenshotDuring(page, 'progress', site, {
      path: '/api/publishing',
      matching: /"step":"(Content|Code|Pages)"/,
    })
    await publishAndSee()
    await site.getByText(/The last publish changed/).click()
    await expect(site.getByRole('link', { name: PATH, exact: true })).toBeVisible()
    await expect(site).toContainText('No changes are waiting to be published.')
    await saveGuideScreenshot(page, 'published', site)
  })

  await test.step('travellers see the page with the price for a group of four', async () => {
    await page.goto(siteUrl + PATH)
    await expect(heading(page, TITLE)).toBeVisible()
    await hydrateBookingForm(page)
    await page.getByLabel('Package', { exact: true }).selectOption({ index: 1 })
    await page.getByRole('button', { name: /^Travelers/ }).click()
    const travelersDialog = page.getByRole('dialog', { name: 'Travelers' })
    for (let adult = 1; adult < 4; adult += 1)
      await travelersDialog.getByRole('button', { name: 'Increase Adults' }).click()
    await travelersDialog.getByRole('button', { name: 'Done' }).click()
    const summary = page.getByRole('region', { name: 'Price summary' })
    await expect(summary).toContainText('Adults 4 × Rp380.000')
    await expect(summary).toContainText('Rp1.520.000')
    await saveGuideScreenshot(page, 'live', page.locator('#book'))
  })

  await test.step('rolling back to the previous release removes the page', async () => {
    await page.goto(`${cmsUrl}/admin`)
    await site.getByText('Releases and what they changed').click()
    await saveGuideScreenshot(page, 'earlier-releases', site)
    await site
      .getByRole('button', { name: /^Go back to release/ })
      .first()
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Go back to release/ })
      .click()
    await expect(site).toContainText(/rolled back to release \d+ by /, { timeout: BUILD_TIMEOUT_MS })
    await waitUntilBuilt(request, { [PATH]: null })
  })

  await test.step('the next publish restores the page', publishAndSee)
})
