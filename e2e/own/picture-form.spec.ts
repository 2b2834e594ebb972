import { Buffer } from 'node:buffer'
import { writeFile } from 'node:fs/promises'
import type { Route } from '@playwright/test'
import { photo } from '../../functions/testing/photo.ts'
import { expectAxeFindsNothing } from '../support/axe.ts'
import { enterOffice, signInToCms } from '../support/office.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'
import { chooseFiles, openTab } from '../support/tour-form.ts'

const NO_PICTURE = 'This file is not a readable picture. Please upload a JPEG, PNG, WebP, AVIF or HEIC.'
/** Removing a file re-renders four forms, which takes the page seconds while another test runs. */
const DRAWN_ANEW = { timeout: 45_000 }

test('an editor sees the replacement of a picture, even after a rejected save, and can keep the current picture', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble('/api/media/', '400', 'Error submitting form')
  const office = await enterOffice('editor')
  const file = { name: 'first.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await photo(80, 60)) }
  const made = await office.post('/api/media', { multipart: { _payload: '{"alt":"A square"}', file } })
  const { doc } = await made.json()
  const stored = async () => (await office.get(`/api/media/${doc.id}`)).json()
  await signInToCms(page, 'editor', `/admin/collections/media/${doc.id}`)
  await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible()
  const takeOut = page.locator('.file-details__remove')
  const words = page.getByLabel(/^Alternative text/)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const chosen = page.getByRole('region', { name: 'Chosen file' })
  const present = page.getByRole('link', { name: doc.filename })
  const refused = page.getByRole('alert').filter({ hasText: 'This file' })

  await test.step('a picture that is too small for the site has a warning, when stored and when chosen', async () => {
    const warning = (width: number) => page.getByRole('status').filter({ hasText: `only ${width} pixels wide` })
    const choose = async (width: number) => {
      await takeOut.click()
      const buffer = Buffer.from(await photo(width, 60))
      await page.locator('input[type=file]').setInputFiles({ ...file, buffer })
      await expect(chosen).toBeVisible()
    }
    await expect(warning(80)).toBeVisible()
    await choose(200)
    await expect(warning(200)).toBeVisible()
    await expectAxeFindsNothing(page, { within: '.nusa-small' })
    await chosen.getByRole('button', { name: 'Keep the current picture' }).click()
    await choose(960)
    await expect(page.getByText('pixels wide')).toHaveCount(0)
    await chosen.getByRole('button', { name: 'Keep the current picture' }).click()
    await expect(warning(80)).toBeVisible()
  })

  await test.step('a rejected file stays visible, and the text can be saved without it', async () => {
    await takeOut.click()
    await expect(page.getByRole('button', { name: 'Paste URL' })).toHaveCount(0)
    await page
      .locator('input[type=file]')
      .setInputFiles({ ...file, buffer: Buffer.from('not a picture'), name: 'no-picture.jpg' })
    await words.fill('A red and a blue half')
    await save.click()
    await expect(refused).toHaveText(NO_PICTURE)
    await expect(chosen).toContainText('no-picture.jpg')
    await expect(present).toHaveCount(0)
    await expectAxeFindsNothing(page, { within: '.nusa-chosen' })
    await expectAxeFindsNothing(page, { within: '.nusa-refused' })
    await words.fill('A red half and a blue half')
    await expect(refused).toHaveText(NO_PICTURE)
    await words.fill('A red and a blue half')
    await chosen.getByRole('button', { name: 'Keep the current picture' }).press('Enter')
    await expect(takeOut).toBeFocused()
    await expect(refused).toHaveCount(0)
    await save.click()
    await expect(page.getByText('Updated successfully')).toBeVisible()
    expect(await stored()).toMatchObject({ alt: 'A red and a blue half', filename: doc.filename })
  })

  await test.step('so does a picture whose words are missing, which is still said when an answer of before comes, and it is saved with them', async () => {
    const drawn = Promise.withResolvers<void>()
    const hold = async (route: Route) => {
      await drawn.promise
      await route.continue()
    }
    await page.route(page.url(), hold, { times: 1 })
    const asked = () => page.waitForRequest((request) => request.url() === page.url() && request.method() === 'POST')
    const drawing = asked()
    await takeOut.click()
    await page.locator('input[type=file]').setInputFiles({ ...file, name: 'second.jpg' })
    await drawing
    await words.fill('')
    await save.click()
    const missing = page.getByText(/describe the picture in a few words/).first()
    await expect(missing).toBeVisible()
    const judging = asked()
    drawn.resolve()
    await (await judging).response()
    await expect(missing).toBeVisible()
    await expect(chosen).toContainText('second.jpg')
    await words.fill('Two halves')
    await save.click()
    await expect(page.getByRole('link', { name: /^second-/ })).toBeVisible()
    await expect(chosen).toHaveCount(0)
    expect(await stored()).toMatchObject({ alt: 'Two halves', filename: expect.stringMatching(/^second-/) })
  })

  await test.step('a picture that is taken out without another is there again once the save is refused, and stays', async () => {
    await takeOut.click()
    await save.click()
    await expect(page.getByText(/^The following field is invalid/).last()).toBeVisible()
    await expect(page.getByRole('link', { name: /^second-/ })).toBeVisible()
    await words.fill('Two halves of a square')
    await save.click()
    await expect.poll(stored).toMatchObject({ alt: 'Two halves of a square' })
  })
  await office.delete(`/api/media/${doc.id}`)
  await office.dispose()

  await test.step('the list of pictures shows small copies of them', async () => {
    await page.goto(`${productUnderTest().cmsUrl}/admin/collections/media?where[width][greater_than]=1000`)
    const shown = page.locator('tbody img')
    await expect(shown.first()).toBeVisible()
    for (const picture of await shown.all()) await expect(picture).toHaveAttribute('src', /-320\.webp/)
  })
})

