import type { Choice } from '../cart/index.ts'
import type { BookingQuestion } from '../catalog/question.ts'
import { pickupQuestions } from './pickup-details.ts'
import type { Answers, AskedQuestion } from './questions.ts'
import { transferQuestions } from './transfer-details.ts'

/**
 * Returns all questions that a booking asks: those of its kind, which may depend on the choice and earlier answers, and
 * those of the product.
 */
export function askedQuestions(
  choice: Pick<Choice, 'kind'> & Partial<Pick<Extract<Choice, { kind: 'tour' }>, 'pickup'>>,
  offer: { booking_questions: readonly BookingQuestion[] } | null,
  answers: Answers | undefined,
): AskedQuestion[] {
  const own = offer?.booking_questions ?? []
  if (choice.kind === 'transfer') return [...transferQuestions(answers), ...own]
  return choice.kind === 'tour' ? [...pickupQuestions(choice.pickup), ...own] : [...own]
}
