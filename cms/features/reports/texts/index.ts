import type { Translations } from '../../../core/i18n/language.ts'
import { en, type FigureTexts } from './en.ts'
import { id } from './id.ts'

export type { FigureTexts }

export const figureTexts: Translations<FigureTexts> = { en, id }
