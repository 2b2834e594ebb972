import type { Translations } from '../../core/i18n/language.ts'

const en = {
  seenOn: 'As seen on',
  livePage: 'Live page',
}

const id: typeof en = {
  seenOn: 'Seperti terlihat pada',
  livePage: 'Halaman tayang',
}

/** Texts of the date next to the preview of a tour. */
export const previewDateTexts: Translations<typeof en> = { en, id }
