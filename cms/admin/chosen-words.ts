import type { InBoth } from '../i18n/language.ts'

/** What is said of a file that waits to be saved in the place of a stored one. */
export interface ChosenWords {
  name: string
  waits: string
  /** The stored one is to stay. */
  takeBack: string
}

export const chosenWords: InBoth<ChosenWords> = {
  en: {
    name: 'Chosen file',
    waits: 'This file takes the place of the picture when you save.',
    takeBack: 'Keep the picture as it is',
  },
  id: {
    name: 'Berkas yang dipilih',
    waits: 'Berkas ini menggantikan gambar saat Anda menyimpan.',
    takeBack: 'Tetap pakai gambar yang ada',
  },
}
