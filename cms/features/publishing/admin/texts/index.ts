import type { Translations } from '../../../../core/i18n/language.ts'
import { en, type PublishingTexts } from './en.ts'
import { id } from './id.ts'

export type { PublishingTexts }

/** Texts of the publishing panel. */
export const publishingTexts: Translations<PublishingTexts> = { en, id }
