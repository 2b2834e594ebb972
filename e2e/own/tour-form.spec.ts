import type { Page, Request, Route } from '@playwright/test'
import * as z from 'zod/mini'
import { expectAxeFindsNothing } from '../support/axe.ts'
import { test } from '../support/cms.ts'
import { signInToCms } from '../support/office.ts'
import { expectNoSidewaysScrolling, screens } from '../support/screens.ts'
import { expect } from '../support/test.ts'

const madeSchema = z.object({ doc: z.object({ id: z.int() }) })

test('an editor sees what travellers pay while typing prices, and errors at the row that cannot be published', async ({
  page,
  cms,
  expectTrouble,
}) => {
  expectTrouble('/api/tours/', '400', 'Error submitting form')
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
    title: 'Prices in the making of a tour whose name is long',
    slug: 'prices-in-the-making',
    max_guests: 8,
    pricing,
    _status: 'draft',
  }
  const { doc } = madeSchema.parse(await cms.ask('POST', '/tours?draft=true', data))
  cms.atEnd(async () => void (await cms.ask('DELETE', `/tours/${doc.id}`)))

  await signInToCms(page, 'editor', `/admin/collections/tours/${doc.id}`)
  const showAll = page.getByRole('button', { name: 'Show All' }).first()
  await expect(async () => {
    await page.getByRole('button', { name: 'Prices', exact: true }).click()
    await expect(showAll).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(page.getByRole('button', { name: 'Add new Destination' })).toBeVisible()
  await expect(page.getByText('Private car · from Rp400.000 · 1 problem to fix')).toBeVisible()
  await showAll.click()
  const table = page.getByRole('table', { name: 'What travellers pay' })
  const overlap = 'The rows 1–3 and 3–8 overlap. Each number may be in one row only.'
  await expect(page.getByText(`Row 2: ${overlap}`)).toBeVisible()

  await test.step('publishing says so at the row', async () => {
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText(overlap, { exact: true })).toBeVisible()
  })

  const begin = page.getByRole('textbox', { name: 'From *' })

  await test.step('the row has no error once the other one leaves room for it, and has one again once it does not', async () => {
    const end = page.getByRole('textbox', { name: 'To *' }).first()
    await end.fill('2')
    await expect(page.getByText(overlap, { exact: true })).toHaveCount(0)
    await end.fill('3')
    await expect(page.getByText(overlap, { exact: true })).toBeVisible()
  })

  await test.step('a draft is blamed for nothing, in its tabs neither, until it is to be published', async () => {
    const mark = page.locator('.tabs-field__tab-button .error-pill')
    await expect(mark).toBeVisible()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText(overlap, { exact: true })).toHaveCount(0)
    await expect(mark).toBeHidden()
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText(overlap, { exact: true })).toBeVisible()
    await expect(mark).toBeVisible()
  })

  await test.step('what is corrected while an answer is on its way is not blamed for what stood there before', async () => {
    // Not a request after the rejected publish, which may still be pending.
    const isAboutTwo = (request: Request) => /person_tiers\.1\.min_people":\{"value":2\b/.test(request.postData() ?? '')
    let isCorrected = false
    const correct = async (route: Route) => {
      if (isCorrected || !isAboutTwo(route.request())) return route.fallback()
      isCorrected = true
      const response = await route.fetch()
      expect(await response.text()).toContain('The rows 1–3 and 2–8 overlap')
      await begin.nth(1).fill('6')
      await route.fulfill({ response })
    }
    await page.route(page.url(), correct)
    const answered = page.waitForResponse((response) => isAboutTwo(response.request()))
    await begin.nth(1).fill('2')
    await answered
    await expect(page.getByText('2–8 overlap')).toHaveCount(0)
    await page.unroute(page.url(), correct)
  })

  await test.step('a gap has a warning, and the table shows what travellers outside of every row pay', async () => {
    await expect(
      page.getByText('No row covers a group of 4–5. It can still book, at Rp450.000 per adult.'),
    ).toBeVisible()
    await expect(page.getByText(overlap)).toHaveCount(0)
    await expect(table.getByRole('row')).toHaveText([
      /Guests/,
      /1–3.*Adult Rp450\.000.*10% off.*1 adult Rp450\.000.*3 adults Rp1\.350\.000/,
      /4–5.*not covered.*Adult Rp450\.000.*5 adults Rp2\.250\.000/,
      /6–8.*Adult Rp400\.000.*20% off.*8 adults Rp3\.200\.000/,
    ])
    await begin.nth(1).fill('4')
    await expect(table.getByRole('row')).toHaveCount(3)
    await expect(page.getByText('Is this intended?')).toHaveCount(0)
    await expect(page.getByText('4–8 guests · Rp400.000 per adult')).toBeVisible()
  })

  await test.step('a save that gets no answer says so, and can be pressed again', async () => {
    const save = page.getByRole('button', { name: 'Save draft' })
    await page.route('**/api/tours/**', (route) => route.abort('connectionfailed'))
    await save.click()
    await expect(page.getByText('The CMS did not respond, so this may or may not have been saved.')).toBeVisible()
    await page.unroute('**/api/tours/**')
    await save.click()
    await expect(page.getByText('Draft saved successfully.')).toBeVisible()
  })

  await test.step('a row that is removed with the keyboard leaves it at the next one, and the last one at what adds one', async () => {
    const row = (index: number) => page.locator(`#pricing-0-person_tiers-row-${index}`)
    const remove = async (index: number) => {
      await row(index).locator('.array-actions__button').press('Enter')
      await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
    }
    await expect(row(0).getByRole('button', { name: 'Move 1–3 guests · Rp450.000 per adult' })).toBeVisible()
    await remove(0)
    await expect(row(0).getByRole('button', { name: 'Move 4–8 guests · Rp400.000 per adult' })).toBeVisible()
    await expect(row(0).locator('.collapsible__toggle').first()).toBeFocused()
    const add = page.getByRole('button', { name: 'Add price row' })
    await add.press('Enter')
    await expect(row(1)).toBeVisible()
    await remove(1)
    await expect(row(1)).toHaveCount(0)
    await expect(add).toBeFocused()
  })

  await test.step('on a phone as on a desk', async () => {
    for (const [, screen] of screens) {
      await page.setViewportSize(screen)
      await table.scrollIntoViewIfNeeded()
      await expectNoSidewaysScrolling(page)
      await expectAxeFindsNothing(page, { within: '.nusa-prices' })
    }
  })
})

