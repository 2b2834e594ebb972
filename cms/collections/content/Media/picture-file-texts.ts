import type { Translations } from '../../../core/i18n/language.ts'

export interface PictureFileTexts {
  label: string
  replacesOnSave: string
  keepStored: string
  /** @param width in pixels */
  smallPicture: (width: number) => string
  tooLarge: (maxMegabytes: number) => string
}

export const pictureFileTexts: Translations<PictureFileTexts> = {
  en: {
    label: 'Chosen file',
    replacesOnSave: 'This file replaces the picture when you save.',
    keepStored: 'Keep the current picture',
    smallPicture: (width) =>
      `This picture is only ${width} pixels wide, so it will look blurred where the site shows it large. If you can, choose one that is at least 1,280 pixels wide.`,
    tooLarge: (maxMegabytes) => `This file is larger than ${maxMegabytes} MB. Please choose a smaller one.`,
  },
  id: {
    label: 'Berkas yang dipilih',
    replacesOnSave: 'Berkas ini menggantikan gambar saat Anda menyimpan.',
    keepStored: 'Tetap pakai gambar yang ada',
    smallPicture: (width) =>
      `Lebar gambar ini hanya ${width} piksel, jadi akan tampak kabur saat situs menampilkannya besar. Bila bisa, pilih gambar dengan lebar minimal 1.280 piksel.`,
    tooLarge: (maxMegabytes) => `Berkas ini lebih besar dari ${maxMegabytes} MB. Mohon pilih yang lebih kecil.`,
  },
}
