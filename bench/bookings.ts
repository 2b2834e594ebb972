import { randomUUID } from 'node:crypto'
import type { PlaceBooking } from '@nusa/shared/booking'
import { catalogExportSchema, type TourOffer, tourOfferSchema } from '@nusa/shared/catalog'
import { firstBookableDate, todayInBali } from '@nusa/shared/dates'
import { quote, tourLine, visiblePackages } from '@nusa/shared/pricing'
import * as z from 'zod/mini'
import type { Product } from '../dev/product/product.ts'
import { catalogRequest } from '../dev/product/site.ts'
import { type Measure, percentile } from './figure.ts'

const settingsSchema = z.object({ tax: z.number() })
const AT_ONCE = 16
const REQUESTS = 480

/** `POST /api/bookings` by a signed-in traveller, sixteen at once. */
export const measureBookings: Measure = async (product) => {
  const { siteUrl } = product.settings
  const headers = { 'content-type': 'application/json', origin: siteUrl, cookie: await signIn(siteUrl) }
  const body = await makeRequest(product)
  const samples: number[] = []
  const book = async () => {
    const started = performance.now()
    const answer = await fetch(`${siteUrl}/api/bookings`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...body, idempotencyKey: randomUUID() }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`A booking was refused: ${answer.status} ${text}`)
    samples.push(performance.now() - started)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, book))
  samples.length = 0
  const started = performance.now()
  const worker = async () => {
    for (let count = 0; count < REQUESTS / AT_ONCE; count++) await book()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  const perSecond = REQUESTS / ((performance.now() - started) / 1000)
  const at = (share: number) => `p${share * 100} ${Math.round(percentile(samples, share))} ms`
  return [
    { name: `POST /api/bookings, ${AT_ONCE} at once`, value: `${at(0.5)} · ${at(0.99)} · ${Math.round(perSecond)}/s` },
  ]
}

async function signIn(siteUrl: string): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl },
    body: JSON.stringify({ email: 'traveller@nusa.example', password: 'Nusa-Traveller-1' }),
  })
  const cookie = answer.headers.getSetCookie().find((value) => value.startsWith('nusa-session='))
  if (!cookie) throw new Error(`Signing in failed: ${answer.status} ${await answer.text()}`)
  return cookie.split(';')[0] ?? ''
}

async function makeRequest(product: Product): Promise<Omit<PlaceBooking, 'idempotencyKey'>> {
  const { siteUrl } = product.settings
  const { url, init } = catalogRequest({ settings: product.settings, env: product.environment() })
  const catalog = catalogExportSchema.parse(await (await fetch(url, init)).json())
  const site = settingsSchema.parse(await (await fetch(`${siteUrl}/data/settings.json`)).json())
  for (const id of catalog.collections.tours?.live ?? []) {
    const offer = tourOfferSchema.parse(await (await fetch(`${siteUrl}/data/tours/${id}.json`)).json())
    const request = requestFor(offer, site.tax)
    if (request) return request
  }
  throw new Error('No tour can be booked.')
}

function requestFor(offer: TourOffer, taxRate: number): Omit<PlaceBooking, 'idempotencyKey'> | null {
  const date = firstBookableDate(offer, todayInBali(new Date()))
  const [pack] = visiblePackages(offer.pricing, false)
  if (!date || !pack) return null
  const party = { adults: 2, children: 0, infants: 0 }
  const choice = {
    kind: 'tour',
    tourId: offer.id,
    packageId: pack.id,
    isResident: false,
    date,
    ...party,
    packageCount: 1,
    addOns: [],
  } as const
  const line = tourLine(offer, choice)
  if (!line.ok) return null
  const passenger = (name: string) => ({ type: 'adult', name, relationship: 'Friend' }) as const
  return {
    items: [{ itemId: 'bench', choice: { ...choice, addOns: [] }, passengers: [passenger('Ayu'), passenger('Made')] }],
    seenTotal: quote([line.line], taxRate).total,
    emergencyContact: {
      name: 'Wayan',
      email: 'wayan@nusa.example',
      phone: '+62 811 1111 1111',
      relationship: 'Sibling',
    },
    termsAccepted: true,
  }
}
