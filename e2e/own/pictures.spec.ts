import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { photo } from '../../functions/testing/photo.ts'
import { signIn } from '../support/account.ts'
import { expectAccessibleOnEveryScreen } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

/** A phone's photo: its left half is red and its right half blue once it is rotated upright. */
const picture = async () => ({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await photo(2800, 2100)) })
const unreadablePicture = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') }

test('a traveller uploads a cropped photo and an identity document, and removes both', async ({ page, traveller }) => {
  await signIn(page, traveller, '/dashboard')

  await test.step('a double click on Upload uploads the cropped square of a picture only once', async () => {
    await page.getByRole('button', { name: 'Add a photo' }).click()
    const dialog = page.getByRole('dialog', { name: 'Profile photo' })
    const file = dialog.getByLabel('Choose a picture')
    const upload = dialog.getByRole('button', { name: 'Upload' })
    await expect(file).toBeFocused()
    await file.setInputFiles(unreadablePicture)
    await expect(file).toHaveAccessibleDescription(/can’t open this file as a picture/)
    await expectAccessibleOnEveryScreen(page, { within: 'dialog' })

    await file.setInputFiles(await picture())
    await expect(dialog.getByRole('img', { name: 'Crop your photo' })).toBeVisible()
    await dialog.getByRole('slider', { name: 'Zoom' }).press('End')
    await dialog.getByRole('slider', { name: 'Horizontal position' }).press('Home')
    await expectAccessibleOnEveryScreen(page, { within: 'dialog' })
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    let uploads = 0
    page.on('request', (request) => {
      if (request.method() === 'PUT') uploads += 1
    })
    await upload.dblclick()
    const avatar = page.getByRole('img', { name: 'Profile photo' })
    await expect(avatar).toBeVisible()
    expect((await (await sent).sizes()).requestBodySize).toBeLessThan(200_000)
    expect(uploads).toBe(1)
    const shown = await page.request.get((await avatar.getAttribute('src')) ?? '')
    const { channels } = await sharp(await shown.body()).stats()
    const [red, , blue] = channels.map(({ mean }) => mean)
    expect(red).toBeGreaterThan(240)
    expect(blue).toBeLessThan(15)

    await page.getByRole('button', { name: 'Remove' }).click()
    await expect(avatar).toBeHidden()
    await expect(page.getByRole('button', { name: 'Add a photo' })).toBeFocused()
  })

  await test.step('a document is uploaded, viewed and withdrawn', async () => {
    const check = page.getByRole('region', { name: 'Identity check' })
    const dialog = page.getByRole('dialog', { name: 'Your document' })
    await expect(check.getByText('Not verified')).toBeVisible()
    await check.getByRole('button', { name: 'Verify' }).click()
    await dialog.getByLabel('Choose a picture').setInputFiles(await picture())
    await expect(dialog.getByRole('img', { name: 'Selected document' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Upload' }).click()
    await expect(check.getByText('In review', { exact: true })).toBeVisible()
    await expect(check.getByText(/^Uploaded on/)).toBeVisible()
    await expectAccessibleOnEveryScreen(page, { within: 'main' })

    const view = check.getByRole('button', { name: 'View my document' })
    await view.click()
    await expect(dialog.getByRole('img', { name: 'Your document' })).toBeVisible()
    await expectAccessibleOnEveryScreen(page, { within: 'dialog' })
    await page.keyboard.press('Escape')
    await expect(view).toBeFocused()

    const withdrawDialog = page.getByRole('dialog', { name: 'Withdraw your document?' })
    await check.getByRole('button', { name: 'Withdraw' }).click()
    await expectAccessibleOnEveryScreen(page, { within: 'dialog' })
    await withdrawDialog.getByRole('button', { name: 'Withdraw' }).click()
    await expect(check.getByText('Not verified')).toBeVisible()
    await expect(check.getByRole('button', { name: 'Verify' })).toBeFocused()
    await expect(view).toBeHidden()
  })
})
