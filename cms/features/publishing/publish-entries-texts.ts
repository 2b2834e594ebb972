const en = {
  publish: (count: string) => `Publish selected: ${count}`,
  confirmQuestion: (count: string) =>
    `Publish the selected entries (${count})? They go live when the site is next published.`,
  confirm: 'Publish',
  cancel: 'Cancel',
  progress: (done: string, of: string) => `Publishing … ${done} of ${of}`,
  result: 'Result',
  published: 'Published',
  unchanged: 'Already published',
  refused: 'Not published',
  close: 'Close',
  failed: 'Something went wrong. Entries published so far are listed.',
}

export type PublishEntriesTexts = typeof en

const id: PublishEntriesTexts = {
  publish: (count) => `Publikasikan yang dipilih: ${count}`,
  confirmQuestion: (count) =>
    `Publikasikan entri yang dipilih (${count})? Semuanya tampil pada publikasi situs berikutnya.`,
  confirm: 'Publikasikan',
  cancel: 'Batal',
  progress: (done, of) => `Memublikasikan … ${done} dari ${of}`,
  result: 'Hasilnya',
  published: 'Dipublikasikan',
  unchanged: 'Sudah dipublikasikan',
  refused: 'Tidak dipublikasikan',
  close: 'Tutup',
  failed: 'Terjadi kesalahan. Entri yang sudah dipublikasikan tercantum.',
}

export function publishEntriesTexts(language: string): PublishEntriesTexts {
  return language === 'id' ? id : en
}
