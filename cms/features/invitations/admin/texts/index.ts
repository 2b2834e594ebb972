import type { Translations } from '../../../../core/i18n/language.ts'
import { en, type InvitationTexts } from './en.ts'
import { id } from './id.ts'

export type { InvitationTexts }

/** Texts about invitations. */
export const invitationTexts: Translations<InvitationTexts> = { en, id }
