import type { InBoth } from '../i18n/language.ts'

/** Texts about the file of a picture and about a chosen replacement. */
export interface ChosenWords {
  name: string
  waits: string
  /** The button to keep the stored picture. */
  takeBack: string
  /** @param width in pixels */
  isSmall: (width: number) => string
  /** @param most in megabytes */
  isTooLarge: (most: number) => string
}

export const chosenWords: InBoth<ChosenWords> = {
  en: {
    name: 'Chosen file',
    waits: 'This file replaces the picture when you save.',
    takeBack: 'Keep the current picture',
    isSmall: (width) =>
      `This picture is only ${width} pixels wide, so it will look blurred where the site shows it large. If you can, choose one that is at least 1,280 pixels wide.`,
    isTooLarge: (most) => `This file is larger than ${most} MB. Please choose a smaller one.`,
  },
  id: {
    name: 'Berkas yang dipilih',
    waits: 'Berkas ini menggantikan gambar saat Anda menyimpan.',
    takeBack: 'Tetap pakai gambar yang ada',
    isSmall: (width) =>
      `Lebar gambar ini hanya ${width} piksel, jadi akan tampak kabur saat situs menampilkannya besar. Bila bisa, pilih gambar dengan lebar minimal 1.280 piksel.`,
    isTooLarge: (most) => `Berkas ini lebih besar dari ${most} MB. Mohon pilih yang lebih kecil.`,
  },
}
