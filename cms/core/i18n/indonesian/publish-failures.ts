import { type PublishFailure, publishFailures } from '@nusa/shared/publishing'
import { faultRules } from './fault-rules.ts'

const inIndonesian: Record<PublishFailure, string> = {
  unavailable:
    'Layanan publikasi tidak dapat membaca konten dari CMS. Mohon coba lagi. Jika gagal lagi, hubungi pengelola situs.',
  content: 'Beberapa entri belum dapat dipublikasikan.',
  is_live: 'Rilis itu sudah tayang.',
  not_kept: 'Rilis itu sudah tidak tersimpan.',
  not_whole: 'Berkas rilis itu diubah atau dihapus, jadi tidak dapat dipublikasikan lagi.',
  is_planned: 'Pengguna lain baru saja menjadwalkan publikasi. Batalkan jadwal itu dahulu.',
  unexpected: 'Terjadi kesalahan saat situs dibangun. Mohon coba lagi. Jika gagal lagi, hubungi pengelola situs.',
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
