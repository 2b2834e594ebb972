import type { Locator, Page } from '@playwright/test'
import { allKinds, openWithCart } from '../support/cart.ts'
import { openPanel, panel } from '../support/cart-page.ts'
import { closeDialog, openCar, openRoom, openTransfer } from '../support/dialogs.ts'
import { expectInSight, WIDTHS } from '../support/positions.ts'
import { inlineForm, openDialog, textField } from '../support/search.ts'
import { expect, test } from '../support/test.ts'
import { openBooking } from '../support/tour.ts'

type Overlay = readonly [name: string, open: (page: Page) => Promise<Locator>]

/** Pages with their overlays at every width; none of them leaves the page. */
const pages: readonly { name: string; visit: (page: Page) => Promise<unknown>; overlays: readonly Overlay[] }[] = [
  {
    name: 'the list of tours',
    visit: async (page) => openWithCart(page, '/tours', (await allKinds(page.request)).person),
    overlays: [
      ['the search', openDialog],
      [
        'the date of the search',
        async (page) => {
          await (await openDialog(page)).getByRole('button', { name: /^Date|^When/ }).click()
          return page.getByRole('dialog').last()
        },
      ],
      [
        'the suggestions of the search',
        async (page) => {
          const dialog = await openDialog(page)
          await typeAnew(textField(dialog))
          return dialog.getByRole('option').first()
        },
      ],
      [
        'the cart',
        async (page) => {
          await openPanel(page)
          return panel(page)
        },
      ],
    ],
  },
  {
    name: 'the home page',
    visit: (page) => page.goto('/'),
    overlays: [
      [
        'the suggestions',
        async (page) => {
          await typeAnew(textField(inlineForm(page)))
          return inlineForm(page).getByRole('listbox')
        },
      ],
      [
        'the guests',
        async (page) => {
          await inlineForm(page).locator('summary').click()
          return page.locator('[data-guest-panel]')
        },
      ],
    ],
  },
  {
    name: 'the cart’s page',
    visit: async (page) => openWithCart(page, '/cart', (await allKinds(page.request)).person),
    overlays: [
      [
        'the question before the cart is cleared',
        async (page) => {
          await page.getByRole('button', { name: 'Clear Cart' }).click()
          return page.getByRole('dialog')
        },
      ],
    ],
  },
  {
    name: 'a tour',
    visit: (page) => openBooking(page),
    overlays: [
      [
        'the pictures',
        async (page) => {
          await page.getByRole('link', { name: /^Show picture 1 of/ }).click()
          return page.getByRole('dialog', { name: 'Pictures' })
        },
      ],
      [
        'the places to share it',
        async (page) => {
          await page.locator('[data-share-open]').first().click()
          return page.getByRole('dialog', { name: 'Share Tour' })
        },
      ],
      [
        'its date',
        async (page) => {
          await page.locator('#book').getByRole('button', { name: /^Date/ }).click()
          return page.getByRole('dialog', { name: 'Date' })
        },
      ],
      [
        'its travellers',
        async (page) => {
          await page
            .locator('#book')
            .getByRole('button', { name: /^Travelers/ })
            .click()
          return page.getByRole('dialog', { name: /^Travelers/ })
        },
      ],
    ],
  },
]

/** Types a text that finds tours, even if it is already in the field. */
async function typeAnew(field: Locator): Promise<void> {
  await field.fill('')
  await field.fill('ba')
}

/** Closes everything that is open, topmost first, and waits until its history entries are removed. */
async function closeAll(page: Page, overlay: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(overlay).toBeHidden({ timeout: 500 })
    await expect(page.locator('dialog:modal')).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await page.waitForFunction(() => history.state?.isDialog !== true)
}

for (const { name, visit, overlays } of pages)
  test(`every overlay of ${name} opens fully visible in front of the page, at every width`, async ({ page }) => {
    await visit(page)
    for (const viewport of WIDTHS)
      for (const [what, open] of overlays)
        await test.step(`${what} at ${viewport.width} px`, async () => {
          await page.setViewportSize(viewport)
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
          const overlay = await open(page)
          await expectInSight(overlay)
          await closeAll(page, overlay)
        })
  })

test('the booking dialogs of cars, transfers and rooms open fully visible in front of the page, at every width', async ({
  page,
}) => {
  for (const [what, open] of [
    ['a car', openCar],
    ['a transfer', openTransfer],
    ['a room', (page: Page) => openRoom(page, /^Book Room.*Pool Villa/)],
  ] as const)
    for (const viewport of WIDTHS)
      await test.step(`${what} at ${viewport.width} px`, async () => {
        await page.setViewportSize(viewport)
        const dialog = await open(page)
        await expectInSight(dialog)
        await closeDialog(page)
      })
})

test('the sign-in dialog of the checkout opens fully visible in front of the page, at every width', async ({
  page,
}) => {
  await openWithCart(page, '/news', (await allKinds(page.request)).person)
  for (const viewport of WIDTHS)
    await test.step(`at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport)
      await page.goto('/checkout')
      await expectInSight(page.getByRole('dialog', { name: 'Sign In' }))
    })
})

test('the tour filters open fully visible on a phone', async ({ page }) => {
  await page.setViewportSize(WIDTHS[0])
  await page.goto('/tours')
  await page.getByRole('button', { name: /^Filter/ }).click()
  await expectInSight(page.locator('[data-filter-drawer]'))
})
