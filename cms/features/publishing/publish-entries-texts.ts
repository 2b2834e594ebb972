const en = {
  publishSelected: (count: string) => `Publish selected: ${count}`,
  confirmQuestion: (count: string) =>
    `Publish the selected entries (${count})? They go live when the site is next published.`,
  confirm: 'Publish',
  cancel: 'Cancel',
  progressText: (done: string, total: string) => `Publishing … ${done} of ${total}`,
  published: 'Published',
  unchanged: 'Already published',
  refused: 'Not published',
  close: 'Close',
  requestFailed: 'Something went wrong. Entries published so far are listed.',
}

export type PublishEntriesTexts = typeof en

const id: PublishEntriesTexts = {
  publishSelected: (count) => `Publikasikan yang dipilih: ${count}`,
  confirmQuestion: (count) =>
    `Publikasikan entri yang dipilih (${count})? Semuanya tampil pada publikasi situs berikutnya.`,
  confirm: 'Publikasikan',
  cancel: 'Batal',
  progressText: (done, total) => `Memublikasikan … ${done} dari ${total}`,
  published: 'Dipublikasikan',
  unchanged: 'Sudah dipublikasikan',
  refused: 'Tidak dipublikasikan',
  close: 'Tutup',
  requestFailed: 'Terjadi kesalahan. Entri yang sudah dipublikasikan tercantum.',
}

export function getPublishEntriesTexts(language: string): PublishEntriesTexts {
  return language === 'id' ? id : en
}
