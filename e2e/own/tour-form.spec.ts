import type { Request, Route } from '@playwright/test'
import * as z from 'zod/mini'
import { expectNoAxeViolations } from '../support/axe.ts'
import { test } from '../support/cms.ts'
import { signInToCms } from '../support/cms-users.ts'
import { expectNoHorizontalScroll, screens } from '../support/screens.ts'
import { expect } from '../support/test.ts'
import { expandPackages, openTab, showAllButton } from '../support/tour-form.ts'

/** The rules that find controls without an accessible name. */
const nameRules = ['button-name', 'select-name', 'label', 'link-name', 'aria-input-field-name']

const createdSchema = z.object({ doc: z.object({ id: z.int() }) })

test('the tour form shows what travellers pay and the errors of invalid price rows, and does not lose unsaved input', async ({
  page,
  cms,
  expectErrors,
}) => {
  expectErrors('/api/tours/', '400', 'Error submitting form')
  const tier = (min_people: number, max_people: number, adult_price: number) => ({
    min_people,
    max_people,
    adult_price,
  })
  const pricing = [
    {
      name: 'Private car',
      type: 'per_person',
      market: 'all',
      publish_price: 500_000,
      person_tiers: [tier(1, 3, 450_000), tier(3, 8, 400_000)],
    },
  ]
  const data = {
    title: 'Draft with overlapping price rows and a long title',
    slug: 'overlapping-price-rows',
    max_guests: 8,
    pricing,
    _status: 'draft',
  }
  const { doc } = createdSchema.parse(await cms.request('POST', '/tours?draft=true', data))
  cms.onTeardown(async () => void (await cms.request('DELETE', `/tours/${doc.id}`)))

  await signInToCms(page, 'editor', `/admin/collections/tours/${doc.id}`)
  await openTab(page, 'Prices', showAllButton(page))
  await expect(page.getByRole('link', { name: 'Calendar', exact: true })).toHaveAttribute('href', /\/calendar$/)

  await test.step('a drawer with unsaved changes closes only after a confirmation', async () => {
    await page.getByRole('button', { name: 'Add new Category' }).click()
    const drawer = page.getByRole('dialog').filter({ hasText: 'Creating new Category' })
    // In a drawer Payload does not associate labels with their text fields.
    const categoryName = drawer.locator('#field-name')
    const question = page.getByRole('dialog').filter({ hasText: 'Your changes have not been saved' })
    await categoryName.fill('Unsaved category')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Stay on this page' }).click()
    await expect(question).toHaveCount(0)
    await expect(categoryName).toHaveValue('Unsaved category')
    await drawer
      .locator('> button')
      .first()
      .click({ position: { x: 5, y: 300 } })
    await question.getByRole('button', { name: 'Leave anyway' }).click()
    await expect(drawer).toHaveCount(0)
  })

  await expect(page.getByText('Private car · from Rp400.000 · 1 problem to fix')).toBeVisible()
  await expandPackages(page)
  const table = page.getByRole('table', { name: 'What travellers pay' })
  const overlap = 'The rows 1–3 and 3–8 overlap. Each number may be in one row only.'
  await expect(page.getByText(`Row 2: ${overlap}`)).toBeVisible()

  await test.step('a rejected publish shows the overlap error at the row', async () => {
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText(overlap, { exact: true })).toBeVisible()
  })

  const fromInputs = page.getByRole('textbox', { name: 'From *' })

  await test.step('correcting one of the overlapping rows clears the error, and a new overlap shows it again', async () => {
    const toInput = page.getByRole('textbox', { name: 'To *' }).first()
    await toInput.fill('2')
    await expect(page.getByText(overlap, { exact: true })).toHaveCount(0)
    await toInput.fill('3')
    await expect(page.getByText(overlap, { exact: true })).toBeVisible()
  })

  await test.step('a value corrected during validation does not show the error of the earlier value', async () => {
    // Ignores requests after the rejected publish, which may still be pending.
    const isAboutTwo = (request: Request) => /person_tiers\.1\.min_people":\{"value":2\b/.test(request.postData() ?? '')
    let isCorrected = false
    const correct = async (route: Route) => {
      if (isCorrected || !isAboutTwo(route.request())) return route.fallback()
      isCorrected = true
      const response = await route.fetch()
      expect(await response.text()).toContain('The rows 1–3 and 2–8 overlap')
      await fromInputs.nth(1).fill('6')
      await route.fulfill({ response })
    }
    await page.route(page.url(), correct)
    const validated = page.waitForResponse((response) => isAboutTwo(response.request()))
    await fromInputs.nth(1).fill('2')
    await validated
    await expect(page.getByText('2–8 overlap')).toHaveCount(0)
    await page.unroute(page.url(), correct)
  })

  await test.step('a value corrected just before the response to an earlier change arrives is validated', async () => {
    const nameInput = page.getByLabel(/^Name/)
    let isChanged = false
    const change = async (route: Route) => {
      if (isChanged || !route.request().postData()?.includes('Large car')) return route.fallback()
      isChanged = true
      const response = await route.fetch()
      await fromInputs.nth(1).fill('2')
      await route.fulfill({ response })
    }
    await page.route(page.url(), change)
    await nameInput.fill('Large car')
    await expect(
      page.getByText('The rows 1–3 and 2–8 overlap. Each number may be in one row only.', { exact: true }),
    ).toBeVisible()
    await page.unroute(page.url(), change)
    await nameInput.fill('Private car')
    await fromInputs.nth(1).fill('6')
    await expect(page.getByText('2–8 overlap')).toHaveCount(0)
  })

  await test.step('a gap between rows has a warning, and the table shows the price for groups in the gap', async () => {
    await expect(
      page.getByText('No row covers a group of 4–5. The group can still book, at Rp450.000 per adult.'),
    ).toBeVisible()
    await expect(page.getByText(overlap)).toHaveCount(0)
    await expect(table.getByRole('row')).toHaveText([
      /Guests/,
      /1–3.*Adult Rp450\.000.*10% off.*1 adult Rp450\.000.*3 adults Rp1\.350\.000/,
      /4–5.*not covered.*Adult Rp450\.000.*5 adults Rp2\.250\.000/,
      /6–8.*Adult Rp400\.000.*20% off.*8 adults Rp3\.200\.000/,
    ])
    await fromInputs.nth(1).fill('3')
    await expect(table.getByRole('row')).toHaveCount(3)
    await expect(page.getByText('Is this intended?')).toHaveCount(0)
    await expect(page.getByText('3–8 guests · Rp400.000 per adult')).toBeVisible()
  })

  await test.step('a save without a response shows an error, and saving the draft clears the errors of rows and tabs', async () => {
    const tabError = page.locator('.tabs-field__tab-button .error-pill')
    const save = page.getByRole('button', { name: 'Save draft' })
    await expect(page.getByText(overlap, { exact: true })).toBeVisible()
    await expect(tabError).toBeVisible()
    await page.route('**/api/tours/**', (route) => route.abort('connectionfailed'))
    await save.click()
    await expect(page.getByText('The CMS did not respond, so this may or may not have been saved.')).toBeVisible()
    await page.unroute('**/api/tours/**')
    await save.click()
    await expect(page.getByText('Draft saved successfully.')).toBeVisible()
    await expect(page.getByText(overlap, { exact: true })).toHaveCount(0)
    await expect(tabError).toBeHidden()
  })

  await test.step('the price table fits every screen and is accessible', async () => {
    for (const [, screen] of screens) {
      await page.setViewportSize(screen)
      await table.scrollIntoViewIfNeeded()
      await expectNoHorizontalScroll(page)
      await expectNoAxeViolations(page, { within: '.nusa-prices' })
    }
  })

  await test.step('every control of the form has a name', async () => {
    await expectNoAxeViolations(page, { onlyRules: nameRules })
  })

  await test.step('every control of a list with open filters has a name', async () => {
    await page.goto(new URL('/admin/collections/tours?where[or][0][and][0][title][contains]=a', page.url()).href)
    await expect(page.getByRole('combobox', { name: 'Comparison' })).toBeVisible()
    await expectNoAxeViolations(page, { onlyRules: nameRules })
  })
})
