import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import * as z from 'zod/mini'
import { failureResponseSchema } from '../../shared/api/index.ts'
import {
  type BookingItem,
  createBookingResponseSchema,
  noTermsVersion,
  priceChangedDetailsSchema,
  termsSchema,
  transferDirections,
  transferQuestionIds,
} from '../../shared/booking/index.ts'
import { type Choice, itemChoice } from '../../shared/cart/index.ts'
import { type BookingQuestion, tourOfferSchema } from '../../shared/catalog/index.ts'
import { makeEmergencyContact, makePassengers } from '../../shared/testing/index.ts'
import { productUnderTest } from './product.ts'

const settingsSchema = z.object({ terms: z.nullable(termsSchema) })

/** Books these choices in one order for the signed-in traveller. Returns the ID of the invoice. */
export async function createBooking(request: APIRequestContext, ...choices: Choice[]): Promise<string> {
  const { terms } = settingsSchema.parse(await (await request.get('/data/settings.json')).json())
  const items = await Promise.all(choices.map((choice, index) => createItem(request, choice, `item-${index}`)))
  const sendBookingRequest = (seenTotal: number) =>
    request.post('/api/bookings', {
      headers: { origin: productUnderTest().siteUrl, 'content-type': 'application/json' },
      data: {
        idempotencyKey: randomUUID(),
        items,
        seenTotal,
        emergencyContact: makeEmergencyContact(),
        acceptedTerms: terms?.version ?? noTermsVersion,
      },
    })
  // A request with a wrong total is rejected. The error contains the correct total.
  const { error } = failureResponseSchema.parse(await (await sendBookingRequest(0)).json())
  const response = await sendBookingRequest(priceChangedDetailsSchema.parse(error.details).quote.total)
  return createBookingResponseSchema.parse(await response.json()).invoiceId
}

async function createItem(request: APIRequestContext, choice: Choice, itemId: string): Promise<BookingItem> {
  const questions = choice.kind === 'tour' ? await readQuestions(request, choice.productId) : []
  return {
    itemId,
    choice: itemChoice(choice),
    passengers: makePassengers(choice).map((passenger) => ({
      ...passenger,
      answers: answerRequired(questions, 'traveller'),
    })),
    answers: {
      ...answerRequired(questions, 'booking'),
      ...(choice.kind === 'transfer' && { [transferQuestionIds.direction]: transferDirections.arrival }),
    },
  }
}

async function readQuestions(request: APIRequestContext, tourId: number): Promise<BookingQuestion[]> {
  const response = await request.get(`/data/tours/${tourId}.json`)
  return tourOfferSchema.parse(await response.json()).booking_questions
}

const exampleAnswers = { text: 'None', number: '61', date: '2026-01-01', yes_no: 'no' } as const

function answerRequired(questions: readonly BookingQuestion[], scope: BookingQuestion['per']): Record<string, string> {
  const requiredQuestions = questions.filter((question) => question.is_required && question.per === scope)
  return Object.fromEntries(
    requiredQuestions.map(({ id, type, options }) => [
      id,
      type === 'choice' ? (options[0] ?? '') : exampleAnswers[type],
    ]),
  )
}
