import type { LocalDate } from '@nusa/shared/dates'
import type { Payload, TypedUser } from 'payload'
import type { Language } from '../../i18n/language.ts'

/** What each part of the first page is told: who looks at it, in which language, on which day of Bali's. */
export interface StartProps {
  payload: Payload
  user: TypedUser
  language: Language
  today: LocalDate
}
