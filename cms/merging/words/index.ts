import type { InBoth } from '../../i18n/language.ts'
import { en, type MergingWords } from './en.ts'
import { id } from './id.ts'

export const mergingWords: InBoth<MergingWords> = { en, id }
