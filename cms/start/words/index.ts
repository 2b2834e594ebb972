import type { InBoth } from '../../i18n/language.ts'
import { en, type StartWords } from './en.ts'
import { id } from './id.ts'

export type { StartWords }

/** Texts of the start page. */
export const startWords: InBoth<StartWords> = { en, id }
