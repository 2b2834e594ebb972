import { minQuietSeconds } from '@nusa/shared/publishing'
import { instantText, numberText } from '../../../../core/i18n/times.ts'
import { translateMessage } from '../../../../core/i18n/translate-message.ts'
import { problemTexts } from '../../problem-texts.ts'
import type { PublishingTexts } from './en.ts'

const countText = (number: number, thing: string) => `${numberText(number, 'id')} ${thing}`

const joinNames = (names: readonly string[]) => names.join(' dan ')

const describeSetters = (names: readonly string[]) => (names.length > 0 ? ` (diatur oleh ${joinNames(names)})` : '')
const describeDelay = (quietSeconds: number) =>
  quietSeconds > minQuietSeconds ? `${countText(quietSeconds, 'detik')} setelah perubahan terakhir` : 'seketika'

export const id: PublishingTexts = {
  language: 'id',
  site: 'Situs',
  liveLabel: 'Tayang',
  whatIsLive: 'Yang sedang tayang',
  nothingLive: 'Belum ada yang tayang.',
  openingPageShown:
    'Situs belum dibuka: pengunjung melihat halaman pembuka. Situs dapat tayang bila nama dan kontak di pengaturan sudah diganti dengan milik Anda.',
  missingSettings: 'Yang masih harus diisi:',
  liveWhenOpen: 'Perubahan tayang saat situs dibuka.',
  publishingHeld:
    'Situs dikembalikan ke rilis ini. Perubahan tidak tayang secara otomatis sampai Anda menekan Publikasikan sekarang.',
  publishNow: 'Publikasikan sekarang',
  publishingBadge: 'memublikasikan',
  starting: 'Dimulai',
  changesAndReleases: 'Yang berubah, dan rilis sebelumnya',
  releaseSince: (number, since) => `Rilis ${number}, sejak ${instantText(since, 'id')}`,
  publishedBy: (names) => `dipublikasikan oleh ${joinNames(names)}`,
  publishedAfter: (names) =>
    names.length > 0 ? `dipublikasikan setelah perubahan oleh ${joinNames(names)}` : 'dipublikasikan otomatis',
  rolledBackBy: (release, names) =>
    `dikembalikan ke rilis ${release}${names.length > 0 ? ` oleh ${joinNames(names)}` : ''}`,
  stepNames: {
    Content: 'Mengambil perubahan',
    Code: 'Memeriksa kode',
    Pages: 'Membuat halaman',
    Publish: 'Memublikasikan halaman',
  },
  stepOfTotal: (step, total) => ` (langkah ${step} dari ${total})`,
  secondsLeft: (seconds) => `, sekitar ${seconds} dtk lagi`,
  almostDone: ', hampir selesai',
  changesBadge: (total) => countText(total, 'perubahan'),
  changesUnknown: (reason) => `Perubahan tidak dapat diketahui: ${translateMessage(reason, 'id')}`,
  nothingChanged: 'Tidak ada perubahan yang menunggu untuk dipublikasikan.',
  entriesChanged: (total) =>
    `${countText(total, 'entri')} baru, berubah, atau dihapus dibandingkan dengan situs yang tayang.`,
  otherEntries: (total) => `dan ${countText(total, 'entri lain')}`,
  changeKinds: { new: 'Baru', changed: 'Diubah', gone: 'Dihapus' },
  emptyValue: 'kosong',
  changedTo: 'menjadi',
  notPublished: (reason) =>
    `Situs tidak dipublikasikan; situs yang tayang tidak berubah. ${translateMessage(reason, 'id')}`,
  lastPublishChanges: (changed, gone) =>
    `Publikasi terakhir mengubah ${countText(changed, 'halaman')}${gone > 0 ? ` dan menghapus ${countText(gone, 'halaman')}` : ''}`,
  otherPages: (total) => `dan ${countText(total, 'halaman lain')}`,
  pageWasRemoved: (path) => `${path} dihapus`,
  deadLinks: (total) => `${countText(total, 'tautan')} ke halaman yang tidak ada`,
  releases: 'Rilis dan yang diubahnya',
  viewRelease: (release) => `Lihat rilis ${release}`,
  goBackTo: (release) => `Kembali ke rilis ${release}`,
  whatChanged: 'Yang diubahnya',
  confirmGoBack: (release) => `Kembali ke rilis ${release}?`,
  goBackExplanation:
    'Seluruh situs akan tampil seperti pada rilis itu. Isi CMS tetap seperti sekarang; sampai seseorang menekan Publikasikan sekarang, perubahan tidak tayang dengan sendirinya.',
  goBackComparison: 'Dibandingkan dengan yang tayang sekarang:',
  sameAsLive: 'Ini sama dengan yang tayang sekarang.',
  keepLiveRelease: 'Biarkan situs seperti sekarang',
  comparing: 'Membandingkan…',
  notComparable: 'Yang berubah tidak diketahui: isi salah satu rilis itu tidak disimpan.',
  noEntryChanged: 'Tidak ada entri yang berubah.',
  codeChanged: 'Perangkat lunak situs diperbarui, sehingga setiap halaman dapat berubah.',
  pagesRebuilt: 'Halaman dibuat ulang tanpa perubahan di CMS, misalnya karena tahun baru dimulai.',
  entriesDiffer: (total) => `${countText(total, 'entri')} baru, berubah, atau hilang`,
  pagesDiffer: (changed, gone) =>
    `${countText(changed, 'halaman')} baru atau berubah${gone > 0 ? `, ${countText(gone, 'halaman')} hilang` : ''}`,
  publishFails: (since) =>
    `Perubahan tidak tayang: setiap publikasi sejak ${instantText(since, 'id')} gagal. ${problemTexts.id.nothingIsLost} Perbaiki entri yang disebut di atas. Bila tidak ada yang disebut, beri tahu operator situs.`,
  problemBadge: 'masalah',
  changesNotLive: 'Saat ini perubahan tidak tayang.',
  liveOnlyManually: (names) => `Perubahan tayang hanya bila seseorang memublikasikannya${describeSetters(names)}.`,
  liveAfterQuietPeriod: (seconds, names) => `Perubahan tayang ${describeDelay(seconds)}${describeSetters(names)}.`,
  liveAgainAfterQuietPeriod: (seconds, names) =>
    `Setelah Anda menekan Publikasikan sekarang, perubahan kembali tayang ${describeDelay(seconds)}${describeSetters(names)}.`,
  nextPublishTime: (at) => ` Bila tidak ada perubahan lagi, publikasi berikutnya pada ${instantText(at, 'id')}.`,
  scheduledBy: (names, at) => `Dijadwalkan pada ${instantText(at, 'id')} oleh ${joinNames(names)}`,
  publishLater: 'Jadwalkan publikasi situs',
  cancelSchedule: 'Batalkan jadwal publikasi',
  whenChangesGoLive: 'Perubahan tayang',
  automaticOption: 'secara otomatis, bila tidak ada perubahan selama',
  quietSeconds: 'Detik tanpa perubahan',
  seconds: 'detik',
  manualOption: 'hanya bila seseorang memublikasikannya',
  saveTiming: 'Simpan pengaturan ini',
  publishAt: 'Publikasikan pada (waktu Bali)',
  scheduleButton: 'Jadwalkan',
  hostPublishes:
    'Situs dibangun dan dipublikasikan oleh penyedia hosting. Di sini Anda dapat meminta pembangunan; kemajuannya tampil di halaman penyedia itu.',
  requestingBuild: 'Meminta pembangunan',
  earlierRequests: 'Permintaan sebelumnya',
  requestedBy: (name, at) => `Diminta oleh ${name}, ${instantText(at, 'id')}`,
  hostBuilds: (job) => `penyedia hosting membangun situs${job === null ? '' : ` (pembangunan ${job})`}`,
  noResponse: 'CMS tidak merespons. Mohon periksa koneksi Anda.',
  lostResponse: 'CMS tidak merespons, jadi mungkin belum dilakukan. Mohon coba lagi.',
  requestFailed: 'Tidak berhasil. Mohon coba lagi.',
}
