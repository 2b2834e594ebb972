import type { Page } from '@playwright/test'
import { expectAxeFindsNothing } from './support/axe.ts'
import { wakeBookingForm } from './support/booking.ts'
import { DESK_SCREEN, PHONE_SCREEN, screens } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const TOUR = '/tour/ayung-river-white-water-rafting'
const TITLE = 'White-Water Rafting on the Ayung River'

/** The page of a tour with its booking block alive. */
async function openBooking(page: Page, path = TOUR) {
  await page.goto(path)
  await wakeBookingForm(page)
  return page.locator('#book')
}

test('pictures open full screen, turn by button, key and swipe, and give the focus back', async ({ page }) => {
  await page.goto(TOUR)
  const opener = page.getByRole('link', { name: /^Show picture 1 of 4/ })
  await expect(page.getByText('+1 more')).toBeVisible()
  await opener.click()
  const viewer = page.getByRole('dialog', { name: 'Pictures' })
  await expect(viewer.getByText('1 / 4')).toBeVisible()
  await expect(viewer.getByRole('button', { name: 'Previous picture' })).toBeHidden()
  await viewer.getByRole('button', { name: 'Next picture' }).click()
  await expect(viewer.getByText('2 / 4')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('3 / 4')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByText('2 / 4')).toBeVisible()
  // What a finger does: the strip scrolls, and snaps to a picture.
  await viewer.getByRole('list').evaluate((strip) => strip.scrollTo({ left: 3 * strip.clientWidth }))
  await expect(viewer.getByText('4 / 4')).toBeVisible()
  await expect(viewer.getByRole('button', { name: 'Next picture' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the counter follows a finger in a browser that does not tell when a scroll has ended', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true)
  })
  await page.goto(TOUR)
  await page.getByRole('link', { name: /^Show picture 1 of 4/ }).click()
  const viewer = page.getByRole('dialog', { name: 'Pictures' })
  await viewer.getByRole('list').evaluate((strip) => strip.scrollTo({ left: 2 * strip.clientWidth }))
  await expect(viewer.getByText('3 / 4')).toBeVisible()
  await viewer.getByRole('button', { name: 'Next picture' }).click()
  await expect(viewer.getByText('4 / 4')).toBeVisible()
})

test('the page behind a dialog stays where it is', async ({ page }) => {
  await page.setViewportSize(DESK_SCREEN)
  await page.goto(TOUR)
  const top = () => page.evaluate(() => scrollY)
  for (const open of [
    page.getByRole('link', { name: /^Show picture 1 of 4/ }),
    page.getByRole('button', { name: 'Share', exact: true }),
    page.getByRole('link', { name: /^Your Cart/ }),
  ]) {
    await open.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const before = await top()
    await page.mouse.move(5, 450)
    await page.mouse.wheel(0, 900)
    // Two frames: what scrolls has begun to by then.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await top()).toBe(before)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.mouse.wheel(0, 900)
  await expect.poll(top).toBeGreaterThan(300)
})

test('of a description over 500 characters something is hidden on every screen', async ({ page }) => {
  await page.goto(TOUR)
  // The shortest that is cut, in one paragraph.
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
    expect(rest, `${width} px`).toBeGreaterThan(12)
  }
})

test('everything about a tour stands open, and closes and opens again', async ({ page }) => {
  await page.goto(TOUR)
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
    const section = page.locator('details', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
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

test('a tour is shared by links that name its address, and its link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(TOUR)
  const address = await page.locator('link[rel="canonical"]').getAttribute('href')
  expect(address).toMatch(/\/tour\/ayung-river-white-water-rafting$/)
  const quick = page.getByRole('list', { name: 'Share' })
  for (const name of ['WhatsApp', 'Facebook', 'Telegram', 'Email']) {
    const href = await quick.getByRole('link', { name }).getAttribute('href')
    expect(decodeURIComponent(href ?? '')).toContain(address)
  }
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share Tour' })
  for (const name of ['Facebook', 'Twitter', 'WhatsApp', 'Telegram', 'LinkedIn', 'Email', 'Reddit', 'Pinterest']) {
    await expect(dialog.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused()
})

test('nothing goes into the cart without a package; residents have packages of their own', async ({ page }) => {
  const book = await openBooking(page)
  await book.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Please select a package')).toBeVisible()
  await expect(page.getByText('Choose a package before adding to cart')).toBeVisible()

  const packages = book.getByLabel('Package', { exact: true })
  await expect(packages.locator('option')).toContainText([
    'Select a package',
    'Rafting without',
    'Rafting with transfer',
  ])
  await book.getByLabel('Sort packages').selectOption({ label: 'Name: A to Z' })
  await expect(packages.locator('option')).toContainText([
    'Select a package',
    'Rafting with transfer',
    'Rafting without',
  ])
  await packages.selectOption({ index: 1 })
  await expect(book.getByRole('region', { name: 'Package details' })).toBeVisible()
  await book.getByLabel('I am an Indonesia resident').check()
  await expect(packages).toHaveValue('')
  await expect(packages.locator('option')).toContainText(['Select a package', 'Residents of Indonesia'])
  await expect(book.getByText('Choose a package to see the price.')).toBeVisible()
})

test('the price follows travelers when their dialog closes, add-ons up to the last tier, and says what is saved', async ({
  page,
}) => {
  const book = await openBooking(page)
  const summary = book.getByRole('region', { name: 'Price summary' })
  await book.getByLabel('Package', { exact: true }).selectOption({ index: 2 })
  await expect(summary).toContainText('Adults 1 × Rp525.000')

  await book.getByRole('button', { name: /^Travelers/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Travelers' })
  for (const hint of ['Age 18+', 'Age 2-17', 'Under 2']) await expect(dialog.getByText(hint)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Decrease Adults' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Increase Adults' }).press('Enter')
  await dialog.getByRole('button', { name: 'Increase Children' }).press('Enter')
  await expect(summary).toContainText('Adults 1 ×')
  await page.keyboard.press('Escape')
  await expect(summary).toContainText('Adults 2 × Rp525.000')
  await expect(summary).toContainText('Children 1 × Rp420.000')

  const photos = book.getByRole('group', { name: 'Photos of your raft' })
  for (let count = 0; count < 4; count += 1) await photos.getByRole('button', { name: /Increase/ }).click()
  await expect(photos.getByRole('button', { name: /Increase/ })).toBeDisabled()
  await expect(summary).toContainText('(Includes Rp600.000 in add-ons)')
  // 2 adults at 650 before, at 525 now, of 2,320 thousand with child and photos.
  await expect(summary).toContainText('You save Rp250.000 (11%)')
  await expect(summary.locator('s')).toContainText('Rp2.320.000')
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE_SCREEN })

  test('the bar at the bottom leads to the booking form', async ({ page }) => {
    await page.goto(TOUR)
    await page.getByRole('link', { name: 'Book Now - Starting from Rp390.000' }).click()
    const heading = page.getByRole('heading', { name: 'Book this tour' })
    await expect(heading).toBeInViewport()
    // Right under the header, with some air.
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeLessThan(120)
  })

  test('the code of the booking form is not loaded before it is reached', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto(TOUR)
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((url) => /BookingBlock|react/i.test(url))).toEqual([])
    await openBooking(page)
    expect(scripts.some((url) => url.includes('BookingBlock'))).toBe(true)
  })
})

test('the box beside the page says what the tour starts from', async ({ page }) => {
  await page.setViewportSize(DESK_SCREEN)
  await page.goto(TOUR)
  const box = page.getByRole('complementary', { name: 'Book Now' })
  await expect(box).toContainText('Starting from')
  await expect(box).toContainText('Rp390.000')
  await expect(box).toContainText('Enjoy Special Local Rates!')
  await page.goto('/tour/batik-wood-silver-craft-villages')
  await expect(box).toContainText('% OFF')
  await expect(box.locator('s')).toBeVisible()
})

for (const [name, viewport] of screens) {
  test(`axe finds nothing on ${name} in the dialogs of a tour, nor where there is no tour`, async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble('404')
    await page.setViewportSize(viewport)
    const book = await openBooking(page)
    await book.getByLabel('Package', { exact: true }).selectOption({ index: 1 })
    await expectAxeFindsNothing(page)
    await book.getByRole('button', { name: /^Travelers/ }).click()
    await expectAxeFindsNothing(page)
    await page.keyboard.press('Escape')
    await book.getByRole('button', { name: /^Date/ }).click()
    await expectAxeFindsNothing(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expectAxeFindsNothing(page)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: /^Show picture 1/ }).click()
    await expectAxeFindsNothing(page)
    await page.goto('/tour/waterfall')
    await expect(page.getByText('Did you mean one of these?')).toBeVisible()
    await expectAxeFindsNothing(page)
  })
}

test('without JavaScript a tour can be read, its links work, and it says how to book', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(TOUR)
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expect(page.getByText('Hot showers, towels and a Balinese buffet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Share by WhatsApp' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeHidden()
  await expect(page.getByText(/switch JavaScript on/)).toBeVisible()
  await context.close()
})
