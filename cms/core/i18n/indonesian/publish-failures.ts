import { type PublishFailure, publishFailures } from '@nusa/shared/publishing'

/** Specific errors come before general ones, because the first match is used. */
const faultTexts: Readonly<Record<string, string>> = {
  'is missing': 'belum diisi',
  'is still an example: enter your own': 'masih berupa contoh: isi dengan milik Anda',
  'is not what it should be': 'tidak seperti seharusnya',
  'must not be empty': 'tidak boleh kosong',
  'must be lower-case letters, digits and single hyphens': 'harus berupa huruf kecil, angka, dan tanda hubung tunggal',
  'must be three capital letters': 'harus berupa tiga huruf besar',
  'must be a date written yyyy-mm-dd': 'harus berupa tanggal yang ditulis yyyy-mm-dd',
  'must be a day written mm-dd or yyyy-mm-dd': 'harus berupa tanggal yang ditulis mm-dd atau yyyy-mm-dd',
  'needs two days written in the same way': 'perlu dua tanggal yang ditulis dengan cara yang sama',
  'must not end before it begins': 'tidak boleh berakhir sebelum dimulai',
  'must be a day that exists': 'harus berupa tanggal yang ada',
  'must be a time written HH:mm': 'harus berupa jam yang ditulis JJ:mm',
  'needs at least one price': 'perlu paling sedikit satu harga',
  'needs at least {} characters': 'perlu paling sedikit {1} karakter',
  'needs at least {} character': 'perlu paling sedikit {1} karakter',
  'needs at least {} items': 'perlu paling sedikit {1} butir',
  'needs at least {} item': 'perlu paling sedikit {1} butir',
  'needs at most {} characters': 'boleh paling banyak {1} karakter',
  'needs at most {} character': 'boleh paling banyak {1} karakter',
  'needs at most {} items': 'boleh paling banyak {1} butir',
  'needs at most {} item': 'boleh paling banyak {1} butir',
  'must be at least {}': 'harus paling sedikit {1}',
  'must be at most {}': 'harus paling banyak {1}',
  'must be written as {}': 'harus ditulis sebagai {1}',
  'must be {}': 'harus berupa {1}',
  "'{}' or {}": "'{1}' atau {2}",
  'a text': 'teks',
  'a number': 'angka',
  'a whole number': 'bilangan bulat',
  'yes or no': 'ya atau tidak',
  'a list': 'daftar',
  'a group of fields': 'kelompok isian',
  'an email address': 'alamat email',
  'a web address that starts with https://': 'alamat web yang diawali https://',
  'a UUID': 'UUID',
  'a point in time': 'tanggal dan jam',
  'number {}': 'nomor {1}',
}

const indonesianFailures: Record<PublishFailure, string> = {
  unavailable:
    'Layanan publikasi tidak dapat membaca konten dari CMS. Mohon coba lagi. Jika gagal lagi, hubungi operator situs.',
  content: 'Beberapa entri belum dapat dipublikasikan.',
  opening: 'Situs belum dibuka: pengunjung melihat halaman pembuka sampai pengaturan ini milik Anda.',
  is_live: 'Rilis itu sudah tayang.',
  not_kept: 'Rilis itu sudah tidak tersimpan.',
  not_whole: 'Berkas rilis itu diubah atau dihapus, jadi tidak dapat dipublikasikan lagi.',
  is_planned: 'Pengguna lain baru saja menjadwalkan publikasi. Batalkan jadwal itu dahulu.',
  no_space:
    'Disk server penuh, jadi tidak ada yang dipublikasikan; situs yang tayang tidak berubah. Mohon beri tahu operator situs.',
  unexpected: 'Terjadi kesalahan saat situs dibangun. Mohon coba lagi. Jika gagal lagi, hubungi operator situs.',
}

/** Translations of the English messages with which the publisher reports a failure. */
export const publishFailureMessages: Readonly<Record<string, string>> = {
  [publishFailures.unavailable]: indonesianFailures.unavailable,
  [publishFailures.opening]: indonesianFailures.opening,
  [publishFailures.no_space]: indonesianFailures.no_space,
  [publishFailures.content]: indonesianFailures.content,
  [publishFailures.is_live]: indonesianFailures.is_live,
  [publishFailures.not_kept]: indonesianFailures.not_kept,
  [publishFailures.not_whole]: indonesianFailures.not_whole,
  [publishFailures.is_planned]: indonesianFailures.is_planned,
  [publishFailures.unexpected]: indonesianFailures.unexpected,
  ...faultTexts,
}
