import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { TOUR } from '../support/tour.ts'

const HOTEL = '/hotels/lembah-sayan-ubud'
const add = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart' })
const sign = (page: Page) => page.getByRole('dialog').getByLabel('Password', { exact: true })

const kinds: { what: string; path: string; press: (page: Page) => Locator; outcome: (page: Page) => Locator }[] = [
  {
    what: 'a car of the list',
    path: '/car-rental',
    press: (page) => page.getByRole('article').first().getByRole('link', { name: 'Book Now' }),
    outcome: (page) => page.getByRole('dialog', { name: /^Book: / }),
  },
  {
    what: 'a transfer',
    path: '/airport-transfer/1',
    press: (page) => page.getByRole('complementary').getByRole('button', { name: 'Book Now' }),
    outcome: (page) => page.getByRole('dialog', { name: 'Booking Details' }),
  },
  {
    what: 'a hotel',
    path: HOTEL,
    press: (page) => page.getByRole('main').getByRole('button', { name: 'Book Now' }),
    outcome: (page) => page.getByRole('dialog', { name: 'Book: Lembah Sayan Ubud' }),
  },
  {
    what: 'a room',
    path: HOTEL,
    press: (page) => page.getByRole('link', { name: /^Book Room.*Pool Villa/ }),
    outcome: (page) => page.getByRole('option', { name: /^Pool Villa/, selected: true }),
  },
  {
    what: 'a car on its page',
    path: '/car-rental/1',
    press: add,
    outcome: (page) => page.getByText('Missing Information'),
  },
  { what: 'a tour', path: TOUR, press: add, outcome: (page) => page.getByText('Please select a package') },
  {
    what: 'a heart',
    path: '/tours',
    press: (page) =>
      page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Favorite/ }),
    outcome: sign,
  },
]

/** Holds the code with a matching URL until the returned function is called. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Does something on a page before its code is loaded; the function passed to `act` lets the code arrive. */
async function beforeCode(page: Page, path: string, act: (arrive: () => void) => Promise<void>): Promise<void> {
  const code = /\/_astro\/[^/]+\.js$/
  const arrive = await hold(page, code)
  await page.goto(path, { waitUntil: 'commit' })
  await act(arrive)
  await page.goto('about:blank')
  await page.unroute(code)
}

test('a click before the page’s code is loaded shows a busy state, and takes effect after loading', async ({
  page,
}) => {
  for (const { what, path, press, outcome } of kinds)
    await test.step(what, () =>
      beforeCode(page, path, async (arrive) => {
        await press(page).click()
        await expect(press(page)).toHaveAttribute('aria-busy', 'true')
        await press(page).click()
        await expect(page).toHaveURL(path)
        arrive()
        await expect(outcome(page)).toHaveCount(1)
        await expect(press(page)).not.toHaveAttribute('aria-busy')
      }),
    )
})

test('input before the page’s code is loaded takes effect after loading', async ({ page }) => {
  await test.step('rental days are shown as they count', () =>
    beforeCode(page, '/car-rental/1', async (arrive) => {
      const days = page.getByLabel('Rental days')
      await days.fill('0')
      await page.getByLabel(/^Delivery location/).focus()
      arrive()
      await expect(page.getByText('Base price (1 day)')).toBeVisible()
      await expect(page.locator('form[aria-busy="true"]')).toHaveCount(0)
      await expect(days).toHaveValue('1')
    }))

  await test.step('filters of cars, beside those of the address', () =>
    beforeCode(page, '/car-rental?feature=automatic', async (arrive) => {
      await page.getByLabel('Family car').check()
      await page.getByRole('slider', { name: 'Price per day' }).fill('475')
      arrive()
      await expect(page).toHaveURL('/car-rental?type=family-car&feature=automatic&price=475000')
      await expect(page.getByText('Up to Rp475.000')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Available Cars (2)' })).toBeVisible()
      await expect(page.getByLabel('Family car')).toBeChecked()
    }))

  await test.step('a city', () =>
    beforeCode(page, '/airport-transfer', async (arrive) => {
      await page.getByLabel('City').selectOption({ index: 1 })
      arrive()
      await expect(page).toHaveURL(/\?city=/)
      await expect(page.getByLabel('Airport')).toBeEnabled()
      await expect(page.getByLabel('City')).not.toHaveValue('')
    }))

  await test.step('an address for the newsletter, which does not come into the page’s', () =>
    beforeCode(page, '/page/booking-policy', async (arrive) => {
      const footer = page.getByRole('contentinfo')
      await footer.getByLabel('Email address').fill('ayu')
      await page.keyboard.press('Enter')
      await expect(footer.getByRole('button', { name: 'Subscribe' })).toHaveAttribute('aria-busy', 'true')
      arrive()
      await expect(footer.getByText('Enter an email address such as name@example.com.')).toBeVisible()
      await expect(footer.getByRole('button', { name: 'Subscribe' })).not.toHaveAttribute('aria-busy')
      await expect(footer.getByLabel('Email address')).toHaveValue('ayu')
      await expect(page).toHaveURL('/page/booking-policy')
    }))
})

test('a slider that is held while the page’s images load keeps its new value', async ({ page }) => {
  const arrive = await hold(page, /\.webp$/)
  await page.goto('/car-rental', { waitUntil: 'domcontentloaded' })
  await expect(page.locator('html')).not.toHaveAttribute('data-asked')
  const slider = page.getByRole('slider', { name: 'Price per day' })
  await slider.hover()
  await page.mouse.down()
  await expect(slider).toHaveValue('725')
  arrive()
  await page.waitForLoadState('load')
  await page.mouse.up()
  await expect(page).toHaveURL('/car-rental?price=725000')
})

test('a newsletter form whose code cannot be loaded keeps its input and stays on the page', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble('net::ERR_FAILED')
  await page.route(/\/_astro\/[^/]+\.js$/, (route) => route.abort())
  await page.goto('/page/booking-policy')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email address').fill('ayu@nusa.example')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL('/page/booking-policy')
  await expect(footer.getByLabel('Email address')).toHaveValue('ayu@nusa.example')
})

test('a clicked picture shows a busy state until the viewer is loaded', async ({ page }) => {
  await page.goto(TOUR)
  const arrive = await hold(page, /\/_astro\/gallery-viewer\.[^/]+\.js$/)
  const picture = page.getByRole('link', { name: /^Show picture 1 of/ })
  await picture.click()
  await expect(picture).toHaveAttribute('aria-busy', 'true')
  arrive()
  await expect(page.getByRole('dialog', { name: 'Pictures' })).toBeVisible()
  await expect(picture).not.toHaveAttribute('aria-busy')
})

test('a clicked button shows a busy state until its dialog is loaded, and opens only one', async ({ page }) => {
  await page.goto(HOTEL)
  const arrive = await hold(page, /\/_astro\/mount-room-dialog\.[^/]+\.js$/)
  const button = page.getByRole('main').getByRole('button', { name: 'Book Now' })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toHaveCSS('opacity', '0.5')
  await button.click()
  arrive()
  const dialog = page.getByRole('dialog', { name: 'Book: Lembah Sayan Ubud' })
  await expect(dialog).toHaveCount(1)
  await expect(button).not.toHaveAttribute('aria-busy')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button).toBeFocused()
})
