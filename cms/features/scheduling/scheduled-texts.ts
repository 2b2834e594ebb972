import type { Translations } from '../../core/i18n/language.ts'
import { instantText } from '../../core/i18n/times.ts'

interface ScheduledTexts {
  willPublish: (at: Date) => string
  willUnpublish: (at: Date) => string
}

/** Texts about an entry that will be published or unpublished. */
export const scheduledTexts: Translations<ScheduledTexts> = {
  en: {
    willPublish: (at: Date) => `will be published on ${instantText(at, 'en')}`,
    willUnpublish: (at: Date) => `will be unpublished on ${instantText(at, 'en')}`,
  },
  id: {
    willPublish: (at) => `akan dipublikasikan pada ${instantText(at, 'id')}`,
    willUnpublish: (at) => `akan diturunkan dari situs pada ${instantText(at, 'id')}`,
  },
}
