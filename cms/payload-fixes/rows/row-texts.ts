import type { Translations } from '../../core/i18n/language.ts'
import type { Move, MovedItem } from './moved-item.ts'

interface RowTexts {
  moveRow: (row: string) => string
  /** The title of a row without a name. */
  rowNumber: (number: number) => string
  moveAnnouncements: Record<Move['kind'], (item: MovedItem) => string>
}

export const rowTexts: Translations<RowTexts> = {
  en: {
    moveRow: (row) => `Move ${row}`,
    rowNumber: (number) => `Number ${number}`,
    moveAnnouncements: {
      picked_up: ({ title, position, count }) => `${title} is picked up, at position ${position} of ${count}.`,
      over: ({ title, position, count }) => `${title} is at position ${position} of ${count}.`,
      outside: ({ title }) => `${title} is outside of the list.`,
      dropped: ({ title, position, count }) => `${title} was dropped at position ${position} of ${count}.`,
      cancelled: ({ title }) => `${title} was not moved.`,
    },
  },
  id: {
    moveRow: (row) => `Pindahkan ${row}`,
    rowNumber: (number) => `Nomor ${number}`,
    moveAnnouncements: {
      picked_up: ({ title, position, count }) => `${title} diangkat, di posisi ${position} dari ${count}.`,
      over: ({ title, position, count }) => `${title} ada di posisi ${position} dari ${count}.`,
      outside: ({ title }) => `${title} ada di luar daftar.`,
      dropped: ({ title, position, count }) => `${title} diletakkan di posisi ${position} dari ${count}.`,
      cancelled: ({ title }) => `${title} tidak dipindahkan.`,
    },
  },
}
