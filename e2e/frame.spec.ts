import type { BrowserContext, Page } from '@playwright/test'
import { demoTraveller, fillSignIn } from './support/account.ts'
import { expectAxeFindsNothing } from './support/axe.ts'
import { addToCart, openFirstTour } from './support/booking.ts'
import { PHONE_SCREEN } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const RATES = '**/api/currency-rates'

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const selector = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Currency' })
const firstPrice = (page: Page) => page.getByRole('article').first().locator('[data-idr]').last()

/** Keeps something in the browser before any page of it opens. */
const keep = (context: BrowserContext, name: string, text: string) =>
  context.addInitScript(([name, text]) => localStorage.setItem(name, text), [name, text] as const)

/** The requests for rates that a page has made so far. */
function ratesAskedBy(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/currency-rates') && asked.push(request.url()))
  return asked
}

test.describe('the header', () => {
  test('leads to every section', async ({ page }) => {
    await page.goto('/')
    for (const [name, path] of [
      ['Home', '/'],
      ['Tours', '/tours'],
      ['Destinations', '/destinations'],
      ['Transports', '/transport'],
      ['Hotels', '/hotels'],
      ['News', '/news'],
    ] as const) {
      await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    }
    await expect(main(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  })

  test('stays in sight', async ({ page }) => {
    await page.goto('/tours')
    await page.mouse.wheel(0, 2000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    await expect(page.getByRole('link', { name: 'Your Cart' })).toBeInViewport()
  })

  test('opens the kinds of transport under the pointer, until it leaves', async ({ page }) => {
    await page.goto('/')
    const transfer = main(page).getByRole('link', { name: 'Airport transfer' })
    await expect(transfer).toBeHidden()
    await main(page).getByRole('link', { name: 'Transports' }).hover()
    await expect(transfer).toBeVisible()
    await main(page).getByRole('button', { name: 'Kinds of transport' }).click()
    await transfer.hover()
    await expect(transfer).toBeVisible()
    await expectAxeFindsNothing(page)
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(transfer).toBeHidden()
  })

  test('opens the kinds of transport from the keyboard, and Escape closes them', async ({ page }) => {
    await page.goto('/')
    const rental = main(page).getByRole('link', { name: 'Car rental' })
    await main(page).getByRole('link', { name: 'Destinations' }).focus()
    await page.keyboard.press('Tab')
    await expect(main(page).getByRole('link', { name: 'Transports' })).toBeFocused()
    await expect(rental).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(rental).toBeHidden()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(rental).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(rental).toBeFocused()
    await expect(rental).toHaveAttribute('href', '/car-rental')
  })

  test.describe('under a finger', () => {
    test.use({ hasTouch: true })

    test('opens the kinds of transport with its button', async ({ page }) => {
      await page.goto('/')
      await main(page).getByRole('button', { name: 'Kinds of transport' }).tap()
      await expect(main(page).getByRole('link', { name: 'Car rental' })).toBeVisible()
    })
  })

  test('without scripts its links and menus work', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto('/tours')
    await main(page).getByRole('button', { name: 'Kinds of tours' }).click()
    await main(page).getByRole('link', { name: 'Day trips' }).click()
    await expect(page).toHaveURL(/\/tours\/day-trips$/)
    await expect(selector(page)).toBeHidden()
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/auth$/)
    await context.close()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE_SCREEN })

  test('the menu leads everywhere', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    const paths = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    for (const path of ['/tours/popular', '/destinations', '/categories', '/airport-transfer', '/car-rental']) {
      expect(paths).toContain(path)
    }
    expect(paths).toEqual(expect.arrayContaining(['/transport', '/hotels', '/news']))
    await expectAxeFindsNothing(page)
    await menu.getByLabel('Currency').selectOption('EUR')
    await expect(firstPrice(page)).toHaveText(/^[\d,]+\.\d\d €$/)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  })

  test('the bottom bar says where one is', async ({ page }) => {
    const bar = page.getByRole('navigation', { name: 'Sections' })
    for (const [path, name] of [
      ['/', 'Home'],
      ['/tours', 'Tours'],
      ['/tours/day-trips', 'Tours'],
      ['/destinations', 'Destination'],
    ] as const) {
      await page.goto(path)
      await expect(bar.locator('[aria-current]')).toHaveText(name)
    }
    await bar.getByRole('link', { name: 'Destination' }).click()
    await page.getByRole('main').locator('a[href^="/destination/"]').first().click()
    await expect(page).toHaveURL(/\/destination\//)
    await expect(bar.locator('[aria-current]')).toHaveText('Destination')
    await page.goto('/cart')
    await expect(bar.locator('[aria-current]')).toHaveCount(0)
  })

  test('Account asks a visitor to sign in first', async ({ page }) => {
    await page.goto('/tours')
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Account' }).click()
    await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible()
    await expect(page).toHaveURL(/\/tours$/)
  })

  for (const path of ['/', '/cart']) {
    test(`nothing at the end of ${path} is behind the bottom bar`, async ({ page }) => {
      await page.goto(path)
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      const end = await page.getByRole('contentinfo').getByText('© 2024').boundingBox()
      const bar = await page.getByRole('navigation', { name: 'Sections' }).boundingBox()
      expect((end?.y ?? Infinity) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    })
  }
})

test.describe('from medium screens up', () => {
  test.use({ viewport: { width: 768, height: 900 } })

  test('there is no bottom bar, and the menu is there', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  })
})

test('who signs in gets a menu and favorites, until they sign out', async ({ page }) => {
  const header = page.getByRole('banner')
  await page.goto('/tours')
  await expect(header.getByRole('link', { name: 'Favorites' })).toBeHidden()
  await header.getByRole('link', { name: 'Sign In' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('traveller@nusa.example')
  await dialog.getByLabel('Password', { exact: true }).fill('Nusa-Traveller-1')
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/tours')
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}').user)
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeHidden()
  await expect(header.getByRole('link', { name: 'Favorites' })).toHaveAttribute('href', '/favorites')
  await header.getByRole('button', { name: `Account: ${user.user_metadata.first_name}` }).click()
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
  await expectAxeFindsNothing(page)
  await header.getByRole('button', { name: 'Sign Out' }).click()
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Favorites' })).toBeHidden()
})

test('whoever is signed in never sees Sign In, not even before the scripts have come', async ({ page, context }) => {
  const user = { id: 1, email: 'ayu@nusa.example', user_metadata: { first_name: '', full_name: '', username: '' } }
  const session = { user, expires_at: Math.floor(Date.now() / 1000) + 7200, expires_in: 7200 }
  await keep(context, 'session', JSON.stringify(session))
  const scripts = Promise.withResolvers<void>()
  await page.route('**/_astro/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/page/booking-policy', { waitUntil: 'commit' })
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Favorites' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeHidden()
  const before = await header.getByRole('link', { name: 'Favorites' }).boundingBox()
  scripts.resolve()
  await expect(header.getByText('ayu', { exact: true }).first()).toBeVisible()
  expect(await header.getByRole('link', { name: 'Favorites' }).boundingBox()).toEqual(before)
})

test.describe('the currency', () => {
  test('is rupiah at first, and nobody is asked for rates', async ({ page }) => {
    const asked = ratesAskedBy(page)
    await page.goto('/tours')
    await expect(selector(page).locator('option:checked')).toHaveText('IDR (Rp)')
    await expect(firstPrice(page)).toHaveText(/^Rp[\d.]+$/)
    expect(await page.evaluate(() => localStorage.getItem('preferred_currency'))).toBeNull()
    expect(asked).toEqual([])
  })

  test('offers the active ones only', async ({ page }) => {
    await page.goto('/')
    await expect(selector(page).locator('option')).toHaveText([
      'IDR (Rp)',
      'USD ($)',
      'EUR (€)',
      'AUD (A$)',
      'SGD (S$)',
      'JPY (¥)',
    ])
  })

  test('changes all prices at once, on the pages that follow and in other tabs; rupiah clears it', async ({
    page,
    context,
  }) => {
    await page.goto('/tours')
    const other = await context.newPage()
    await other.goto('/')
    await selector(page).selectOption('USD')
    const all = page.locator('[data-idr]:visible')
    await expect(firstPrice(page)).toHaveText(/^\$[\d,]+\.\d\d$/)
    for (const text of await all.allInnerTexts()) expect(text).toMatch(/^\$/)
    await expect(firstPrice(other)).toHaveText(/^\$/)
    await expect(selector(other)).toHaveValue('USD')

    await page.goto('/tours/popular')
    await expect(firstPrice(page)).toHaveText(/^\$/)
    expect(await page.evaluate(() => localStorage.getItem('preferred_currency'))).toBe('USD')

    await selector(page).selectOption('IDR')
    await expect(firstPrice(page)).toHaveText(/^Rp/)
    await expect(firstPrice(other)).toHaveText(/^Rp/)
    expect(await page.evaluate(() => localStorage.getItem('preferred_currency'))).toBeNull()
  })

  test('writes a symbol after the amount with a space, and as many decimals as it has', async ({ page }) => {
    await page.goto('/tours')
    await selector(page).selectOption('EUR')
    await expect(firstPrice(page)).toHaveText(/^[\d,]+\.\d\d €$/)
    await selector(page).selectOption('JPY')
    await expect(firstPrice(page)).toHaveText(/^¥[\d,]+$/)
  })

  for (const code of ['RUB', 'XXX', '<b>', 'IDR', '']) {
    test(`that is kept as "${code}" but not active is rupiah`, async ({ page, context }) => {
      const asked = ratesAskedBy(page)
      await keep(context, 'preferred_currency', code)
      await page.goto('/tours')
      await expect(selector(page)).toHaveValue('IDR')
      await expect(firstPrice(page)).toHaveText(/^Rp/)
      await expect(firstPrice(page)).toBeVisible()
      expect(asked).toEqual([])
    })
  }

  test('takes rates that are fresh for 30 minutes', async ({ page, context }) => {
    const asked = ratesAskedBy(page)
    await page.clock.install({ time: new Date('2026-11-21T08:00:00Z') })
    await keep(context, 'preferred_currency', 'USD')
    await page.goto('/tours')
    await expect(firstPrice(page)).toHaveText(/^\$/)
    await page.clock.setSystemTime(new Date('2026-11-21T08:29:00Z'))
    await page.goto('/tours/popular')
    await expect(firstPrice(page)).toHaveText(/^\$/)
    expect(asked).toHaveLength(1)
    await page.clock.setSystemTime(new Date('2026-11-21T08:31:00Z'))
    await page.goto('/tours')
    await expect(firstPrice(page)).toHaveText(/^\$/)
    await expect.poll(() => asked.length).toBe(2)
  })

  test('stays rupiah and says so where rates cannot be had', async ({ page, expectTrouble }) => {
    expectTrouble('currency-rates', '503')
    const asked = ratesAskedBy(page)
    await page.route(RATES, (route) => route.fulfill({ status: 503, json: { error: {} } }))
    await page.goto('/tours')
    await selector(page).selectOption('USD')
    await expect(page.getByText('Prices stay in rupiah')).toBeVisible()
    await expect(firstPrice(page)).toHaveText(/^Rp/)
    await expect(selector(page)).toHaveValue('IDR')
    expect(asked).toHaveLength(4)
  })

  test('shows nobody rupiah first who prefers another one, and no price waits for ever', async ({ page, context }) => {
    await keep(context, 'preferred_currency', 'USD')
    const scripts = Promise.withResolvers<void>()
    await page.route('**/_astro/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/tours', { waitUntil: 'commit' })
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(firstPrice(page)).toBeHidden()
    await expect(firstPrice(page)).toBeVisible()
    await expect(firstPrice(page)).toHaveText(/^Rp/)
    scripts.resolve()
    await expect(firstPrice(page)).toHaveText(/^\$/)
  })

  test('is that of prices that are drawn later, once they say so', async ({ page, context }) => {
    await keep(context, 'preferred_currency', 'USD')
    await page.goto('/tours')
    await expect(firstPrice(page)).toHaveText(/^\$/)
    const text = await page.getByRole('main').evaluate((main) => {
      main.insertAdjacentHTML('beforeend', '<p id="late"><span data-idr="1500000">Rp1.500.000</span></p>')
      main.dispatchEvent(new Event('nusa:prices', { bubbles: true }))
      return main.querySelector('#late')?.textContent
    })
    expect(text).toMatch(/^\$\d+\.\d\d$/)
  })

  test('has the rupiah that will be charged beside every total', async ({ page }) => {
    await openFirstTour(page)
    const total = await addToCart(page)
    const beside = page.getByText(`Charged in rupiah: ${total}`)
    await expect(beside).toHaveCount(0)
    await page.keyboard.press('Escape')
    await selector(page).selectOption('USD')
    const summary = page.getByRole('region', { name: 'Price summary' })
    await expect(summary.getByText(`Charged in rupiah: ${total}`)).toBeVisible()
    await expect(summary.getByText(/^Total$/).locator('xpath=..')).toHaveText(/\$[\d,]+\.\d\d/)
    await page.goto('/cart')
    await expect(page.getByRole('main').getByText(`Charged in rupiah: ${total}`)).toBeVisible()
    await page.getByRole('link', { name: /^Your Cart/ }).click()
    await expect(page.getByRole('dialog').getByText(`Charged in rupiah: ${total}`)).toBeVisible()
  })
})

test.describe('the newsletter', () => {
  const form = (page: Page) => page.getByRole('contentinfo').locator('form')
  const field = (page: Page) => form(page).getByLabel('Email address')
  const button = (page: Page) => form(page).getByRole('button', { name: 'Subscribe' })

  test('asks for an address, takes it once, and clears the field', async ({ page, expectTrouble }) => {
    expectTrouble('409')
    const email = `ayu-${Date.now()}@nusa.example`
    await page.goto('/page/booking-policy')
    await button(page).click()
    await expect(form(page).getByText('Please enter your email address.')).toBeVisible()
    await expect(field(page)).toBeFocused()
    await field(page).fill('ayu')
    await button(page).click()
    await expect(form(page).getByText('Enter an e-mail address such as name@example.com.')).toBeVisible()

    await field(page).fill(email)
    await field(page).press('Enter')
    await expect(form(page).getByText('Thank you for subscribing!')).toBeVisible()
    await expect(field(page)).toHaveValue('')

    await field(page).fill(email.toUpperCase())
    await button(page).click()
    await expect(form(page).getByText('This email is already subscribed.')).toBeVisible()
    await expect(field(page)).toHaveValue(email.toUpperCase())
  })

  test('keeps what was typed when the server cannot be reached', async ({ page, expectTrouble }) => {
    expectTrouble('newsletter', 'ERR_FAILED')
    await page.route('**/api/newsletter/subscribe', (route) => route.abort())
    await page.goto('/')
    await field(page).fill('ayu@nusa.example')
    await button(page).click()
    await expect(form(page).getByText('An error occurred. Please try again.')).toBeVisible()
    await expect(field(page)).toHaveValue('ayu@nusa.example')
    await expectAxeFindsNothing(page)
  })
})

test('the copyright runs from 2024 to the year of the build', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('contentinfo').getByText(`© 2024–${new Date().getFullYear()}`)).toBeVisible()
})

