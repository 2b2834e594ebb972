import type { Translations } from '../../../core/i18n/language.ts'

/** Texts of the select for a state. */
export interface StateTexts {
  /** The option that requests a failed refund from the payment provider again. */
  requestAgain: string
}

export const stateTexts: Translations<StateTexts> = {
  en: { requestAgain: 'Request again' },
  id: { requestAgain: 'Minta lagi' },
}
