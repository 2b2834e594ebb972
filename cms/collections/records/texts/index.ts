import type { Translations } from '../../../core/i18n/language.ts'
import { en, type OfficeTexts } from './en.ts'
import { id } from './id.ts'

export type { OfficeTexts }

export const officeTexts: Translations<OfficeTexts> = { en, id }
