import type { InBoth } from '../../i18n/language.ts'
import { en, type StartWords } from './en.ts'
import { id } from './id.ts'

export type { StartWords }

/** What the first page says. */
export const startWords: InBoth<StartWords> = { en, id }
