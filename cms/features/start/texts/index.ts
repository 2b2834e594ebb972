import type { Translations } from '../../../core/i18n/language.ts'
import { en, type StartTexts } from './en.ts'
import { id } from './id.ts'

export type { StartTexts }

/** Texts of the start page. */
export const startTexts: Translations<StartTexts> = { en, id }
