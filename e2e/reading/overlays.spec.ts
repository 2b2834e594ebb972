import type { Locator, Page } from '@playwright/test'
import { createItemsOfEachKind, openWithCart } from '../support/cart.ts'
import { cartPanel, openCartPanel } from '../support/cart-page.ts'
import { closeDialog, openCarDialog, openRoomDialog, openTransferDialog } from '../support/dialogs.ts'
import { expectFullyVisible, VIEWPORTS } from '../support/positions.ts'
import { heroSearchForm, openSearchDialog, searchField } from '../support/search.ts'
import { expect, test } from '../support/test.ts'
import { openBookingForm } from '../support/tour.ts'

type Overlay = readonly [name: string, open: (page: Page) => Promise<Locator>]

/** Pages with their overlays at every width; none of them leaves the page. */
const pages: readonly { name: string; visit: (page: Page) => Promise<unknown>; overlays: readonly Overlay[] }[] = [
  {
    name: 'the list of tours',
    visit: async (page) => openWithCart(page, '/tours', (await createItemsOfEachKind(page.request)).perPerson),
    overlays: [
      [
        'the calendar of the search',
        async (page) => {
          const dialog = await openSearchDialog(page)
          await expectFullyVisible(dialog)
          await dialog.getByRole('button', { name: /^Date|^When/ }).click()
          return page.getByRole('dialog').last()
        },
      ],
      [
        'the suggestions of the search',
        async (page) => {
          const dialog = await openSearchDialog(page)
          await replaceText(searchField(dialog))
          return dialog.getByRole('option').first()
        },
      ],
      [
        'the cart',
        async (page) => {
          await openCartPanel(page)
          return cartPanel(page)
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
          await replaceText(searchField(heroSearchForm(page)))
          return heroSearchForm(page).getByRole('listbox')
        },
      ],
      [
        'the guest selection',
        async (page) => {
          await heroSearchForm(page).locator('summary').click()
          return page.locator('[data-guest-panel]')
        },
      ],
    ],
  },
  {
    name: 'the cart page',
    visit: async (page) => openWithCart(page, '/cart', (await createItemsOfEachKind(page.request)).perPerson),
    overlays: [
      [
        'the confirmation before clearing the cart',
        async (page) => {
          await page.getByRole('button', { name: 'Clear Cart' }).click()
          return page.getByRole('dialog')
        },
      ],
    ],
  },
  {
    name: 'a tour',
    visit: (page) => openBookingForm(page),
    overlays: [
      [
        'the picture viewer',
        async (page) => {
          await page.getByRole('link', { name: /^Show picture 1 of/ }).click()
          return page.getByRole('dialog', { name: 'Pictures' })
        },
      ],
      [
        'the share dialog',
        async (page) => {
          await page.locator('[data-share-open]').first().click()
          return page.getByRole('dialog', { name: 'Share Tour' })
        },
      ],
      [
        'the calendar',
        async (page) => {
          await page.locator('#book').getByRole('button', { name: /^Date/ }).click()
          return page.getByRole('dialog', { name: 'Date' })
        },
      ],
      [
        'the traveller selection',
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

/** Types text that finds tours, even if it is already in the field. */
async function replaceText(field: Locator): Promise<void> {
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
    for (const viewport of VIEWPORTS)
      for (const [what, open] of overlays)
        await test.step(`${what} is fully visible at ${viewport.width} px`, async () => {
          await page.setViewportSize(viewport)
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
          const overlay = await open(page)
          await expectFullyVisible(overlay)
          await closeAll(page, overlay)
        })
  })

test('the booking dialogs of cars, transfers and rooms are fully visible in front of the page, at every width', async ({
  page,
}) => {
  for (const [what, open] of [
    ['the dialog of a car', openCarDialog],
    ['the dialog of a transfer', openTransferDialog],
    ['the dialog of a room', (page: Page) => openRoomDialog(page, /^Book Room.*Pool Villa/)],
  ] as const) {
    const dialog = await open(page)
    for (const viewport of VIEWPORTS)
      await test.step(`${what} is fully visible at ${viewport.width} px`, async () => {
        await page.setViewportSize(viewport)
        await expectFullyVisible(dialog)
      })
    await test.step(`on a small phone, ${what} shows the whole Add to Cart button and at least 240 px of its form`, async () => {
      await page.setViewportSize({ width: 320, height: 568 })
      await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeInViewport({ ratio: 1 })
      expect((await dialog.locator('[data-dialog-body]').boundingBox())?.height).toBeGreaterThan(240)
    })
    await closeDialog(page)
  }
})

test('the sign-in dialog of the checkout is fully visible in front of the page, at every width', async ({ page }) => {
  await openWithCart(page, '/checkout', (await createItemsOfEachKind(page.request)).perPerson)
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport)
    await expectFullyVisible(page.getByRole('dialog', { name: 'Sign In' }))
  }
})

test('the drawer with the tour filters is fully visible on a phone', async ({ page }) => {
  await page.setViewportSize(VIEWPORTS[0])
  await page.goto('/tours')
  await page.getByRole('button', { name: /^Filter/ }).click()
  await expectFullyVisible(page.locator('[data-filter-drawer]'))
})
