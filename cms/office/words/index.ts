import type { InBoth } from '../../i18n/language.ts'
import { en, type OfficeWords } from './en.ts'
import { id } from './id.ts'

export type { OfficeWords }

/** Texts of the office pages. */
export const officeWords: InBoth<OfficeWords> = { en, id }
