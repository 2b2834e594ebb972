import { readFile } from 'node:fs/promises'
import { expectNoAxeViolations } from '../support/axe.ts'
import { test, waitUntilBuilt } from '../support/cms.ts'
import { signInWithForm } from '../support/cms-users.ts'
import { productUnderTest } from '../support/product.ts'
import { DESKTOP_SCREEN, expectNoHorizontalScroll, PHONE_SCREEN } from '../support/screens.ts'
import { expect } from '../support/test.ts'

/** Payload's own page layout is outside of every landmark. */
const frameRules = ['region']

test('an editor downloads a list as CSV, changes a price, and previews, imports and publishes the change', async ({
  page,
  request,
  cms,
}) => {
  const { cmsUrl } = productUnderTest()
  const { slug } = await cms.publish('tours', { title: 'Firefly Safari', price: 500_000 })
  await waitUntilBuilt(request, { [`/tour/${slug}`]: 'Rp500.000' })
  await page.setViewportSize(DESKTOP_SCREEN)
  await signInWithForm(page, 'editor')

  const csv = await test.step('the download contains the entries that the list shows', async () => {
    await page.goto(`${cmsUrl}/admin/collections/tours?search=firefly`)
    // The list is hydrated once it has completed its URL; an earlier click would be undone.
    await expect(page).toHaveURL(/limit=/)
    await page.locator('#list-menu').getByRole('button').click()
    await page.getByRole('link', { name: 'Export or import CSV' }).click()
    await expect(page.getByText(/^The entries in the list: 1 of \d+/)).toBeVisible()
    const downloadStarted = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download CSV', exact: true }).click()
    const file = await downloadStarted
    expect(file.suggestedFilename()).toBe('tours.csv')
    return readFile(await file.path(), 'utf8')
  })

  const choose = (text: string) =>
    page.getByLabel('CSV file').setInputFiles({ name: 'tours.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

  await test.step('the import shows why a row is rejected', async () => {
    await choose(csv.replace(',500000,', ',475.5,'))
    await expect(page.getByRole('row').filter({ hasText: 'Firefly Safari' })).toContainText(
      'Price without packages: “475.5” is not a price in whole rupiah',
    )
    await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0)
  })

  await test.step('the import lists the changes before it changes an entry, also on a phone', async () => {
    await choose(csv.replace(',500000,', ',475000,'))
    const row = page.getByRole('row').filter({ hasText: 'Firefly Safari' })
    await expect(row).toContainText('Price without packages: 500.000 → 475.000')
    await expectNoAxeViolations(page, { ignoredRules: frameRules })
    await page.setViewportSize(PHONE_SCREEN)
    await expect(row).toBeVisible()
    await expectNoHorizontalScroll(page)
    await page.setViewportSize(DESKTOP_SCREEN)
  })

  await test.step('the import creates a draft, so the site does not change', async () => {
    await page.getByRole('button', { name: 'Import 1 row' }).click()
    await expect(page.getByText('1 entry was imported.')).toBeVisible()
    expect(await (await request.get(`/tour/${slug}`)).text()).toContain('Rp500.000')
    await page.getByRole('link', { name: 'Open the list' }).click()
    await expect(page.locator('tbody tr')).toHaveText([/Firefly Safari/])
    await page.goBack()
    await choose(csv.replace(',500000,', ',475000,'))
    await expect(page.getByText('There is nothing to import')).toBeVisible()
  })

  await test.step('publishing the imported tour together with an invalid tour shows the result for both', async () => {
    await cms.publish('tours', { title: 'Firefly Draft', price: 400_000 })
    const broken = { price: 0, _status: 'draft' }
    await cms.request('PATCH', '/tours?where[slug][equals]=firefly-draft&draft=true', broken)
    await page.goto(`${cmsUrl}/admin/collections/tours?search=firefly`)
    await expect(page).toHaveURL(/limit=/)
    await page.locator('#heading-_select input').check()
    await page.getByRole('button', { name: 'Publish selected: 2' }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const status = page.getByRole('region', { name: 'Publish' }).getByRole('status')
    await expect(status).toContainText('Not published: 1')
    await expect(status).toContainText('Prices › Price without packages: This price must be above zero.')
    await expect(status.getByRole('link', { name: 'Firefly Safari' })).toBeVisible()
  })

  await test.step('the new price is on the tour page', () =>
    waitUntilBuilt(request, { [`/tour/${slug}`]: 'Rp475.000' }))
})