test('every page starts at the top', async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Day trips' })
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await link.click()
  await expect(page).toHaveURL(/\/tours\/day-trips$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('an address that leads nowhere says so and leads home', async ({ page, expectTrouble }) => {
  expectTrouble('404')
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: /home/i }).first().click()
  await expect(page).toHaveURL(/\/$/)
})

test('a browser that may keep nothing searches, converts, signs in and fills a cart all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const place of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, place, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
  const header = page.getByRole('banner')

  await test.step('the search opens and finds', async () => {
    await page.goto('/')
    await header.getByRole('link', { name: 'Search' }).click()
    const dialog = page.getByRole('dialog', { name: 'Find Your Perfect Tour' })
    await dialog.getByLabel('What or where').fill('Ubud')
    await dialog.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/search\?q=Ubud/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  await test.step('prices are converted, as long as the page lasts', async () => {
    await selector(page).selectOption('USD')
    await expect(firstPrice(page)).toHaveText(/\$[\d,]+\.\d\d/)
  })

  await test.step('who signs in stays so, since the server knows', async () => {
    await header.getByRole('link', { name: 'Sign In' }).click()
    await fillSignIn(page.getByRole('dialog'), demoTraveller)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('tab', { name: 'Profile' })).toBeVisible()
    await page.goto('/tours')
    await expect(header.getByRole('link', { name: 'Favorites' })).toBeVisible()
  })

  await test.step('a tour is chosen and stands in the cart of its page', async () => {
    const title = await openFirstTour(page)
    const total = await addToCart(page)
    const panel = page.getByRole('dialog', { name: /^Your Cart/ })
    await expect(panel).toContainText(title)
    await expect(panel).toContainText(total)
    await page.keyboard.press('Escape')
    await expect(header.getByRole('link', { name: 'Your Cart: 1' })).toBeVisible()
  })
})
