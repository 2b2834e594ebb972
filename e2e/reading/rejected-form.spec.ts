import { PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test('the message about a rejected form covers neither the invalid field nor its error, even on a small phone', async ({
  page,
}) => {
  for (const viewport of [PHONE_SCREEN, { width: 320, height: 568 }]) {
    await page.setViewportSize(viewport)
    await page.goto('/auth?mode=signup')
    const form = page.getByRole('main').locator('form')
    await form.getByLabel('Full Name').fill('Ayu Lestari')
    await form.getByLabel('Username').fill('ayu')
    await form.getByLabel('Email').fill('ayu@nusa.example')
    await form.getByLabel('Password', { exact: true }).fill('Nusa-Journey-1')
    const field = form.getByLabel('Confirm Password')
    await field.fill('Nusa-Journey-2')
    await field.press('Enter')

    const toast = page.getByRole('alert').filter({ hasText: 'Password Error' })
    await expect(toast).toBeVisible()
    await expect(field).toBeFocused()
    const message = page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`)
    await expect
      .poll(async () => {
        const [toastBox, messageBox, fieldBox] = [
          await toast.boundingBox(),
          await message.boundingBox(),
          await field.boundingBox(),
        ]
        const header = await page.getByRole('banner').boundingBox()
        if (!toastBox || !messageBox || !fieldBox || !header) throw new Error('One of the elements is not visible.')
        return {
          isAboveToast: messageBox.y + messageBox.height <= toastBox.y,
          isBelowHeader: fieldBox.y >= header.y + header.height,
        }
      })
      .toEqual({ isAboveToast: true, isBelowHeader: true })
  }
})
