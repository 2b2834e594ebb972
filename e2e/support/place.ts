import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import * as z from 'zod/mini'
import { failureAnswerSchema } from '../../shared/api/index.ts'
import {
  noTerms,
  placeBookingAnswerSchema,
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
export async function place(request: APIRequestContext, ...choices: Choice[]): Promise<string> {
  const { terms } = settingsSchema.parse(await (await request.get('/data/settings.json')).json())
  const ask = (seenTotal: number) =>
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
        acceptedTerms: terms?.version ?? noTerms,
      },
    })
  const { error } = failureAnswerSchema.parse(await (await ask(0)).json())
  const booked = await ask(priceChangedDetailsSchema.parse(error.details).quote.total)
  return placeBookingAnswerSchema.parse(await booked.json()).invoiceId
}
