import type { LocalDate } from '@nusa/shared/dates'
import type { Payload, TypedUser } from 'payload'
import type { Language } from '../../../core/i18n/language.ts'

/** The props of each part of the start page. `today` is the date in Bali. */
export interface StartProps {
  payload: Payload
  user: TypedUser
  language: Language
  today: LocalDate
}
