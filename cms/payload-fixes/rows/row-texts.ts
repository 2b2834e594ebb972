import type { Translations } from '../../core/i18n/language.ts'
import type { Move, MovedItem } from './describe-move.ts'

interface RowTexts {
  move: (row: string) => string
  /** The title of a row that nothing else names. */
  number: (number: number) => string
  /** Announced by screen readers while an item is moved. */
  moves: Record<Move['kind'], (item: MovedItem) => string>
}

export const rowTexts: Translations<RowTexts> = {
  en: {
    move: (row) => `Move ${row}`,
    number: (number) => `Number ${number}`,
    moves: {
      picked_up: ({ title, position, count }) => `${title} is picked up, at position ${position} of ${count}.`,
      over: ({ title, position, count }) => `${title} is at position ${position} of ${count}.`,
      outside: ({ title }) => `${title} is outside of the list.`,
      dropped: ({ title, position, count }) => `${title} was dropped at position ${position} of ${count}.`,
      cancelled: ({ title }) => `${title} was not moved.`,
    },
  },
  id: {
    move: (row) => `Pindahkan ${row}`,
    number: (number) => `Nomor ${number}`,
    moves: {
      picked_up: ({ title, position, count }) => `${title} diangkat, di posisi ${position} dari ${count}.`,
      over: ({ title, position, count }) => `${title} ada di posisi ${position} dari ${count}.`,
      outside: ({ title }) => `${title} ada di luar daftar.`,
      dropped: ({ title, position, count }) => `${title} diletakkan di posisi ${position} dari ${count}.`,
      cancelled: ({ title }) => `${title} tidak dipindahkan.`,
    },
  },
}