test('each rejected picture of a bulk upload shows its error until it is replaced', async ({
  page,
  expectTrouble,
}, testInfo) => {
  expectTrouble('/api/media', '400')
  const office = await enterOffice('editor')
  const picture = async (name: string, width: number) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await photo(width, 60)),
  })
  const fake = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') })
  await signInToCms(page, 'editor', '/admin/collections/tours/create')
  await openTab(page, 'Heading', page.getByLabel(/^Title/))
  await chooseFiles(page, 'image_gallery', [
    await picture('left.jpg', 82),
    fake('fake.jpg'),
    fake('other.jpg'),
    await picture('right.jpg', 84),
  ])
  const drawer = page.locator('.drawer--is-open')
  const words = drawer.locator('#field-alt')
  const file = (name: string) => drawer.getByRole('button', { name })
  const save = drawer.getByRole('button', { name: 'Save', exact: true })
  const refused = drawer.getByRole('alert')
  const chooser = drawer.locator('.file-field input[type=file]')

  await test.step('the good ones are saved, and each of the others says what is wrong with it', async () => {
    for (const name of ['left.jpg', 'fake.jpg', 'other.jpg', 'right.jpg']) {
      await file(name).click()
      await expect(drawer.locator(`.file-field input[title="${name}"]`)).toBeVisible()
      await words.fill(`Seen from many sides: ${name}`)
    }
    await save.click()
    await expect(file('right.jpg')).toHaveCount(0)
    await expect(file('left.jpg')).toHaveCount(0)
    for (const name of ['fake.jpg', 'other.jpg', 'fake.jpg']) {
      await file(name).click()
      await expect(drawer.locator(`.file-field input[title="${name}"]`)).toBeVisible()
      await expect(refused).toHaveText(NO_PICTURE)
    }
    await expectAxeFindsNothing(page, { within: '.nusa-refused' })
  })

  await test.step('it disappears where another file is chosen, and stays at the other one', async () => {
    await drawer.locator('.file-field__remove').click()
    await chooser.setInputFiles(await picture('good.jpg', 86), DRAWN_ANEW)
    await expect(refused).toHaveCount(0)
    await file('other.jpg').click()
    await expect(refused).toHaveText(NO_PICTURE)
    await save.click()
    await expect(file('good.jpg')).toHaveCount(0)
    await expect(refused).toHaveText(NO_PICTURE)
  })

  await test.step('a file that is larger than is taken says so before it is sent', async () => {
    await drawer.locator('.file-field__remove').click()
    // By path, because the driver would otherwise send the bytes as text.
    const large = testInfo.outputPath('large.jpg')
    await writeFile(large, Buffer.alloc(20 * 1024 * 1024 + 1, 'x'))
    await chooser.setInputFiles(large, DRAWN_ANEW)
    await expect(refused).toHaveText('This file is larger than 20 MB. Please choose a smaller one.')
    await drawer.locator('.file-field__remove').click()
    await expect(refused).toHaveCount(0)
  })
  await office.delete('/api/media?where[alt][contains]=Seen from many sides')
  await office.dispose()
})
