import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { photo } from '../../functions/testing/photo.ts'
import { signIn } from '../support/account.ts'
import { expectSoundOnEveryScreen } from '../support/axe.ts'
import { enterOffice } from '../support/office.ts'
import { lookAt } from '../support/tab.ts'
import { expect, test } from '../support/test.ts'

/** A phone's photo: its left half is red and its right half blue once it is rotated upright. */
const picture = async () => ({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await photo(2800, 2100)) })
const text = { name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') }

test('an avatar is the cropped square of a picture', async ({ page, traveller }) => {
  await signIn(page, traveller, '/dashboard')
  await page.getByRole('button', { name: 'Add a photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Profile photo' })
  const file = dialog.getByLabel('Choose a picture')
  const upload = dialog.getByRole('button', { name: 'Upload' })
  await expect(file).toBeFocused()
  await upload.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Upload error' })).toContainText('No file selected')
  await expect(file).toBeFocused()
  await file.setInputFiles(text)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(file).toHaveAccessibleDescription(/can’t open this file as a picture/)
  await expectSoundOnEveryScreen(page)

  await file.setInputFiles(await picture())
  await expect(dialog.getByRole('img', { name: 'Crop your photo' })).toBeVisible()
  await dialog.getByRole('slider', { name: 'Zoom' }).press('End')
  await dialog.getByRole('slider', { name: 'Horizontal position' }).press('Home')
  await expectSoundOnEveryScreen(page)
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

test('an identity document is uploaded, withdrawn, rejected with a reason, and verified', async ({
  page,
  traveller,
}) => {
  await signIn(page, traveller, '/dashboard')
  const check = page.getByRole('region', { name: 'Identity check' })
  const dialog = page.getByRole('dialog', { name: 'Your document' })
  const send = async () => {
    await dialog.getByLabel('Choose a picture').setInputFiles(await picture())
    await expect(dialog.getByRole('img', { name: 'Selected document' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Upload' }).click()
    await expect(check.getByText('In review', { exact: true })).toBeVisible()
  }
  await expect(check.getByText('Not verified')).toBeVisible()
  await check.getByRole('button', { name: 'Verify' }).click()
  await send()
  await expect(check.getByText(/^Uploaded on/)).toBeVisible()
  await expectSoundOnEveryScreen(page)

  await test.step('it can be looked at', async () => {
    const view = check.getByRole('button', { name: 'View my document' })
    await view.click()
    await expect(dialog.getByRole('img', { name: 'Your document' })).toBeVisible()
    await expectSoundOnEveryScreen(page)
    await page.keyboard.press('Escape')
    await expect(view).toBeFocused()
  })

  await test.step('until it is accepted it can be taken back', async () => {
    const question = page.getByRole('dialog', { name: 'Withdraw your document?' })
    await check.getByRole('button', { name: 'Withdraw' }).click()
    await expectSoundOnEveryScreen(page)
    await question.getByRole('button', { name: 'Keep it' }).click()
    await check.getByRole('button', { name: 'Withdraw' }).click()
    await question.getByRole('button', { name: 'Withdraw' }).click()
    await expect(check.getByText('Not verified')).toBeVisible()
    await expect(check.getByRole('button', { name: 'Verify' })).toBeFocused()
    await expect(check.getByRole('button', { name: 'View my document' })).toBeHidden()
    await check.getByRole('button', { name: 'Verify' }).click()
    await send()
  })

  const office = await enterOffice('staff')
  const decide = async (decision: object) => {
    const mine = `where[traveller.email][equals]=${traveller.email}`
    const { docs } = await (await office.get(`/api/identity-documents?${mine}`)).json()
    expect(docs).toHaveLength(1)
    const decided = await office.patch(`/api/identity-documents/${docs[0].id}`, { data: decision })
    expect(decided.status()).toBe(200)
  }
  await decide({ state: 'refused', reason: 'The picture is too dark.' })
  await lookAt(page)
  await expect(check.getByText('Refused')).toBeVisible()
  await expect(check.getByText('The picture is too dark.')).toBeVisible()
  await check.getByRole('button', { name: 'Verify' }).click()
  await send()

  await decide({ state: 'verified' })
  await page.reload()
  await expect(check.getByText('Verified', { exact: true })).toBeVisible()
  await expect(check.getByRole('button')).toHaveText(['View my document'])
  await office.dispose()
})
