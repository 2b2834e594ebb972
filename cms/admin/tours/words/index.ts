import type { InBoth } from '../../../i18n/language.ts'
import { en, type TourWords } from './en.ts'
import { id } from './id.ts'

export type { TourWords }

/** Texts of a tour's calendar and prices. */
export const tourWords: InBoth<TourWords> = { en, id }
