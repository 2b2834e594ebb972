import type { InBoth } from '../../i18n/language.ts'
import { en, type FigureWords } from './en.ts'
import { id } from './id.ts'

export type { FigureWords }

export const figureWords: InBoth<FigureWords> = { en, id }
