import type { APIRequestContext, Page } from '@playwright/test'
import type * as z from 'zod/mini'
import { findCurrentLine, type OfferedChoice } from '../../shared/booking/index.ts'
import {
  type CartItem,
  parseStoredCart,
  type RentalItem,
  type RoomItem,
  rentalItemSchema,
  roomItemSchema,
  serialiseCart,
  type TourItem,
  type TransferItem,
  tourItemSchema,
  transferItemSchema,
  withSeenPrice,
} from '../../shared/cart/index.ts'
import {
  hotelOfferSchema,
  rentalOfferSchema,
  type TourOffer,
  tourOfferSchema,
  transferOfferSchema,
} from '../../shared/catalog/index.ts'
import { addDays, firstBookableDate, type LocalDate, todayInBali } from '../../shared/dates/index.ts'
import { formatRupiah } from '../../shared/money/index.ts'
import { quote } from '../../shared/pricing/index.ts'
import { makeCart, makeCartItem, makeRentalItem, makeRoomItem, makeTransferItem } from '../../shared/testing/index.ts'

/** All items have current prices. */
interface ItemsOfEachKind {
  perPerson: TourItem
  perPackage: TourItem
  transfer: TransferItem
  rental: RentalItem
  room: RoomItem
}

const demoTaxRate = 10

/** Returns the total of the items, including tax. */
export function formatTotal(...items: CartItem[]): string {
  // The total depends only on the prices of the lines, not on their kinds.
  const lines = items.map(({ total }) => ({ kind: 'transfer', basePrice: total, cars: 1 }) as const)
  return formatRupiah(quote(lines, demoTaxRate).total)
}

function addSeenPrice<Item extends CartItem>(item: Item, choice: OfferedChoice, schema: z.ZodMiniType<Item>): Item {
  const line = findCurrentLine(choice)
  if (!line) throw new Error(`${item.id} is not offered.`)
  return schema.parse(withSeenPrice(item, line))
}

export async function createItemsOfEachKind(request: APIRequestContext): Promise<ItemsOfEachKind> {
  const readData = async (path: string): Promise<unknown> => (await request.get(`/data/${path}.json`)).json()
  const date = addDays(todayInBali(new Date()), 40)
  const transferOffer = transferOfferSchema.parse(await readData('transfers/1'))
  const rentalOffer = rentalOfferSchema.parse(await readData('car-rentals/1'))
  const hotel = hotelOfferSchema.parse(await readData(`hotels/${await readDemoHotelId(request)}`))
  const transfer = makeTransferItem({
    id: 'transfer',
    productName: `Airport Transfer: ${transferOffer.airport} to ${transferOffer.area}`,
    packageId: String(transferOffer.car.id),
    packageTitle: transferOffer.car.car_name,
    date,
  })
  const rental = makeRentalItem({
    id: 'rental',
    productName: rentalOffer.car_name,
    date,
    addOns: rentalOffer.add_ons.slice(0, 1),
  })
  const [firstRoom] = hotel.rooms
  const room = makeRoomItem({
    id: 'room',
    productId: `hotel-${hotel.id}`,
    productName: hotel.name,
    packageId: firstRoom?.id ?? '',
    packageTitle: firstRoom?.name ?? '',
    date,
    endDate: addDays(date, 2),
  })
  return {
    perPerson: await findTourItem(readData, 'per_person'),
    perPackage: await findTourItem(readData, 'per_package'),
    transfer: addSeenPrice(transfer, { kind: 'transfer', item: transfer, offer: transferOffer }, transferItemSchema),
    rental: addSeenPrice(rental, { kind: 'rental', item: rental, offer: rentalOffer }, rentalItemSchema),
    room: addSeenPrice(room, { kind: 'room', item: room, offer: hotel }, roomItemSchema),
  }
}

/** The ID of the demo hotel differs in every database. */
async function readDemoHotelId(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/hotels/lembah-sayan-ubud')).text()
  const [, id] = /data-offer="{&quot;offer&quot;:{&quot;id&quot;:&quot;([\da-f-]{36})&quot;/.exec(html) ?? []
  if (!id) throw new Error('The page of the demo hotel contains no offer.')
  return id
}

/** Creates an item with two adults and the first package of the tour. */
export function createTourItem(offer: TourOffer, date: LocalDate): TourItem {
  const { id: productId, title: productName, slug, pricing } = offer
  const item = makeCartItem({
    id: slug,
    productId,
    productName,
    tourSlug: slug,
    packageId: pricing[0]?.id ?? '',
    packageTitle: pricing[0]?.name ?? '',
    date,
  })
  return addSeenPrice(item, { kind: 'tour', item, offer }, tourItemSchema)
}

function isSimple({ start_times, booking_questions, pricing }: TourOffer): boolean {
  return (
    start_times.length === 0 && booking_questions.length === 0 && pricing.every(({ seasons }) => seasons.length === 0)
  )
}

/** Returns an item of the first simple demo tour whose first package costs less than its published price. */
export async function findDiscountedTourItem(request: APIRequestContext): Promise<TourItem> {
  for (let tourId = 1; tourId < 60; tourId++) {
    const offer = tourOfferSchema.parse(await (await request.get(`/data/tours/${tourId}.json`)).json())
    const date = firstBookableDate(offer, addDays(todayInBali(new Date()), 40))
    const [pricePackage] = offer.pricing
    if (!date || !pricePackage?.publish_price || !isSimple(offer)) continue
    const item = createTourItem(offer, date)
    const line = findCurrentLine({ kind: 'tour', item, offer })
    if (line && quote([line], demoTaxRate).discount > 0) return item
  }
  throw new Error('No tour has a discount.')
}

async function findTourItem(
  readData: (path: string) => Promise<unknown>,
  type: 'per_person' | 'per_package',
): Promise<TourItem> {
  for (let tourId = 1; tourId < 60; tourId++) {
    const offer = tourOfferSchema.parse(await readData(`tours/${tourId}`))
    const pricePackage = offer.pricing.find((candidate) => candidate.type === type && candidate.market === 'all')
    const date = firstBookableDate(offer, addDays(todayInBali(new Date()), 40))
    const isTooSmall = offer.max_guests > 0 && offer.max_guests < 6
    if (!pricePackage || !date || !isSimple(offer) || isTooSmall) continue
    const item = makeCartItem({
      id: type,
      productId: tourId,
      productName: offer.title,
      tourSlug: offer.slug,
      packageId: pricePackage.id,
      packageTitle: pricePackage.name,
      packageCount: type === 'per_package' ? 2 : 1,
      date,
    })
    return addSeenPrice(item, { kind: 'tour', item, offer }, tourItemSchema)
  }
  throw new Error(`No tour is priced ${type}.`)
}

/** Writes to localStorage, so a page of the site must be open. */
async function storeCart(page: Page, text: string): Promise<void> {
  await page.evaluate((text) => localStorage.setItem('cart', text), text)
}

export async function openWithCart(page: Page, path: string, ...items: CartItem[]): Promise<void> {
  await page.goto('/thank-you')
  await storeCart(page, serialiseCart(makeCart(items)))
  await page.goto(path)
}

export async function readStoredCart(page: Page): Promise<CartItem[]> {
  return parseStoredCart(await page.evaluate(() => localStorage.getItem('cart'))).cart.items
}
