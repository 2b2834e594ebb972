import { expect, test } from '../support/test.ts'
import { TOUR_PATH } from '../support/tour.ts'

const TITLE = 'White-Water Rafting on the Ayung River'

test('a tour shows all its details and truncates a long description', async ({ page }) => {
  await test.step('all sections of a tour are open, and can be closed and opened', async () => {
    await page.goto(TOUR_PATH)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(
      /Home\s*\/\s*Tours\s*\/\s*White-Water/,
    )
    for (const [name, value] of [
      ['Location', 'Kedewatan, Ubud'],
      ['Duration', '5 hours'],
      ['Tour Type', 'Single day'],
      ['Starting Date', 'Available anytime'],
    ] as const) {
      await expect(page.locator('dl').getByText(name, { exact: true }).locator('xpath=..')).toContainText(value)
    }
    const sections = [
      'About This Tour',
      "What's Included",
      "What's Not Included",
      'Itinerary',
      'FAQ',
      'Important Notes',
      'Terms & Conditions',
    ]
    for (const title of sections) {
      const section = page.locator('details', {
        has: page.getByRole('heading', { level: 2, name: title, exact: true }),
      })
      await expect(section).toHaveAttribute('open', '')
      await section.locator('summary').first().press('Enter')
      await expect(section).not.toHaveAttribute('open')
      await section.locator('summary').first().press('Enter')
      await expect(section).toHaveAttribute('open', '')
    }
    const more = page.getByRole('button', { name: 'See More' })
    const height = () => page.locator('[data-description]').evaluate((element) => element.clientHeight)
    const short = await height()
    await more.click()
    await expect(page.getByRole('button', { name: 'See Less' })).toHaveAttribute('aria-expanded', 'true')
    expect(await height()).toBeGreaterThan(short)
    await page.getByRole('button', { name: 'See Less' }).click()
    await expect.poll(height).toBe(short)
  })

  await test.step('a description of more than 500 characters is truncated on every screen', async () => {
    // The shortest description that is truncated, in one paragraph.
    const length = await page.locator('[data-description="short"] > .rich-text').evaluate((text) => {
      const paragraph = document.createElement('p')
      paragraph.textContent = 'A little river trip with a guide and lunch at its end. '.repeat(11).slice(0, 501)
      text.replaceChildren(paragraph)
      return paragraph.textContent.length
    })
    expect(length).toBe(501)
    for (const width of [320, 390, 479, 480, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const rest = await page
        .locator('[data-description="short"] > .rich-text')
        .evaluate((text) => text.scrollHeight - text.clientHeight)
      expect(rest, `the description is truncated at ${width} px`).toBeGreaterThan(12)
    }
  })
})

test('a tour is readable without JavaScript, with working links and instructions for booking', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(TOUR_PATH)
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expect(page.getByText('Hot showers, towels and a Balinese buffet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Share via WhatsApp' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeHidden()
  await expect(page.getByText(/turn on JavaScript.* write to us:\s+\S+@\S+\s*$/)).toBeVisible()
  await context.close()
})
