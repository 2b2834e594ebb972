import type { Translations } from '../../core/i18n/language.ts'

export const deletedEntryTexts: Translations<string> = {
  en: 'This entry was deleted. Your input is still in the form: copy what you need, or create a new entry with it.',
  id: 'Entri ini sudah dihapus. Yang Anda ketik masih ada di formulir: salin yang Anda perlukan, atau buat entri baru dengannya.',
}
