import * as z from 'zod/mini'
import { dayText } from '../../cms/i18n/times.ts'
import { addDays, addMonths, startOfMonth, todayInBali } from '../../shared/dates/index.ts'
import { makeTourChoice } from '../../shared/testing/index.ts'
import { signIn } from '../support/account.ts'
import { expectAxeFindsNothing } from '../support/axe.ts'
import { test } from '../support/cms.ts'
import { GUIDE_SCREEN, guidePicture } from '../support/guide.ts'
import { signInToCms } from '../support/office.ts'
import { place } from '../support/place.ts'
import { productUnderTest } from '../support/product.ts'
import { expectNoSidewaysScrolling, screens } from '../support/screens.ts'
import { expect } from '../support/test.ts'
import { readTour } from '../support/tour.ts'

const madeSchema = z.object({ doc: z.object({ id: z.int() }) })

test('an editor views a tour’s calendar month by month, and closes a day from there', async ({ page, cms }) => {
  const nextMonth = addMonths(startOfMonth(todayInBali(new Date())), 1)
  const [blocked, closed] = [addDays(nextMonth, 9), addDays(nextMonth, 14)]
  const data = { title: 'Days in the making', places_per_day: 12, block_dates: [{ date: blocked }], _status: 'draft' }
  const { doc } = madeSchema.parse(await cms.ask('POST', '/tours?draft=true', data))
  cms.atEnd(async () => void (await cms.ask('DELETE', `/tours/${doc.id}`)))
  const cell = (date: string) => page.getByRole('cell').filter({ has: page.locator(`time[datetime="${date}"]`) })

  await signInToCms(page, 'editor', `/admin/collections/tours/${doc.id}`)
  await page.getByRole('link', { name: 'Calendar', exact: true }).click()
  await expect(cell(todayInBali(new Date()))).toHaveAttribute('aria-current', 'date')
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(cell(blocked)).toContainText('Blocked')
  await expect(cell(closed)).toContainText('12 of 12 left')
  await page.setViewportSize(GUIDE_SCREEN)
  await guidePicture(page, 'calendar')
  for (const [, screen] of screens) {
    await page.setViewportSize(screen)
    await expectNoSidewaysScrolling(page)
    await expectAxeFindsNothing(page, { within: '.nusa-calendar' })
  }

  await cell(closed)
    .getByRole('link', { name: /^Set capacity, / })
    .click()
  await expect(page.getByLabel('Date')).toHaveValue(closed)
  await expect(page.locator('.nusa-date__words')).toHaveText(dayText(closed, 'en'))
  await expect(page.getByText('Days in the making')).toBeVisible()
  await page.getByRole('textbox', { name: /^Capacity/ }).fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/successfully/)).toBeVisible()
  await page.getByRole('link', { name: 'Tour calendar' }).click()
  await expect(cell(closed)).toContainText('Closed')
  await expect(cell(closed).getByRole('link', { name: /^Capacity, / })).toBeVisible()
})

test('staff see the booked spots of a day, and open its bookings', async ({ page, traveller }) => {
  await signIn(page, traveller)
  const { id, pricing } = await readTour(page.request)
  const [pack] = pricing.filter(({ market, type }) => market === 'all' && type === 'per_person')
  const date = addDays(todayInBali(new Date()), 211)
  const party = { adults: 2, children: 1, infants: 1 }
  await place(
    page.request,
    makeTourChoice({ tourId: id, packageId: pack?.id, date, addOns: [], isResident: false, ...party }),
  )

  const address = `${productUnderTest().cmsUrl}/admin/tour-calendar/${id}`
  await page.goto(address)
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/)
  await signInToCms(page, 'staff')
  await page.goto(`${address}?month=${date.slice(0, 7)}`)
  const cell = page.getByRole('cell').filter({ has: page.locator(`time[datetime="${date}"]`) })
  await expect(cell).toContainText('3 booked')
  await cell.getByRole('link', { name: /^1 booking, / }).click()
  // The header row and the one booking.
  await expect(page.getByRole('row')).toHaveCount(2)
})
