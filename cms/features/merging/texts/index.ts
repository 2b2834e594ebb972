import type { Translations } from '../../../core/i18n/language.ts'
import { en, type MergingTexts } from './en.ts'
import { id } from './id.ts'

export const mergingTexts: Translations<MergingTexts> = { en, id }
