import { expectNoAxeViolations } from '../support/axe.ts'
import { cards, expectCount, readTitles, readTourCount } from '../support/list.ts'
import { PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test('the URL contains the filters of a list, so that reload and Back restore them', async ({ page }) => {
  await page.goto('/tours')
  const all = await readTourCount(page)
  // Next to the list, filters apply immediately.
  await expect(page.getByRole('button', { name: 'Apply Filters' })).toBeHidden()
  await page.getByLabel('Multi Day').check()
  await expectCount(page, (count) => count < all)
  const multiDay = await readTourCount(page)
  await page.getByLabel('Komodo & Labuan Bajo').check()
  await expectCount(page, (count) => count < multiDay)
  await expect(page).toHaveURL(/\?type=multi_day&destination=komodo-labuan-bajo$/)
  for (const card of await cards(page).allInnerTexts()) expect(card).toContain('Komodo & Labuan Bajo')
  const both = await readTitles(page)

  await page.reload()
  await expect(page.getByLabel('Multi Day')).toBeChecked()
  await expect.poll(() => readTitles(page)).toEqual(both)
  await page.goBack()
  await expectCount(page, (count) => count === multiDay)
  await expect(page.getByLabel('Komodo & Labuan Bajo')).not.toBeChecked()

  await test.step('one Back undoes consecutive key presses in the tour types or on the price slider', async () => {
    const before = page.url()
    await page.getByLabel('Multi Day', { exact: true }).focus()
    for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowUp')
    await expect(page).not.toHaveURL(before)
    await page.goBack()
    await expect(page).toHaveURL(before)
    await page.getByRole('slider', { name: 'Price' }).focus()
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(/price=/)
    await page.goBack()
    await expect(page).toHaveURL(before)
  })
})

test('on a phone, filters take effect after a click on Apply Filters, and Back closes the filter drawer', async ({
  page,
}) => {
  await page.setViewportSize(PHONE_SCREEN)
  await page.goto('/tours')
  const all = await readTourCount(page)
  const opener = page.getByRole('button', { name: /^Filters/ })
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'Filter Tours' })
  await expect(drawer.getByRole('button', { name: 'Apply Filters' })).toBeInViewport({ ratio: 1 })
  const places = drawer.getByRole('group', { name: 'Destinations' }).locator('div')
  expect(await places.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0)
  // The focused element is not covered by the buttons.
  await drawer.getByLabel('Full day').focus()
  const focused = await drawer.getByLabel('Full day').boundingBox()
  const buttons = await drawer.getByRole('button', { name: 'Apply Filters' }).boundingBox()
  if (!focused || !buttons) throw new Error('The filter or the buttons are not shown.')
  expect(focused.y + focused.height).toBeLessThan(buttons.y)
  await drawer.getByLabel('4 - 8 hours').check()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  expect(await readTourCount(page)).toBe(all)

  await opener.click()
  await expect(drawer.getByLabel('4 - 8 hours')).not.toBeChecked()
  await drawer.getByLabel('4 - 8 hours').check()
  await drawer.getByLabel('Ubud').check()
  await expectNoAxeViolations(page, { within: '[data-filter-drawer]' })
  await drawer.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page).toHaveURL(/destination=ubud&duration=4-8$/)
  await expectCount(page, (count) => count > 0 && count < all)
  await expect(opener).toContainText('2')
  await opener.click()
  await page.goBack()
  await expect(drawer).toBeHidden()
  await expectCount(page, (count) => count === all)
})
