import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { TOUR_PATH } from '../support/tour.ts'

const HOTEL = '/hotels/lembah-sayan-ubud'
const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart' })

const kinds: { what: string; path: string; press: (page: Page) => Locator; outcome: (page: Page) => Locator }[] = [
  {
    what: 'the button of a car in the list',
    path: '/car-rental',
    press: (page) => page.getByRole('article').first().getByRole('link', { name: 'Book Now' }),
    outcome: (page) => page.getByRole('dialog', { name: /^Book: / }),
  },
  {
    what: 'the button of a tour',
    path: TOUR_PATH,
    press: addButton,
    outcome: (page) => page.getByText('Please select a package'),
  },
]

/** Holds the code with a matching URL until the returned function is called. */
async function delayResponses(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Opens a page and calls `act` before its code is loaded. The function passed to `act` releases the code. */
async function actBeforeHydration(
  page: Page,
  path: string,
  act: (release: () => void) => Promise<void>,
): Promise<void> {
  const code = /\/_astro\/[^/]+\.js$/
  const release = await delayResponses(page, code)
  await page.goto(path, { waitUntil: 'commit' })
  await act(release)
  await page.goto('about:blank')
  await page.unroute(code)
}

test('a click before the page’s code is loaded shows a busy state, and takes effect after loading', async ({
  page,
}) => {
  for (const { what, path, press, outcome } of kinds)
    await test.step(`an early click on ${what} takes effect once, after loading`, () =>
      actBeforeHydration(page, path, async (release) => {
        await press(page).click()
        await expect(press(page)).toHaveAttribute('aria-busy', 'true')
        await press(page).click()
        await expect(page).toHaveURL(path)
        release()
        await expect(outcome(page)).toHaveCount(1)
        await expect(press(page)).not.toHaveAttribute('aria-busy')
      }))
})

test('the checkout, the cart and the confirmation show a loading message until their code is loaded', async ({
  page,
}) => {
  for (const [path, text] of [
    ['/checkout', 'Loading your booking…'],
    ['/cart', 'Loading your cart…'],
    ['/booking/confirmation', 'Loading your booking…'],
  ] as const)
    await actBeforeHydration(page, path, async (release) => {
      await expect(page.getByText(text)).toBeVisible()
      release()
    })
})

test('input entered before the page’s code is loaded takes effect after loading', async ({ page }) => {
  await test.step('an invalid number of rental days becomes 1 in the price and in the field', () =>
    actBeforeHydration(page, '/car-rental/1', async (release) => {
      const days = page.getByLabel('Rental days')
      await days.fill('0')
      await page.getByLabel(/^Delivery location/).focus()
      release()
      await expect(page.getByText('Base price (1 day)')).toBeVisible()
      await expect(page.locator('form[aria-busy="true"]')).toHaveCount(0)
      await expect(days).toHaveValue('1')
    }))

  await test.step('an email address for the newsletter is validated, and does not appear in the URL', () =>
    actBeforeHydration(page, '/page/booking-policy', async (release) => {
      const footer = page.getByRole('contentinfo')
      await footer.getByLabel('Email address').fill('ayu')
      await page.keyboard.press('Enter')
      await expect(footer.getByRole('button', { name: 'Subscribe' })).toHaveAttribute('aria-busy', 'true')
      release()
      await expect(footer.getByText('Enter an email address such as name@example.com.')).toBeVisible()
      await expect(footer.getByRole('button', { name: 'Subscribe' })).not.toHaveAttribute('aria-busy')
      await expect(footer.getByLabel('Email address')).toHaveValue('ayu')
      await expect(page).toHaveURL('/page/booking-policy')
    }))
})

test('a slider that is held while the page’s images load keeps its new value', async ({ page }) => {
  const release = await delayResponses(page, /\.webp$/)
  await page.goto('/car-rental', { waitUntil: 'domcontentloaded' })
  await expect(page.locator('html')).not.toHaveAttribute('data-asked')
  const slider = page.getByRole('slider', { name: 'Price per day' })
  await slider.hover()
  await page.mouse.down()
  await expect(slider).toHaveValue('725')
  release()
  await page.waitForLoadState('load')
  await page.mouse.up()
  await expect(page).toHaveURL('/car-rental?price=725000')
})

test('submitting a newsletter form whose code cannot be loaded keeps the input and does not leave the page', async ({
  page,
  expectErrors,
}) => {
  expectErrors('net::ERR_FAILED')
  await page.route(/\/_astro\/[^/]+\.js$/, (route) => route.abort())
  await page.goto('/page/booking-policy')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email address').fill('ayu@nusa.example')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL('/page/booking-policy')
  await expect(footer.getByLabel('Email address')).toHaveValue('ayu@nusa.example')
})

test('a clicked picture shows a busy state until the picture viewer is loaded', async ({ page }) => {
  await page.goto(TOUR_PATH)
  const release = await delayResponses(page, /\/_astro\/gallery-viewer\.[^/]+\.js$/)
  const picture = page.getByRole('link', { name: /^Show picture 1 of/ })
  await picture.click()
  await expect(picture).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('dialog', { name: 'Pictures' })).toBeVisible()
  await expect(picture).not.toHaveAttribute('aria-busy')
})

test('a clicked button shows a busy state until its dialog is loaded, and opens only one dialog', async ({ page }) => {
  await page.goto(HOTEL)
  const release = await delayResponses(page, /\/_astro\/RoomDialog\.[^/]+\.js$/)
  const button = page.getByRole('main').getByRole('button', { name: 'Book Now' })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toHaveCSS('opacity', '0.5')
  await button.click()
  release()
  const dialog = page.getByRole('dialog', { name: 'Book: Lembah Sayan Ubud' })
  await expect(dialog).toHaveCount(1)
  await expect(button).not.toHaveAttribute('aria-busy')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button).toBeFocused()
})
