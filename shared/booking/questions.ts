import * as z from 'zod/mini'
import type { BookingQuestion } from '../catalog/question.ts'
import { formatDate, isLocalDate, parseClockTime, parseLocalDate, type TimeZone } from '../dates/index.ts'
import { normaliseLine } from '../text/index.ts'

export const maxAnswerLength = 500

/** The longest text that the CMS stores. */
export const maxStoredLength = 10_000

/** The limit applies to the answers per booking, and to the answers of each traveller. */
const maxAnswers = 50

/** Answers by the id of their question. */
export const answersSchema = z
  .record(
    z.string().check(z.minLength(1), z.maxLength(100)),
    z.string().check(z.overwrite(normaliseLine), z.maxLength(maxAnswerLength, 'This answer is too long.')),
  )
  .check(z.refine((answers) => Object.keys(answers).length <= maxAnswers, 'must not have that many answers'))

export type Answers = z.infer<typeof answersSchema>

/** A question that an editor added to the product, or that is part of every booking of a kind, such as a transfer. */
export interface AskedQuestion extends Omit<BookingQuestion, 'type'> {
  type: BookingQuestion['type'] | 'flight' | 'time'
  /** The time zone of the answer to a question about a time; Bali's if it is missing. */
  timeZone?: TimeZone
  /** Replaces the general message for a missing answer. */
  requiredMessage?: string
  /** Checks an answer whose format is valid; returns null if the answer is valid. */
  check?: (answer: string) => string | null
}

/** Creates a question that editors cannot change. Its `id` is a word, such as 'flight_number'. */
export function fixedQuestion(
  id: string,
  text: string,
  { type = 'text', help = '', ...options }: Partial<AskedQuestion> = {},
): AskedQuestion {
  return { id, text, help, type, options: [], per: 'booking', is_required: false, ...options }
}

export const yesOrNo = { yes: 'Yes', no: 'No' } as const

export const answerMessages = {
  tooLong: 'This answer is too long.',
  required: 'Please answer this question.',
  choice: 'Please choose one of the answers.',
  number: 'Please enter a number.',
  date: 'Please enter a date.',
  year: 'Please check the year.',
  flight: 'Please enter a flight number of letters and digits, such as GA 402.',
  time: 'Please enter a time, such as 14:30.',
  removed: 'This question is no longer asked.',
} as const

const numberPattern = /^\d{1,9}(?:[.,]\d{1,3})?$/

function hasValidFormat({ type, options, timeZone }: AskedQuestion, answer: string): boolean {
  switch (type) {
    case 'text':
      return true
    case 'choice':
      return options.includes(answer)
    case 'number':
      return numberPattern.test(answer)
    case 'date':
      return isLocalDate(answer)
    case 'yes_no':
      return Object.hasOwn(yesOrNo, answer)
    case 'flight':
      // Airlines write flight numbers in many ways, so only texts that cannot be a flight number are rejected.
      return answer.length <= 20 && /\d/.test(answer) && /^[a-z\d -]+$/i.test(answer)
    case 'time':
      return parseClockTime(answer, timeZone) !== null
  }
}

/** Rejects mistyped years; the range includes dates of birth and expiry dates of passports. */
const isPlausibleDate = (date: string) => date >= '1900-01-01' && date <= '2100-12-31'

const formatMessages: Record<AskedQuestion['type'], string> = {
  text: answerMessages.required,
  choice: answerMessages.choice,
  number: answerMessages.number,
  date: answerMessages.date,
  yes_no: answerMessages.choice,
  flight: answerMessages.flight,
  time: answerMessages.time,
}

/** Returns the message to show; null if the answer is valid. */
export function findAnswerProblem(question: AskedQuestion, answer = ''): string | null {
  const answerText = normaliseLine(answer)
  if (answerText === '') return question.is_required ? (question.requiredMessage ?? answerMessages.required) : null
  if (!hasValidFormat(question, answerText)) return formatMessages[question.type]
  if (question.type === 'date' && !isPlausibleDate(answerText)) return answerMessages.year
  return question.check?.(answerText) ?? null
}

export interface AnsweredItem {
  answers?: Answers | undefined
  passengers: readonly { name?: string; answers?: Answers | undefined }[]
  /** Travellers without a name answer their questions later, together with the name. */
  namesFollow?: boolean | undefined
}

const questionsPer = (questions: readonly AskedQuestion[], per: AskedQuestion['per']) =>
  questions.filter((question) => question.per === per)

/**
 * Returns errors by field path: 'answers.{question}' or 'passengers.0.answers.{question}'. An answer to a question that
 * is not asked is an error, too, because it would be lost without notice.
 */
