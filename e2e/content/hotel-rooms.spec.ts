import * as z from 'zod/mini'
import { type Cms, test, waitUntilBuilt } from '../support/cms.ts'
import { signInWithForm } from '../support/cms-users.ts'
import { productUnderTest } from '../support/product.ts'
import { expect } from '../support/test.ts'

const createdSchema = z.object({ doc: z.object({ id: z.string() }) })

async function publishHotel(cms: Cms, hotel: { name: string; slug: string; rooms: object[] }): Promise<string> {
  const { doc } = createdSchema.parse(await cms.request('POST', '/hotels', { ...hotel, _status: 'published' }))
  cms.onTeardown(async () => void (await cms.request('DELETE', `/hotels/${doc.id}`)))
  return doc.id
}

test('a list of texts adds an entered text without Enter when the editor leaves the field, saves or publishes', async ({
  page,
  request,
  cms,
}) => {
  cms.onTeardown(() => waitUntilBuilt(request, { '/hotels/zebra-inn': null }))
  const rooms = [{ name: 'Attic', capacity: 2, total_rooms: 1, base_price: 350_000, amenities: ['Fan'] }]
  const id = await publishHotel(cms, { name: 'Zebra Inn', slug: 'zebra-inn', rooms })
  await signInWithForm(page, 'editor')
  await page.goto(`${productUnderTest().cmsUrl}/admin/collections/hotels/${id}`)
  await page.getByRole('button', { name: 'Rooms', exact: true }).click()
  await page.locator('#rooms-row-0').getByRole('button', { name: 'Toggle block' }).click()
  const amenities = page.locator('.field-rooms__0__amenities')
  const amenityInput = amenities.locator('input')
  await amenityInput.pressSequentially('Sea view')
  await page.locator('#field-rooms__0__name').click()
  await expect(amenities).toContainText('Sea view')
  await amenityInput.pressSequentially('Balcony')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/successfully/)).toBeVisible()
  await amenityInput.pressSequentially('Desk')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  const publishedSchema = z.object({ rooms: z.array(z.object({ amenities: z.array(z.string()) })) })
  await expect(async () => {
    const { rooms } = publishedSchema.parse(await cms.request('GET', `/hotels/${id}`))
    expect(rooms).toMatchObject([{ amenities: ['Fan', 'Sea view', 'Balcony', 'Desk'] }])
  }).toPass()
})

test('the storefront and the CMS form for room stock show only the rooms that a hotel can sell', async ({
  page,
  request,
  cms,
}) => {
  const cellar = { name: 'Cellar', capacity: 1, total_rooms: 0, base_price: 200_000 }
  const attic = { name: 'Attic', capacity: 3, total_rooms: 2, base_price: 350_000 }
  const [house, lodge] = ['/hotels/zebra-house', '/hotels/zebra-lodge']
  cms.onTeardown(() => waitUntilBuilt(request, { [house]: null, [lodge]: null }))
  await publishHotel(cms, { name: 'Zebra House', slug: 'zebra-house', rooms: [] })
  await publishHotel(cms, { name: 'Zebra Lodge', slug: 'zebra-lodge', rooms: [cellar, attic] })

  await test.step('the form for room stock shows why no room can be chosen', async () => {
    await signInWithForm(page, 'editor')
    await page.goto(`${productUnderTest().cmsUrl}/admin/collections/room-stock/create`)
    const room = page.getByRole('combobox', { name: /^Room/ })
    await expect(room.getByText('Please choose a hotel first.')).toBeAttached()
    const choose = async (hotel: string) => {
      await page.locator('#field-hotel input').first().fill(hotel)
      await page.getByRole('option', { name: hotel }).click()
    }
    await choose('Zebra House')
    await expect(room.locator('option')).toHaveText(['This hotel has no rooms yet.'])
    await choose('Zebra Lodge')
    await room.selectOption('Attic')
    await choose('Zebra House')
    await expect(room.locator('option')).toHaveText(['This hotel has no rooms yet.'])
    // A chosen room of another hotel is cleared.
    await choose('Zebra Lodge')
    await expect(room.locator('option:checked')).toHaveText('Please choose a room.')
  })

  await waitUntilBuilt(request, { [house]: 'Zebra House', [lodge]: 'Zebra Lodge', '/hotels': 'Zebra Lodge' })
  await page.goto(house)
  await expect(page.getByText('No rooms available')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Book Now' })).toHaveCount(0)
  await page.goto('/hotels')
  const card = (name: string) => page.getByRole('article').filter({ hasText: name })
  await expect(card('Zebra Lodge')).toContainText('2 rooms · 3 guests')
  await expect(card('Zebra Lodge')).toContainText('Start from Rp350.000 /night')
  await expect(card('Zebra House')).toContainText('No rooms available')
})
