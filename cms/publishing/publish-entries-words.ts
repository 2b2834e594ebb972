const en = {
  publish: (count: string) => `Publish selected: ${count}`,
  sure: (count: string) => `Publish ${count}? They go live when the site is next published.`,
  yes: 'Publish',
  no: 'Cancel',
  busy: (done: string, of: string) => `Publishing … ${done} of ${of}`,
  result: 'Result',
  published: 'Published',
  unchanged: 'Already published',
  refused: 'Not changed',
  close: 'Close',
  failed: 'Something went wrong. Entries published so far are listed.',
}

export type PublishEntriesWords = typeof en

const id: PublishEntriesWords = {
  publish: (count) => `Publikasikan yang dipilih: ${count}`,
  sure: (count) => `Publikasikan ${count}? Semuanya tampil pada publikasi situs berikutnya.`,
  yes: 'Publikasikan',
  no: 'Batal',
  busy: (done, of) => `Memublikasikan … ${done} dari ${of}`,
  result: 'Hasilnya',
  published: 'Dipublikasikan',
  unchanged: 'Sudah dipublikasikan',
  refused: 'Dibiarkan seperti semula',
  close: 'Tutup',
  failed: 'Dari sini tidak berhasil. Yang sudah dipublikasikan tercantum.',
}

/** Returns the texts for publishing several entries, in a language of the CMS. */
export function publishEntriesWords(language: string): PublishEntriesWords {
  return language === 'id' ? id : en
}
