import type { Translations } from '../../core/i18n/language.ts'

export interface EntryTexts {
  /** Shown if it is unknown whether the change was made. */
  outcomeUnknown: string
  unsavedChangesLost: string
  /** Shown if there is no live version to revert to. */
  unpublishedMeanwhile: string
}

export const entryTexts: Translations<EntryTexts> = {
  en: {
    outcomeUnknown:
      'The CMS did not respond, so the change may or may not have been made. Try again, or reload this page to check.',
    unsavedChangesLost: 'Your unsaved changes on this page will be lost.',
    unpublishedMeanwhile: 'This entry has been unpublished since you opened it. Please reload this page.',
  },
  id: {
    outcomeUnknown:
      'CMS tidak menjawab, jadi perubahan ini mungkin sudah terlaksana, mungkin belum. Coba lagi, atau muat ulang halaman ini untuk melihat keadaannya.',
    unsavedChangesLost: 'Yang Anda ketik di sini dan belum disimpan akan hilang.',
    unpublishedMeanwhile: 'Ini sudah diturunkan dari situs sejak Anda membukanya. Mohon muat ulang halaman ini.',
  },
}
