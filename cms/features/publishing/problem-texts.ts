import type { Translations } from '../../core/i18n/language.ts'
import { instantText } from '../../core/i18n/times.ts'
import type { PublishingProblem } from './problems.ts'

const nothingIsLost = {
  en: 'Nothing is lost: your changes are saved and go live as soon as publishing works again. The live site is unchanged.',
  id: 'Tidak ada yang hilang: perubahan Anda tersimpan dan tayang begitu publikasi berfungsi lagi. Situs yang tayang tidak berubah.',
}

const contactOperator = {
  en: 'If this message is still here after a few minutes, send it to the person who operates the site. The message disappears by itself.',
  id: 'Bila pesan ini masih ada setelah beberapa menit, kirimkan kepada operator situs. Pesan ini hilang dengan sendirinya.',
}

function describeEnglishFailure(status: number | null): string {
  if (status === null) return 'has not responded'
  return status === 401 || status === 403
    ? `has rejected the CMS (${status})`
    : `has responded with an error (${status})`
}

const en = {
  nothingIsLost: nothingIsLost.en,
  publisherUnavailable: ({ since, status }: PublishingProblem) =>
    `The publisher ${describeEnglishFailure(status)} since ${instantText(new Date(since), 'en')}. ${nothingIsLost.en} ${contactOperator.en}`,
  changesNotReported: ({ since, status }: PublishingProblem) =>
    `Changes do not go live: since ${instantText(new Date(since), 'en')}, the service that publishes the site ${describeEnglishFailure(status)}. ${nothingIsLost.en} ${contactOperator.en}`,
}

function describeIndonesianFailure(status: number | null): string {
  if (status === null) return 'tidak merespons'
  return status === 401 || status === 403 ? `menolak CMS (${status})` : `menjawab dengan kesalahan (${status})`
}

const id: typeof en = {
  nothingIsLost: nothingIsLost.id,
  publisherUnavailable: ({ since, status }) =>
    `Layanan publikasi situs ${describeIndonesianFailure(status)}, sejak ${instantText(new Date(since), 'id')}. ${nothingIsLost.id} ${contactOperator.id}`,
  changesNotReported: ({ since, status }) =>
    `Perubahan tidak tayang: sejak ${instantText(new Date(since), 'id')}, layanan publikasi situs ${describeIndonesianFailure(status)}. ${nothingIsLost.id} ${contactOperator.id}`,
}

export const problemTexts: Translations<typeof en> = { en, id }
