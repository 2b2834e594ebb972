import { instantText, numberText } from '../../../i18n/times.ts'
import { translated } from '../../../i18n/translated.ts'
import type { PublishingWords } from './en.ts'

const count = (number: number, thing: string) => `${numberText(number, 'id')} ${thing}`

const people = (names: readonly string[]) => names.join(' dan ')

/** The same in Indonesian. */
export const id: PublishingWords = {
  language: 'id',
  site: 'Situs',
  live: 'Tayang',
  whatIsLive: 'Yang sedang tayang',
  nothingLive: 'Belum ada yang tayang.',
  heldBack:
    'Situs dikembalikan ke rilis ini: sampai Anda menekan Publikasikan sekarang, perubahan tidak tayang dengan sendirinya.',
  publishNow: 'Publikasikan sekarang',
  publishing: 'memublikasikan',
  aboutToBegin: 'Segera dimulai',
  moreThere: 'Yang berubah, dan rilis sebelumnya',
  release: (number, since) => `Rilis ${number}, sejak ${instantText(since, 'id')}`,
  publishedBy: (names) => `dipublikasikan oleh ${people(names)}`,
  publishedAfter: (names) =>
    names.length > 0
      ? `dipublikasikan setelah perubahan oleh ${people(names)}`
      : 'dipublikasikan setelah ada perubahan',
  takenBackBy: (release, names) =>
    `dikembalikan ke rilis ${release}${names.length > 0 ? ` oleh ${people(names)}` : ''}`,
  steps: {
    Content: 'Mengambil yang berubah',
    Code: 'Memeriksa kode',
    Pages: 'Membuat halaman',
    Publish: 'Menempatkan halaman',
  },
  step: (number, of) => ` (langkah ${number} dari ${of})`,
  secondsLeft: (seconds) => `, sekitar ${seconds} dtk lagi`,
  nearlyThere: ', hampir selesai',
  changes: (total) => count(total, 'perubahan'),
  changesUnknown: (why) => `Yang berubah tidak dapat diketahui: ${translated(why, 'id')}`,
  nothingChanged: 'Tidak ada yang berubah sejak itu.',
  entriesChanged: (total) => `${count(total, 'entri')} baru, berubah, atau hilang sejak itu.`,
  otherEntries: (total) => `dan ${count(total, 'entri lain')}`,
  kinds: { new: 'Baru', changed: 'Diubah', gone: 'Hilang' },
  nothing: 'kosong',
  isNow: 'menjadi',
  notPublished: (why) => `Situs tidak dipublikasikan; yang tayang sebelumnya tetap tayang. ${translated(why, 'id')}`,
  lastChanged: (changed, gone) =>
    `Publikasi terakhir mengubah ${count(changed, 'halaman')}${gone > 0 ? ` dan menghapus ${count(gone, 'halaman')}` : ''}`,
  otherPages: (total) => `dan ${count(total, 'halaman lain')}`,
  isGone: (address) => `${address} sudah tidak ada`,
  deadLinks: (total) => `${count(total, 'tautan')} ke halaman yang tidak ada di situs`,
  earlierReleases: 'Rilis sebelumnya',
  lookAt: (release) => `Lihat rilis ${release}`,
  goBackTo: (release) => `Kembali ke rilis ${release}`,
  onlyByHand: (names) =>
    `Perubahan tayang hanya bila seseorang memublikasikannya${names.length > 0 ? ` (${people(names)})` : ''}.`,
  afterQuiet: (seconds, names) =>
    `Perubahan tayang ${count(seconds, 'detik')} setelah yang terakhir${names.length > 0 ? ` (${people(names)})` : ''}.`,
  afterQuietAgain: (seconds, names) =>
    `Setelah Anda menekan Publikasikan sekarang, perubahan kembali tayang ${count(seconds, 'detik')} setelah yang terakhir${names.length > 0 ? ` (${people(names)})` : ''}.`,
  nextTime: (at) => ` Berikutnya, bila tidak ada perubahan lagi: ${instantText(at, 'id')}.`,
  plannedBy: (names, at) => `Akan dipublikasikan pada ${instantText(at, 'id')}, direncanakan oleh ${people(names)}`,
  publishLater: 'Publikasikan pada waktu tertentu',
  cancelPlan: 'Batalkan rencana publikasi',
  whenLive: 'Perubahan tayang',
  byThemselves: 'dengan sendirinya, bila tidak ada perubahan selama',
  quietSeconds: 'Detik tanpa perubahan',
  seconds: 'detik',
  byHand: 'hanya bila seseorang memublikasikannya',
  saveWhenLive: 'Simpan kapan perubahan tayang',
  publishAt: 'Publikasikan pada (waktu Bali)',
  plan: 'Rencanakan publikasi ini',
  hostPublishes:
    'Situs dibangun dan dipublikasikan oleh penyedia hosting. Di sini ia diminta melakukannya; jalannya dapat dilihat di halaman penyedia itu.',
  askingHost: 'Meminta penyedia hosting',
  askedBefore: 'Permintaan sebelumnya',
  askedBy: (name, at) => `Diminta oleh ${name}, ${instantText(at, 'id')}`,
  hostBuilds: (job) => `penyedia hosting membangun situs${job === null ? '' : ` (pembangunan ${job})`}`,
  noAnswer: 'CMS tidak menjawab. Mohon periksa koneksi Anda.',
  orderLost: 'CMS tidak menjawab, jadi mungkin belum dilakukan. Mohon coba lagi.',
  failed: 'Tidak berhasil. Mohon coba lagi.',
}
