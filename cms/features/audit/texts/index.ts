import type { Translations } from '../../../core/i18n/language.ts'
import { type AuditTexts, en } from './en.ts'
import { id } from './id.ts'

export const auditTexts: Translations<AuditTexts> = { en, id }
