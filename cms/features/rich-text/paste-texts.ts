import type { Translations } from '../../core/i18n/language.ts'

interface PasteTexts {
  pictures: (count: number) => string
  links: (texts: readonly string[]) => string
}

export const pasteTexts: Translations<PasteTexts> = {
  en: {
    pictures: (count) =>
      `${count === 1 ? 'A picture was' : `${count} pictures were`} not pasted. Upload pictures as files, with + in the bar above the text.`,
    links: (texts) => `Pasted as text, since the address of the link cannot be used here – ${texts.join(', ')}`,
  },
  id: {
    pictures: (count) =>
      `${count} gambar tidak ditempel. Unggah gambar sebagai berkas, dengan + di bilah di atas teks.`,
    links: (texts) => `Ditempel sebagai teks karena alamat tautannya tidak dapat dipakai di sini – ${texts.join(', ')}`,
  },
}
