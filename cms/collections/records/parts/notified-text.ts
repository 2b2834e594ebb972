import type { Translations } from '../../../core/i18n/language.ts'

/** Who is notified of a cancellation, as the last part of a sentence. A deleted account has no address. */
export const notifiedText: Translations<(isAccountDeleted: boolean) => string> = {
  en: (isAccountDeleted) =>
    isAccountDeleted
      ? 'no email is sent, because the traveller has deleted the account'
      : 'the traveller is notified by email',
  id: (isAccountDeleted) =>
    isAccountDeleted
      ? 'tidak ada email yang dikirim, karena wisatawan sudah menghapus akunnya'
      : 'wisatawan diberi tahu lewat email',
}
