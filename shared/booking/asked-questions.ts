import type { Choice, TourChoice, TransferChoice } from '../cart/index.ts'
import type { BookingQuestion } from '../catalog/question.ts'
import { transferTimeZone } from '../catalog/transport.ts'
import type { TimeZone } from '../dates/index.ts'
import { pickupQuestions } from './pickup-details.ts'
import type { Answers, AskedQuestion } from './questions.ts'
import { transferQuestions } from './transfer-details.ts'

type ChoiceWithQuestions = Pick<Choice, 'kind'> &
  Partial<Pick<TourChoice, 'pickup'> & Pick<TransferChoice, 'pickupTime'>>

/**
 * Returns the built-in questions of this kind of booking, followed by the questions that editors added. The built-in
 * questions may depend on the choice and on earlier answers.
 */
export function askedQuestions(
  choice: ChoiceWithQuestions,
  offer: { booking_questions: readonly BookingQuestion[]; time_zone?: TimeZone | undefined } | null,
  answers: Answers | undefined,
): AskedQuestion[] {
  const editorQuestions = offer?.booking_questions ?? []
  if (choice.kind === 'transfer') {
    const { pickupTime } = choice
    return [...transferQuestions(answers, { pickupTime, timeZone: transferTimeZone(offer) }), ...editorQuestions]
  }
  return choice.kind === 'tour' ? [...pickupQuestions(choice.pickup), ...editorQuestions] : [...editorQuestions]
}
