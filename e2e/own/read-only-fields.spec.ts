import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { bookTour, signIn } from '../support/account.ts'
import { waitUntilFormReady } from '../support/cms.ts'
import { signInToCms } from '../support/cms-users.ts'
import { productUnderTest } from '../support/product.ts'
import { PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const bookingsSchema = z.object({ docs: z.tuple([z.object({ id: z.number() })]) })

/**
 * Returns the paths of the read-only fields, descriptions and marks of required fields whose text has less contrast
 * than WCAG requires.
 */
function findLowContrastFields(page: Page): Promise<string[]> {
  return page
    .locator('.render-fields')
    .first()
    .evaluate((form) => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      if (!canvas) throw new Error('The browser has no canvas.')
      const rgbOf = (colours: string[]) => {
        canvas.clearRect(0, 0, 1, 1)
        for (const colour of colours) {
          canvas.fillStyle = colour
          canvas.fillRect(0, 0, 1, 1)
        }
        return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
      }
      const luminance = (colours: string[]) => {
        const [red = 0, green = 0, blue = 0] = rgbOf(colours).map((part) => {
          const share = part / 255
          return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const backgroundsOf = (element: Element | null): string[] =>
        element === null
          ? ['white']
          : [...backgroundsOf(element.parentElement), getComputedStyle(element).backgroundColor]
      const contrast = (element: Element) => {
        const backgrounds = backgroundsOf(element)
        const [one, other] = [luminance(backgrounds), luminance([...backgrounds, getComputedStyle(element).color])]
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
      }
      const values =
        ':disabled:is(input:not([type=checkbox], .rs__input), textarea, select), .rs__control--is-disabled .rs__single-value, .nusa-record__value'
      const visible = (selector: string) =>
        [...form.querySelectorAll(selector)].filter((element) => element.checkVisibility())
      const fields = visible(values)
      if (fields.length < 10) throw new Error(`Only ${fields.length} fields of this form are read-only.`)
      return [...fields, ...visible('.required, .field-description')]
        .filter((element) => contrast(element) < 4.5)
        .map((element) => element.closest('[id^=field-]')?.id ?? element.className)
    })
}

test('read-only fields are legible in both colour schemes and are not marked as required', async ({
  page,
  traveller,
}) => {
  await signIn(page, traveller)
  const { invoiceId } = await bookTour(page.request, { daysAhead: 41 })
  await signInToCms(page, 'staff')
  const { cmsUrl } = productUnderTest()
  const query = `where[invoice_id][equals]=${invoiceId}&limit=1`
  const headers = { origin: cmsUrl }
  const answer = await page.request.get(`${cmsUrl}/api/bookings?${query}`, { headers })
  const [{ id }] = bookingsSchema.parse(await answer.json()).docs

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${cmsUrl}/admin/collections/bookings/${id}`)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await waitUntilFormReady(page)
  await expect(page.getByText('Terms accepted')).toBeVisible()
  // The colours change in a transition, also while the form gets ready.
  await expect.poll(() => findLowContrastFields(page)).toEqual([])
  await page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'light'))
  await expect.poll(() => findLowContrastFields(page)).toEqual([])
  // Only an empty field shows a dash.
  const dashed = page.locator('.read-only .field-type__wrap').filter({ has: page.locator(':disabled') })
  const dashedNonEmptyFields = await dashed.evaluateAll((fields) =>
    fields.flatMap((field) => {
      const inputs = [...field.querySelectorAll('input, textarea')]
      const chosen = field.querySelector('.rs__single-value, .nusa-record__value')?.textContent ?? ''
      const isEmpty = chosen === '' && inputs.every((input) => !('value' in input) || input.value === '')
      const hasDash = getComputedStyle(field, '::after').content.includes('–')
      return hasDash && !isEmpty ? [field.closest('[id^=field-]')?.id ?? field.innerHTML] : []
    }),
  )
  expect(dashedNonEmptyFields).toEqual([])
  const accepted = page.locator('.field-type').filter({ hasText: /^Terms accepted/ })
  await expect(accepted.locator('.required:visible')).toHaveCount(0)
  await expect(page.locator(':is(.read-only, .rs__control--is-disabled) .required:visible')).toHaveCount(0)

  await page.setViewportSize(PHONE_SCREEN)
  const state = page.locator('.doc-controls__meta')
  await expect.poll(() => state.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  for (const item of await state.locator('> *').all()) {
    const box = await item.boundingBox()
    expect(box && box.x + box.width).toBeLessThanOrEqual(PHONE_SCREEN.width)
  }
})
