import type { Translations } from '../../../../core/i18n/language.ts'
import { en, type TourTexts } from './en.ts'
import { id } from './id.ts'

export type { TourTexts }

export const tourTexts: Translations<TourTexts> = { en, id }
