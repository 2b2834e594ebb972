import type { InBoth } from '../../../i18n/language.ts'
import { en, type PublishingWords } from './en.ts'
import { id } from './id.ts'

export type { PublishingWords }

/** Texts of the publishing panel. */
export const publishingWords: InBoth<PublishingWords> = { en, id }
