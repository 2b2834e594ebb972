import { Buffer } from 'node:buffer'
import { photo } from '../../functions/testing/photo.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { waitUntilFormReady } from '../support/cms.ts'
import { openCmsApi, signInToCms } from '../support/cms-users.ts'
import { expect, test } from '../support/test.ts'

const INVALID_PICTURE_MESSAGE = 'This file is not a readable picture. Please upload a JPEG, PNG, WebP, AVIF or HEIC.'

const createPicture = async (name: string, width: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await photo(width, 60)),
})
const createInvalidFile = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') })

test('the picture form shows a chosen replacement, even after a rejected save, and can keep the current picture', async ({
  page,
  expectErrors,
}) => {
  expectErrors('/api/media/', '400', 'Error submitting form')
  const office = await openCmsApi('editor')
  const file = await createPicture('first.jpg', 80)
  const created = await office.post('/api/media', { multipart: { _payload: '{"alt":"A square"}', file } })
  const { doc } = await created.json()
  const readStored = async () => (await office.get(`/api/media/${doc.id}`)).json()
  await signInToCms(page, 'editor', `/admin/collections/media/${doc.id}`)
  await waitUntilFormReady(page)
  const removeButton = page.locator('.file-details__remove')
  const altText = page.getByLabel(/^Alternative text/)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const chosen = page.getByRole('region', { name: 'Chosen file' })
  const fileError = page.getByRole('alert').filter({ hasText: 'This file' })

  await test.step('a stored picture that is too small for the site has a warning', async () => {
    await expect(page.getByRole('status').filter({ hasText: 'only 80 pixels wide' })).toBeVisible()
    await expectNoAxeViolations(page, { within: '.nusa-small-picture' })
  })

  await test.step('a rejected file stays visible, and the text can be saved without it', async () => {
    await removeButton.click()
    await expect(page.getByRole('button', { name: 'Paste URL' })).toHaveCount(0)
    await page.locator('input[type=file]').setInputFiles(createInvalidFile('no-picture.jpg'))
    await altText.fill('A red and a blue half')
    await save.click()
    await expect(fileError).toHaveText(INVALID_PICTURE_MESSAGE)
    await expect(chosen).toContainText('no-picture.jpg')
    await expect(page.getByRole('link', { name: doc.filename })).toHaveCount(0)
    await expectNoAxeViolations(page, { within: '.nusa-chosen-file' })
    await expectNoAxeViolations(page, { within: '.nusa-rejected-file' })
    await chosen.getByRole('button', { name: 'Keep the current picture' }).press('Enter')
    await expect(removeButton).toBeFocused()
    await expect(fileError).toHaveCount(0)
    await save.click()
    await expect(page.getByText('Updated successfully')).toBeVisible()
    expect(await readStored()).toMatchObject({ alt: 'A red and a blue half', filename: doc.filename })
  })

  await test.step('a valid picture replaces the stored picture', async () => {
    await removeButton.click()
    const second = await createPicture('second.jpg', 200)
    await page.locator('input[type=file]').setInputFiles(second)
    await expect(page.getByRole('status').filter({ hasText: 'only 200 pixels wide' })).toBeVisible()
    await save.click()
    await expect(page.getByRole('link', { name: /^second-/ })).toBeVisible()
    await expect(chosen).toHaveCount(0)
    expect(await readStored()).toMatchObject({ filename: expect.stringMatching(/^second-/) })
  })
  await office.delete(`/api/media/${doc.id}`)
  await office.dispose()
})

test('the list of pictures has thumbnails, and a rejected file of a bulk upload stays until it is replaced', async ({
  page,
  expectErrors,
}) => {
  expectErrors('/api/media', '400')
  const office = await openCmsApi('editor')
  await signInToCms(page, 'editor', '/admin/collections/media?where[width][greater_than]=1000')

  await test.step('the list loads small versions of the pictures', async () => {
    const thumbnails = page.locator('tbody img')
    await expect(thumbnails.first()).toBeVisible()
    for (const thumbnail of await thumbnails.all()) await expect(thumbnail).toHaveAttribute('src', /-320\.webp/)
  })

  await page.getByRole('button', { name: 'Bulk Upload' }).click()
  const drawer = page.locator('.drawer--is-open')
  await drawer
    .locator('input[type=file]')
    .setInputFiles([await createPicture('left.jpg', 82), createInvalidFile('fake.jpg')])
  const altText = drawer.locator('#field-alt')
  const file = (name: string) => drawer.getByRole('button', { name })
  const save = drawer.getByRole('button', { name: 'Save', exact: true })
  const fileError = drawer.getByRole('alert')

  await test.step('the valid picture is saved, and the rejected file shows its error', async () => {
    for (const name of ['left.jpg', 'fake.jpg']) {
      await file(name).click()
      await expect(drawer.locator(`.file-field input[title="${name}"]`)).toBeVisible()
      await altText.fill(`Bulk upload: ${name}`)
    }
    await save.click()
    await expect(file('left.jpg')).toHaveCount(0)
    await expect(page.getByText('1 file could not be saved')).toBeVisible()
    await expect(fileError).toHaveText(INVALID_PICTURE_MESSAGE)
    await expectNoAxeViolations(page, { within: '.nusa-rejected-file' })
  })

  await test.step('Escape opens a confirmation, and the entered text is preserved if the editor stays on the page', async () => {
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog').filter({ hasText: 'Your changes have not been saved' })
    await question.getByRole('button', { name: 'Stay on this page' }).click()
    await expect(altText).toHaveValue('Bulk upload: fake.jpg')
  })

  await test.step('replacing the rejected file clears the error, and the new file is saved with the entered text', async () => {
    await drawer.locator('.file-field__remove').click()
    await drawer.locator('.file-field input[type=file]').setInputFiles(await createPicture('good.jpg', 86))
    await expect(fileError).toHaveCount(0)
    await save.click()
    const saved = async () => (await office.get('/api/media?where[alt][equals]=Bulk upload: fake.jpg')).json()
    await expect.poll(saved).toMatchObject({ totalDocs: 1 })
  })
  await office.delete('/api/media?where[alt][contains]=Bulk upload')
  await office.dispose()
})
