import type { InBoth } from '../../../i18n/language.ts'
import { en, type InvitationWords } from './en.ts'
import { id } from './id.ts'

export type { InvitationWords }

/** Texts about invitations. */
export const invitationWords: InBoth<InvitationWords> = { en, id }
