import { waitUntilFormReady } from '../support/cms.ts'
import { signInToCms } from '../support/cms-users.ts'
import { expect, test } from '../support/test.ts'

test('after a rejected save, the hotel form still contains input that is not a number', async ({
  page,
  expectErrors,
}) => {
  expectErrors('/api/hotels', '400')
  await signInToCms(page, 'editor', '/admin/collections/hotels/create')
  await waitUntilFormReady(page)
  await page.getByRole('button', { name: 'Rooms', exact: true }).click()
  await page.getByRole('button', { name: 'Add Room' }).click()

  await test.step('a list of texts has the same distance to the next field as other fields', async () => {
    const distanceAfter = (input: string) =>
      page.locator(`#rooms-row-0 .render-fields > :has(${input})`).evaluate((field) => {
        const next = field.nextElementSibling ?? field
        return next.getBoundingClientRect().top - field.getBoundingClientRect().bottom
      })
    await expect.poll(() => distanceAfter('#field-rooms__0__description')).toBeGreaterThan(5)
    const expectedDistance = await distanceAfter('#field-rooms__0__description')
    await expect.poll(() => distanceAfter('.field-rooms__0__amenities')).toBe(expectedDistance)
  })

  const field = page.locator('.field-type:has(> .field-type__wrap #field-rooms__0__base_price)')
  const rooms = page.getByRole('textbox', { name: 'Total rooms' })
  await rooms.fill('3-4')
  await field.getByRole('textbox').fill('1.500 jt')
  let validationRequests = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url() === page.url()) validationRequests += 1
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
  expect(validationRequests).toBeLessThan(5)
})