async function addRoom(page: Page): Promise<void> {
  await signInToCms(page, 'editor', '/admin/collections/hotels/create')
  await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Rooms', exact: true }).click()
  await page.getByRole('button', { name: 'Add Room' }).click()
}

test('a price field shows errors while typing, and input that is not a number is rejected in a draft and kept', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble('/api/hotels', '400')
  await addRoom(page)
  const field = page.locator('.field-type:has(> .field-type__wrap #field-rooms__0__base_price)')
  for (const [typed, remark] of [
    ['350,5', 'Please enter whole rupiah without decimals, for example 1.500.000.'],
    ['-5', 'A price cannot be below zero.'],
    ['a lot', 'Please enter whole rupiah, for example 1.500.000 or 1,5 jt.'],
    ['350', 'Rp350 is very low. Did you mean Rp350.000?'],
    ['350.000', ''],
    ['1,5 jt', ''],
  ] as const) {
    await field.getByRole('textbox').fill(typed)
    await expect(field.locator('[role=status]')).toHaveText(remark)
  }
  await field.getByRole('textbox').blur()
  await expect(field.getByRole('textbox')).toHaveValue('1.500.000')
  const rooms = page.getByRole('textbox', { name: 'Total rooms' })
  await rooms.fill('3-4')
  await field.getByRole('textbox').fill('1.500 jt')
  let questions = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url() === page.url()) questions += 1
  })
  await page.getByRole('button', { name: 'Save draft' }).click()
  for (const name of ['Total rooms', 'Price per night']) {
    await expect(page.getByText(`Rooms › 1 › ${name}`)).toBeVisible()
  }
  await expect(rooms).toHaveValue('3-4')
  await expect(field.getByRole('textbox')).toHaveValue('1.500 jt')
  await expect(field.locator('[role=status]')).toHaveText('Please enter whole rupiah, for example 1.500.000 or 1,5 jt.')
  // A form that validates again after each response would never become idle.
  await page.waitForLoadState('networkidle')
  expect(questions).toBeLessThan(5)
})

test('a list of texts has the same distance to the next field as any other field', async ({ page }) => {
  await addRoom(page)
  const distanceAfter = (input: string) =>
    page.locator(`#rooms-row-0 .render-fields > :has(${input})`).evaluate((field) => {
      const next = field.nextElementSibling ?? field
      return next.getBoundingClientRect().top - field.getBoundingClientRect().bottom
    })
  await expect.poll(() => distanceAfter('#field-rooms__0__description')).toBeGreaterThan(5)
  const usual = await distanceAfter('#field-rooms__0__description')
  expect(await distanceAfter('.field-rooms__0__amenities')).toBe(usual)
})
