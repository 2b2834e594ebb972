import type { Translations } from '../../../core/i18n/language.ts'
import { en, type TwoStepTexts } from './en.ts'
import { id } from './id.ts'

export type { TwoStepTexts }

export const twoStepTexts: Translations<TwoStepTexts> = { en, id }
