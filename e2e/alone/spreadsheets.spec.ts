import { readFile } from 'node:fs/promises'
import { expectAxeFindsNothing } from '../support/axe.ts'
import { test, untilBuilt } from '../support/cms.ts'
import { signInToOffice } from '../support/office.ts'
import { productUnderTest } from '../support/product.ts'
import { DESK_SCREEN, expectNoSidewaysScrolling, PHONE_SCREEN } from '../support/screens.ts'
import { expect } from '../support/test.ts'

/** Payload's own page layout is outside of every landmark. */
const ofFrame = ['region']

test('an editor downloads a list, changes a price in it, sees what an import would change, imports and publishes it', async ({
  page,
  request,
  cms,
}) => {
  const { cmsUrl } = productUnderTest()
  const { slug } = await cms.publish('tours', { title: 'Firefly Safari', price: 500_000 })
  await untilBuilt(request, { [`/tour/${slug}`]: 'Rp500.000' })
  await page.setViewportSize(DESK_SCREEN)
  await signInToOffice(page, 'editor')

  const sheet = await test.step('downloads what the list shows', async () => {
    await page.goto(`${cmsUrl}/admin/collections/tours?search=firefly`)
    // The list is hydrated once it has completed its URL; an earlier click would be undone.
    await expect(page).toHaveURL(/limit=/)
    await page.locator('#list-menu').getByRole('button').click()
    await page.getByRole('link', { name: 'Export or import CSV' }).click()
    await expect(page.getByText(/^The entries in the list: 1 of \d+/)).toBeVisible()
    const began = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download CSV', exact: true }).click()
    const file = await began
    expect(file.suggestedFilename()).toBe('tours.csv')
    return readFile(await file.path(), 'utf8')
  })

  const choose = (text: string) =>
    page.getByLabel('CSV file').setInputFiles({ name: 'tours.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

  await test.step('reads why a row is refused', async () => {
    await choose(sheet.replace(',500000,', ',475.5,'))
    await expect(page.getByRole('row').filter({ hasText: 'Firefly Safari' })).toContainText(
      'Price without packages: “475.5” is not a price in whole rupiah',
    )
    await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0)
  })

  await test.step('reads what would change, on a phone too', async () => {
    await choose(sheet.replace(',500000,', ',475000,'))
    const row = page.getByRole('row').filter({ hasText: 'Firefly Safari' })
    await expect(row).toContainText('Price without packages: 500000 → 475000')
    await expectAxeFindsNothing(page, { frame: ofFrame })
    await page.setViewportSize(PHONE_SCREEN)
    await expect(row).toBeVisible()
    await expectNoSidewaysScrolling(page)
    await page.setViewportSize(DESK_SCREEN)
  })

  await test.step('imports it as a draft: the site does not change', async () => {
    await page.getByRole('button', { name: 'Import 1 row' }).click()
    await expect(page.getByText('1 entry was imported.')).toBeVisible()
    expect(await (await request.get(`/tour/${slug}`)).text()).toContain('Rp500.000')
    await page.getByRole('link', { name: 'Open the list' }).click()
    await expect(page.locator('tbody tr')).toHaveText([/Firefly Safari/])
    await page.goBack()
    await choose(sheet.replace(',500000,', ',475000,'))
    await expect(page.getByText('There is nothing to import')).toBeVisible()
  })

  await test.step('publishes it with one that is not complete, and reads what became of both', async () => {
    await cms.publish('tours', { title: 'Firefly Draft', price: 400_000 })
    const broken = { price: 0, _status: 'draft' }
    await cms.ask('PATCH', '/tours?where[slug][equals]=firefly-draft&draft=true', broken)
    await page.goto(`${cmsUrl}/admin/collections/tours?search=firefly`)
    await expect(page).toHaveURL(/limit=/)
    await page.locator('#heading-_select input').check()
    await page.getByRole('button', { name: 'Publish selected: 2' }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const status = page.getByRole('region', { name: 'Publish' }).getByRole('status')
    await expect(status).toContainText('Not changed: 1')
    await expect(status).toContainText('Prices › Price without packages: This price must be above zero.')
    await expect(status.getByRole('link', { name: 'Firefly Safari' })).toBeVisible()
  })

  await test.step('sees it on the page', () => untilBuilt(request, { [`/tour/${slug}`]: 'Rp475.000' }))
})
