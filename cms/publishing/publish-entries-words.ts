const en = {
  publish: (count: string) => `Publish selected: ${count}`,
  sure: (count: string) => `Publish ${count}? They go live with the site’s next publish.`,
  yes: 'Publish',
  no: 'Cancel',
  busy: (done: string, of: string) => `Publishing … ${done} of ${of}`,
  result: 'What became of them',
  published: 'Published',
  unchanged: 'Was published already',
  refused: 'Left as it was',
  close: 'Close',
  failed: 'That did not work from here on. What was published is listed.',
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

/** What publishing of several entries says, in a language of the CMS. */
export function publishEntriesWords(language: string): PublishEntriesWords {
  return language === 'id' ? id : en
}
