import type { LocalDate } from '@nusa/shared/dates'
import type { Payload, TypedUser } from 'payload'
import type { Language } from '../../../core/i18n/language.ts'

/** `today` is the date in Bali. */
export interface StartProps {
  payload: Payload
  user: TypedUser
  language: Language
  now: Date
  today: LocalDate
}
