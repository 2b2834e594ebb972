import * as z from 'zod/mini'
import { dayText } from '../../cms/core/i18n/times.ts'
import { addDays, addMonths, startOfMonth, todayInBali } from '../../shared/dates/index.ts'
import { makeTourChoice } from '../../shared/testing/index.ts'
import { signIn } from '../support/account.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { test } from '../support/cms.ts'
import { signInToCms } from '../support/cms-users.ts'
import { createBooking } from '../support/create-booking.ts'
import { GUIDE_SCREEN, saveGuideScreenshot } from '../support/guide.ts'
import { productUnderTest } from '../support/product.ts'
import { expectNoHorizontalScroll, screens } from '../support/screens.ts'
import { expect } from '../support/test.ts'
import { readTour } from '../support/tour.ts'

const createdSchema = z.object({ doc: z.object({ id: z.int() }) })

test('an editor browses the calendar of a tour by month, and closes a day in the calendar', async ({ page, cms }) => {
  const nextMonth = addMonths(startOfMonth(todayInBali(new Date())), 1)
  const [blocked, closed] = [addDays(nextMonth, 9), addDays(nextMonth, 14)]
  const data = {
    title: 'Draft with a calendar',
    places_per_day: 12,
    block_dates: [{ date: blocked }],
    _status: 'draft',
  }
  const { doc } = createdSchema.parse(await cms.request('POST', '/tours?draft=true', data))
  cms.onTeardown(async () => void (await cms.request('DELETE', `/tours/${doc.id}`)))
  const cell = (date: string) => page.getByRole('cell').filter({ has: page.locator(`time[datetime="${date}"]`) })

  await signInToCms(page, 'editor', `/admin/collections/tours/${doc.id}/calendar`)
  await expect(cell(todayInBali(new Date()))).toHaveAttribute('aria-current', 'date')
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(cell(blocked)).toContainText('Blocked')
  await expect(cell(closed)).toContainText('12 of 12 left')
  await page.setViewportSize(GUIDE_SCREEN)
  await saveGuideScreenshot(page, 'calendar')
  for (const [, screen] of screens) {
    await page.setViewportSize(screen)
    await expectNoHorizontalScroll(page)
    await expectNoAxeViolations(page, { within: '.nusa-calendar' })
  }

  await cell(closed)
    .getByRole('link', { name: /^Set capacity, / })
    .click()
  await expect(page.getByLabel('Date')).toHaveValue(closed)
  await expect(page.locator('.nusa-date__text')).toHaveText(dayText(closed, 'en'))
  await expect(page.getByText('Draft with a calendar')).toBeVisible()
  await page.getByRole('textbox', { name: /^Capacity/ }).fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/successfully/)).toBeVisible()
  await page.getByRole('link', { name: 'Tour calendar' }).click()
  await expect(cell(closed)).toContainText('Closed')
  await expect(cell(closed).getByRole('link', { name: /^Capacity, / })).toBeVisible()
})

test('the tour calendar shows staff the booked spots of a day, with a link to the bookings of that day', async ({
  page,
  traveller,
}) => {
  await signIn(page, traveller)
  const { id, pricing } = await readTour(page.request)
  const [tourPackage] = pricing.filter(({ market, type }) => market === 'all' && type === 'per_person')
  const date = addDays(todayInBali(new Date()), 211)
  const party = { adults: 2, children: 1, infants: 1 }
  await createBooking(
    page.request,
    makeTourChoice({ productId: id, packageId: tourPackage?.id, date, addOns: [], isResident: false, ...party }),
  )

  const { cmsUrl } = productUnderTest()
  const path = `/admin/tour-calendar/${id}`
  const withoutSession = await (await page.request.get(cmsUrl + path)).text()
  expect(withoutSession).toContain('NEXT_REDIRECT;replace;/admin/login?redirect=')
  await signInToCms(page, 'staff', `${path}?month=${date.slice(0, 7)}`)
  const cell = page.getByRole('cell').filter({ has: page.locator(`time[datetime="${date}"]`) })
  await expect(cell).toContainText('3 booked')
  const bookings = await cell.getByRole('link', { name: /^1 booking, / }).getAttribute('href')
  const { search } = new URL(bookings ?? '', cmsUrl)
  const found = await page.request.get(`${cmsUrl}/api/bookings${search}`, { headers: { origin: cmsUrl } })
  expect(await found.json()).toMatchObject({ totalDocs: 1 })
})
