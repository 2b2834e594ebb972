import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import * as z from 'zod/mini'
import { failureResponseSchema } from '../../shared/api/index.ts'
import {
  createBookingResponseSchema,
  noTermsVersion,
  priceChangedDetailsSchema,
  termsSchema,
} from '../../shared/booking/index.ts'
import { type Choice, itemChoice } from '../../shared/cart/index.ts'
import { makeEmergencyContact, makePassengers } from '../../shared/testing/index.ts'
import { productUnderTest } from './product.ts'

const settingsSchema = z.object({ terms: z.nullable(termsSchema) })

/**
 * Books these choices as one invoice for the signed-in traveller, at the price that the server quotes. @returns the
 * invoice id
 */
export async function createBooking(request: APIRequestContext, ...choices: Choice[]): Promise<string> {
  const { terms } = settingsSchema.parse(await (await request.get('/data/settings.json')).json())
  const postBooking = (seenTotal: number) =>
    request.post('/api/bookings', {
      headers: { origin: productUnderTest().siteUrl, 'content-type': 'application/json' },
      data: {
        idempotencyKey: randomUUID(),
        items: choices.map((choice, index) => ({
          itemId: `item-${index}`,
          choice: itemChoice(choice),
          passengers: makePassengers(choice),
        })),
        seenTotal,
        emergencyContact: makeEmergencyContact(),
        acceptedTerms: terms?.version ?? noTermsVersion,
      },
    })
  const { error } = failureResponseSchema.parse(await (await postBooking(0)).json())
  const response = await postBooking(priceChangedDetailsSchema.parse(error.details).quote.total)
  return createBookingResponseSchema.parse(await response.json()).invoiceId
}
