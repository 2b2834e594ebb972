import type { InBoth } from '../../../i18n/language.ts'
import { en, type PublishingWords } from './en.ts'
import { id } from './id.ts'

export type { PublishingWords }

/** What the panel that publishes the site says. */
export const publishingWords: InBoth<PublishingWords> = { en, id }
