import { type PublishFailure, publishFailures } from '@nusa/shared/publishing'
import { faultRules } from './fault-rules.ts'

const inIndonesian: Record<PublishFailure, string> = {
  unavailable:
    'CMS tidak memberikan isinya kepada layanan publikasi situs. Mohon coba lagi; jika terjadi lagi, beri tahu pengelola situs.',
  content: 'Beberapa entri tidak dapat ditampilkan seperti adanya.',
  is_live: 'Rilis itu sudah tayang.',
  not_kept: 'Rilis itu tidak disimpan lagi.',
  not_whole: 'Berkas rilis itu diubah atau dihapus, jadi tidak dapat ditampilkan lagi.',
  is_planned: 'Sementara itu seseorang sudah merencanakan publikasi. Batalkan yang itu dahulu.',
  unexpected: 'Ada yang gagal di tempat situs dibuat. Mohon coba lagi; jika terjadi lagi, beri tahu pengelola situs.',
}

/** Translations of the publisher's messages, by the English text. The publisher is not part of the CMS. */
export const publishFailureMessages: Readonly<Record<string, string>> = {
  [publishFailures.unavailable]: inIndonesian.unavailable,
  [publishFailures.content]: inIndonesian.content,
  [publishFailures.is_live]: inIndonesian.is_live,
  [publishFailures.not_kept]: inIndonesian.not_kept,
  [publishFailures.not_whole]: inIndonesian.not_whole,
  [publishFailures.is_planned]: inIndonesian.is_planned,
  [publishFailures.unexpected]: inIndonesian.unexpected,
  ...faultRules,
}
