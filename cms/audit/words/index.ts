import type { InBoth } from '../../i18n/language.ts'
import { type AuditWords, en } from './en.ts'
import { id } from './id.ts'

export const auditWords: InBoth<AuditWords> = { en, id }
