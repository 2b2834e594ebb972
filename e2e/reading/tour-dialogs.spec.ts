import type { Locator } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { DESKTOP_SCREEN, screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { openBookingForm, TOUR_PATH } from '../support/tour.ts'

test('the picture viewer opens full screen, changes pictures by button, key and swipe, and closes by Escape and Back', async ({
  page,
}) => {
  await page.goto('/news')
  await page.goto(TOUR_PATH)
  const opener = page.getByRole('link', { name: /^Show picture 1 of 4/ })
  const viewer = page.getByRole('dialog', { name: 'Pictures' })
  const ground = page.locator('html')
  const swipeTo = (picture: number) =>
    viewer.getByRole('list').evaluate((strip, at) => strip.scrollTo({ left: at * strip.clientWidth }), picture - 1)
  /**
   * Closes the viewer and waits until the browser has removed its history entry, which is asynchronous. A user is never
   * fast enough to interfere.
   */
  const closeByEscape = async () => {
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
  }

  await test.step('buttons, arrow keys and a swipe change the picture, and closing returns the focus', async () => {
    await expect(page.getByText('+1 more')).toBeVisible()
    await expect(ground).toHaveCSS('background-color', 'rgb(251, 248, 242)')
    await opener.click()
    await expect(viewer.getByText('1 / 4')).toBeVisible()
    // The space that a scroll bar leaves free is as dark as the backdrop of the dialog.
    await expect(ground).toHaveCSS('background-color', 'rgb(11, 20, 17)')
    await expect(viewer.getByRole('button', { name: 'Previous picture' })).toBeHidden()
    await viewer.getByRole('button', { name: 'Next picture' }).click()
    await expect(viewer.getByText('2 / 4')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByText('3 / 4')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(viewer.getByText('2 / 4')).toBeVisible()
    // Simulates a swipe: the strip scrolls and snaps to a picture.
    await swipeTo(4)
    await expect(viewer.getByText('4 / 4')).toBeVisible()
    await expect(viewer.getByRole('button', { name: 'Next picture' })).toBeHidden()
    await closeByEscape()
    await expect(opener).toBeFocused()
    await expect(ground).toHaveCSS('background-color', 'rgb(251, 248, 242)')
  })

  await test.step('arrow keys still change the picture after the Next button has disappeared at the last picture', async () => {
    await page.getByRole('link', { name: /^Show picture 3 of 4/ }).click()
    await viewer.getByRole('button', { name: 'Next picture' }).press('Enter')
    await expect(viewer.getByText('4 / 4')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(viewer.getByText('3 / 4')).toBeVisible()
    await closeByEscape()
  })

  await test.step('Back closes the viewer and stays on the page', async () => {
    await opener.click()
    await expect(viewer).toBeVisible()
    await page.goBack()
    await expect(viewer).toBeHidden()
    await expect(page).toHaveURL(TOUR_PATH)
    await expect(opener).toBeFocused()
  })

  await test.step('the counter is updated after a swipe in a browser without the scrollend event', async () => {
    await page.evaluate(() => addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true))
    await opener.click()
    await swipeTo(3)
    await expect(viewer.getByText('3 / 4')).toBeVisible()
    await viewer.getByRole('button', { name: 'Next picture' }).click()
    await expect(viewer.getByText('4 / 4')).toBeVisible()
    await closeByEscape()
  })

  await test.step('closing with Escape removes the history entry of the viewer', async () => {
    await opener.click()
    await expect(viewer).toBeVisible()
    await closeByEscape()
    await page.goBack()
    await expect(page).toHaveURL('/news')
  })
})

test('the page behind a dialog does not scroll, and the share links of a tour contain its URL', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize(DESKTOP_SCREEN)
  await page.goto(TOUR_PATH)
  const share = page.getByRole('button', { name: 'Share', exact: true })

  await test.step('the page behind an open dialog does not scroll', async () => {
    const top = () => page.evaluate(() => scrollY)
    for (const open of [
      page.getByRole('link', { name: /^Show picture 1 of 4/ }),
      share,
      page.getByRole('link', { name: /^Your Cart/ }),
    ]) {
      await open.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      const before = await top()
      await page.mouse.move(5, 450)
      await page.mouse.wheel(0, 900)
      // After two frames a scroll would have started.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      expect(await top()).toBe(before)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.mouse.wheel(0, 900)
    await expect.poll(top).toBeGreaterThan(300)
  })

  await test.step('the share links contain the URL of the tour, and Copy link copies the URL', async () => {
    const address = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(address).toMatch(/\/tour\/ayung-river-white-water-rafting$/)
    const quick = page.getByRole('list', { name: 'Share' })
    for (const name of ['WhatsApp', 'Facebook', 'Telegram', 'Email']) {
      const href = await quick.getByRole('link', { name }).getAttribute('href')
      expect(decodeURIComponent(href ?? '')).toContain(address)
    }
    await share.click()
    const dialog = page.getByRole('dialog', { name: 'Share Tour' })
    // The average of ink and paper.
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(136, 142, 137)')
    for (const name of ['Facebook', 'Twitter', 'WhatsApp', 'Telegram', 'LinkedIn', 'Email', 'Reddit', 'Pinterest']) {
      await expect(dialog.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await dialog.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied!')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    await page.keyboard.press('Escape')
    await expect(share).toBeFocused()
  })
})

for (const [name, viewport] of screens) {
  test(`on ${name}, axe finds no violations in the dialogs of a tour or on the page of an unknown tour`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors('404')
    await page.setViewportSize(viewport)
    const book = await openBookingForm(page)
    await book.getByLabel('Package', { exact: true }).selectOption({ index: 1 })
    await expectNoAxeViolations(page)
    // The page behind a dialog has already been checked.
    const expectAccessibleDialog = async (dialog: Locator) => {
      await expect(dialog).toBeVisible()
      await expectNoAxeViolations(page, { within: 'dialog[open]' })
    }

    await book.getByRole('button', { name: /^Travelers/ }).click()
    await expectAccessibleDialog(page.getByRole('dialog', { name: /^Travelers/ }))
    await test.step('a stepper button that reaches its limit keeps the focus', async () => {
      await page.getByRole('button', { name: 'Increase Children' }).press('Enter')
      const fewer = page.getByRole('button', { name: 'Decrease Children' })
      await fewer.press('Enter')
      await expect(fewer).toBeDisabled()
      await expect(fewer).toBeFocused()
      await fewer.press('Enter')
      await expect(page.getByRole('group', { name: 'Children' }).locator('output')).toHaveText('0')
      await page.keyboard.press('Escape')
    })

    await book.getByRole('button', { name: /^Date/ }).click()
    await expectAccessibleDialog(page.getByRole('dialog', { name: 'Date' }))
    await test.step('the Previous month button keeps the focus at the first month of the calendar', async () => {
      await page.getByRole('button', { name: 'Next month' }).press('Enter')
      const back = page.getByRole('button', { name: 'Previous month' })
      await expect(back).toBeEnabled()
      while (await back.isEnabled()) await back.press('Enter')
      await expect(back).toBeFocused()
      await page.keyboard.press('Escape')
    })

    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expectAccessibleDialog(page.getByRole('dialog', { name: 'Share Tour' }))
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: /^Show picture 1/ }).click()
    await expectAccessibleDialog(page.getByRole('dialog', { name: 'Pictures' }))
    await page.goto('/tour/waterfall')
    await expect(page.getByText('Did you mean one of these?')).toBeVisible()
    await expectNoAxeViolations(page)
  })
}
