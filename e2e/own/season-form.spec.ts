import * as z from 'zod/mini'
import { test } from '../support/cms.ts'
import { createCmsUser, signInToCms } from '../support/cms-users.ts'
import { DESKTOP_SCREEN } from '../support/screens.ts'
import { expect } from '../support/test.ts'
import { expandPackages, openPreview, openTab, showAllButton } from '../support/tour-form.ts'

const createdSchema = z.object({ doc: z.object({ id: z.int() }) })

test('an editor enters a season, which survives a refused save and is on the year strip and in the preview', async ({
  page,
  cms,
  expectErrors,
}) => {
  expectErrors('400')
  const pack = { name: 'Shared van', type: 'per_person', market: 'all', adult_price: 500_000 }
  const data = { title: 'Tour with a season', slug: 'tour-with-a-season', tour_type: 'single_day', pricing: [pack] }
  const { doc } = createdSchema.parse(await cms.request('POST', '/tours?draft=true', { ...data, _status: 'draft' }))
  cms.onTeardown(async () => void (await cms.request('DELETE', `/tours/${doc.id}`)))
  await page.setViewportSize(DESKTOP_SCREEN)
  // An open preview is remembered for the user, and would open in the forms of other journeys too.
  await signInToCms(page, await createCmsUser('Made', 'editor'), `/admin/collections/tours/${doc.id}`)
  await openTab(page, 'Prices', showAllButton(page))
  await expandPackages(page)
  await page.getByRole('button', { name: 'Add season' }).click()
  const season = page.locator('#pricing-0-seasons-row-0')
  const days = { from: season.locator('.nusa-season-day').first(), to: season.locator('.nusa-season-day').last() }
  await season.getByLabel(/^Name/).fill('High season')
  await days.from.getByLabel(/^First day/).fill('1')
  await days.from.getByLabel('Month').selectOption('July')
  await days.to.getByLabel(/^Last day/).fill('31')
  await days.to.getByLabel('Month').selectOption('June')
  await season.getByLabel(/^Change of all prices/).fill('20')

  await test.step('a refused save does not clear any input of the season', async () => {
    await page
      .getByRole('button', { name: /^Publish/ })
      .first()
      .click()
    await expect(season.getByText('This day does not exist. Please choose a day and a month.').first()).toBeVisible()
    await expect(season.getByLabel(/^Name/)).toHaveValue('High season')
    await expect(season.getByLabel(/^Change of all prices/)).toHaveValue('20')
    await days.to.getByLabel('Month').selectOption('August')
  })

  const strip = page.getByRole('region', { name: /^Seasons in \d{4}$/ })
  await expect(strip.getByRole('listitem')).toHaveText(/^High season \+20% · 1 Jul \d{4} – 31 Aug \d{4}$/)
  await page.getByText('What travellers pay: High season').first().click()
  await expect(page.getByRole('table', { name: 'What travellers pay: High season' })).toContainText('Rp600.000')

  await test.step('the preview shows the tour as a traveller sees it on the chosen date', async () => {
    const tour = await openPreview(page)
    const year = new Date().getFullYear() + 1
    await page.getByLabel('As seen on').fill(`${year}-07-15`)
    await expect(tour.getByRole('button', { name: /^Date/ })).toContainText(`Jul 15, ${year}`)
    await expect(tour.getByLabel('Package', { exact: true })).toContainText('Rp600.000')
  })
})
