import type { Translations } from '../../../../core/i18n/language.ts'
import { en, type PublishingTexts } from './en.ts'
import { id } from './id.ts'

export type { PublishingTexts }

export const publishingTexts: Translations<PublishingTexts> = { en, id }