export function findAnswerErrors(questions: readonly AskedQuestion[], item: AnsweredItem): Record<string, string> {
  const errors: Record<string, string> = {}
  const addErrors = (askedQuestions: readonly AskedQuestion[], answers: Answers = {}, path: string) => {
    for (const question of askedQuestions) {
      const problem = findAnswerProblem(question, answers[question.id])
      if (problem !== null) errors[`${path}.${question.id}`] = problem
    }
    const unaskedIds = Object.keys(answers).filter((id) => !askedQuestions.some((question) => question.id === id))
    for (const id of unaskedIds) errors[`${path}.${id}`] = answerMessages.removed
  }
  const travellerQuestions = questionsPer(questions, 'traveller')
  const optionalQuestions = travellerQuestions.map((question) => ({ ...question, is_required: false }))
  addErrors(questionsPer(questions, 'booking'), item.answers, 'answers')
  for (const [index, { name, answers }] of item.passengers.entries()) {
    const isNameOpen = item.namesFollow === true && name === ''
    addErrors(isNameOpen ? optionalQuestions : travellerQuestions, answers, `passengers.${index}.answers`)
  }
  return errors
}

/** Contains the text of the question, so that it stays readable after the question is changed or deleted. */
export const storedAnswerSchema = z.object({
  question_id: z.string(),
  question: z.string(),
  answer: z.string(),
  /**
   * The date that the traveller entered, such as 2026-12-24 if `answer` is 'Dec 24, 2026'. Missing if the question is
   * not about a date, and in bookings of earlier releases.
   */
  entry: z.optional(z.string()),
  /** The id of the passenger, such as 'adult-1'; null for a question per booking. */
  traveller: z.nullable(z.string()),
})
export const storedAnswersSchema = z.array(storedAnswerSchema)

export type StoredAnswer = z.infer<typeof storedAnswerSchema>

/** 'yes' becomes 'Yes'. */
function formatAnswer({ type, timeZone }: AskedQuestion, answer: string): string {
  if (type === 'flight') return answer.toUpperCase()
  if (type === 'time') return parseClockTime(answer, timeZone) ?? answer
  if (type === 'yes_no' && (answer === 'yes' || answer === 'no')) return yesOrNo[answer]
  const date = type === 'date' ? parseLocalDate(answer) : null
  return date ? formatDate(date) : answer
}

/** Returns the answer as the traveller entered it; null if that is not known. */
export function readStoredEntry(question: AskedQuestion, { answer, entry }: StoredAnswer): string | null {
  const likelyEntry = entry ?? toEntry(question, answer)
  return findAnswerProblem(question, likelyEntry) === null ? likelyEntry : null
}

/** 'Yes' becomes 'yes'. */
function toEntry({ type }: AskedQuestion, answer: string): string {
  if (type !== 'yes_no') return answer
  const [key = answer] = Object.entries(yesOrNo).find(([, text]) => text === answer) ?? []
  return key
}

/** Returns valid answers in the form that is stored with the booking. `passengerIds` has one id per passenger. */
export function toStoredAnswers(
  questions: readonly AskedQuestion[],
  { answers, passengers }: AnsweredItem,
  passengerIds: readonly string[],
): StoredAnswer[] {
  const storedAnswers: StoredAnswer[] = []
  const addAnswers = (askedQuestions: readonly AskedQuestion[], entries: Answers = {}, traveller: string | null) => {
    for (const question of askedQuestions) {
      const entry = entries[question.id] ?? ''
      if (entry === '') continue
      const answer = formatAnswer(question, entry)
      const storedAnswer = { question_id: question.id, question: question.text, answer, traveller }
      storedAnswers.push(question.type === 'date' ? { ...storedAnswer, entry } : storedAnswer)
    }
  }
  addAnswers(questionsPer(questions, 'booking'), answers, null)
  const travellerQuestions = questionsPer(questions, 'traveller')
  for (const [index, passenger] of passengers.entries()) {
    addAnswers(travellerQuestions, passenger.answers, passengerIds[index] ?? null)
  }
  return storedAnswers
}

export interface AnswerFact {
  question: string
  answer: string
}

/** Returns one fact per question, with the answers of several travellers: 'Ayu Lestari: 38, Made Wirawan: 42'. */
export function answerFacts(
  answers: readonly StoredAnswer[],
  passengers: readonly { id: string; name: string }[],
): AnswerFact[] {
  const textsByQuestion = new Map<string, string[]>()
  for (const { question, answer, traveller } of answers) {
    const name = passengers.find(({ id }) => id === traveller)?.name ?? ''
    const text = traveller === null || name === '' ? answer : `${name}: ${answer}`
    textsByQuestion.set(question, [...(textsByQuestion.get(question) ?? []), text])
  }
  return [...textsByQuestion].map(([question, texts]) => ({ question, answer: texts.join(', ') }))
}
