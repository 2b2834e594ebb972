import type { InBoth } from '../i18n/language.ts'

/** What is said of the file of a picture, and of one that waits to be saved in the place of a stored one. */
export interface ChosenWords {
  name: string
  waits: string
  /** The stored one is to stay. */
  takeBack: string
  /** @param width pixels across */
  isSmall: (width: number) => string
  /** @param most megabytes */
  isTooLarge: (most: number) => string
}

export const chosenWords: InBoth<ChosenWords> = {
  en: {
    name: 'Chosen file',
    waits: 'This file takes the place of the picture when you save.',
    takeBack: 'Keep the picture as it is',
    isSmall: (width) =>
      `This picture is only ${width} pixels wide, so it looks blurred where the site shows it large. Choose one of 1280 pixels or more if you have it.`,
    isTooLarge: (most) => `This file is larger than ${most} MB. Please choose a smaller one.`,
  },
  id: {
    name: 'Berkas yang dipilih',
    waits: 'Berkas ini menggantikan gambar saat Anda menyimpan.',
    takeBack: 'Tetap pakai gambar yang ada',
    isSmall: (width) =>
      `Lebar gambar ini hanya ${width} piksel, jadi tampak kabur di tempat situs menampilkannya besar. Pilih yang 1280 piksel atau lebih jika ada.`,
    isTooLarge: (most) => `Berkas ini lebih besar dari ${most} MB. Mohon pilih yang lebih kecil.`,
  },
}
