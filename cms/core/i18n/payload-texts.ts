const deletionWarning = {
  en: 'This is final. If the entry has a page, the page leaves the site. To keep the entry, unpublish it or make it inactive instead.',
  id: 'Ini tidak dapat dibatalkan. Jika entri punya halaman, halamannya hilang dari situs. Agar entri tetap ada, batalkan publikasinya atau nonaktifkan saja.',
}
const bulkDeletionQuestion = {
  en: `You are about to delete {{count}} {{label}}. ${deletionWarning.en}`,
  id: `Anda akan menghapus {{count}} {{label}}. ${deletionWarning.id}`,
}

/**
 * Replaces unclear texts of Payload. Payload reports an expired session as a missing permission, so the text about
 * permissions mentions both. In Indonesian, Payload uses two verbs for publishing; these texts use only the verb
 * on the buttons.
 */
export const payloadTexts = {
  en: {
    authentication: {
      // Our texts use 'sign in' instead of 'log in'.
      backToLogin: 'Back to sign-in',
      login: 'Sign in',
      logOut: 'Sign out',
      logout: 'Sign out',
      loggedOutInactivity: 'You were signed out because you were inactive.',
      loggedOutSuccessfully: 'You have signed out.',
      logoutSuccessful: 'You have signed out.',
    },
    error: {
      logoutFailed: 'Signing out failed. Please try again.',
      notAllowedToAccessPage: 'If you need it, ask an administrator to change your role.',
      notAllowedToPerformAction:
        'You are not allowed to perform this action. If you have been signed out, sign in again in another tab and repeat the action here: your input is kept.',
      // Payload shows this text to users who are signed in, too.
      unauthorized: 'You have no access to this page.',
      valueMustBeUnique: 'Another entry already uses this. Please choose something else.',
    },
    general: {
      aboutToDelete: `You are about to delete the {{label}} <1>{{title}}</1>. ${deletionWarning.en}`,
      aboutToDeleteCount_many: bulkDeletionQuestion.en,
      aboutToDeleteCount_one: bulkDeletionQuestion.en,
      aboutToDeleteCount_other: bulkDeletionQuestion.en,
      documentOutOfDate:
        'This entry was saved by someone else or in another tab since you opened it. Reload the page to continue with the saved entry: your input on this page will be lost. To copy it first, press Esc.',
      // Shown below lists of related entries, which have no filter. The label begins with a capital letter.
      noResults: '{{label}}: none yet.',
      payloadSettings: 'Language and appearance',
      and: 'and',
      or: 'or',
      // Payload would insert the label of the column as '[object Object]'.
      sortByLabelDirection: 'Sort by this column: {{direction}}',
    },
    nusa: { calendar: 'Calendar' },
    version: {
      aboutToRestore:
        'You are about to restore this {{label}} to its state of {{versionDate}}. A draft is restored as a draft, and the site does not change. A published version goes live at once, unless you restore it as a draft.',
      aboutToRestoreGlobal: 'You are about to restore {{label}} to its state of {{versionDate}}. It goes live at once.',
      versionID: 'Version number',
    },
  },
  id: {
    error: {
      notAllowedToAccessPage: 'Jika Anda memerlukannya, minta administrator mengubah peran Anda.',
      notAllowedToPerformAction:
        'Anda tidak diizinkan melakukan tindakan ini. Jika Anda sempat keluar, masuklah lagi di tab lain lalu ulangi di sini: yang sudah Anda ketik tetap ada.',
      unauthorized: 'Anda tidak punya akses ke halaman ini.',
      valueMustBeUnique: 'Entri lain sudah memakainya. Mohon pilih yang lain.',
    },
    general: {
      aboutToDelete: `Anda akan menghapus {{label}} <1>{{title}}</1>. ${deletionWarning.id}`,
      aboutToDeleteCount_many: bulkDeletionQuestion.id,
      aboutToDeleteCount_one: bulkDeletionQuestion.id,
      aboutToDeleteCount_other: bulkDeletionQuestion.id,
      edit: 'Ubah',
      editAll: 'Ubah semua',
      editLabel: 'Ubah {{label}}',
      editing: 'Mengubah',
      noResults: '{{label}} belum ada.',
      noResultsDescription: 'Belum ada entri, atau tidak ada yang cocok dengan filter.',
      noResultsFound: 'Tidak ada hasil.',
      documentOutOfDate:
        'Ini sudah disimpan sejak Anda membukanya, oleh orang lain atau di tab lain. Muat ulang untuk melanjutkan dari sana: yang Anda ketik di sini hilang. Untuk menyalinnya dahulu, tekan Esc.',
      payloadSettings: 'Bahasa dan tampilan',
      and: 'dan',
      or: 'atau',
      restoreAsPublished: 'Pulihkan sebagai versi yang dipublikasikan',
      sortByLabelDirection: 'Urutkan menurut kolom ini: {{direction}}',
    },
    fields: {
      editLabelData: 'Ubah data {{label}}',
      editLink: 'Ubah tautan',
      editRelationship: 'Ubah hubungan',
      selectFieldsToEdit: 'Pilih isian untuk diubah',
      toggleBlock: 'Buka atau tutup',
    },
    upload: { editImage: 'Ubah gambar' },
    // Payload's rich text editor has no Indonesian translation.
    lexical: {
      blockquote: { label: 'Kutipan' },
      general: {
        placeholder: "Mulai menulis, atau tekan '/' untuk pilihan...",
        slashMenuBasicGroupLabel: 'Dasar',
        slashMenuListGroupLabel: 'Daftar',
        toolbarItemsActive: '{{count}} aktif',
      },
      heading: { label: 'Judul {{headingLevel}}' },
      horizontalRule: { label: 'Garis mendatar' },
      link: { label: 'Tautan', loadingWithEllipsis: 'Memuat...' },
      orderedList: { label: 'Daftar bernomor' },
      paragraph: { label: 'Paragraf', label2: 'Teks biasa' },
      unorderedList: { label: 'Daftar berbutir' },
      upload: { label: 'Gambar' },
    },
    nusa: { calendar: 'Kalender' },
    version: {
      aboutToRestore:
        'Anda akan memulihkan {{label}} ini ke keadaannya pada {{versionDate}}. Draf dipulihkan sebagai draf, dan situs tidak berubah. Versi yang dipublikasikan langsung tayang, kecuali Anda memulihkannya sebagai draf.',
      aboutToRestoreGlobal:
        'Anda akan memulihkan {{label}} ke keadaannya pada {{versionDate}}. Isinya langsung tayang.',
      aboutToPublishSelection: 'Anda akan memublikasikan semua {{label}} dalam pilihan. Apakah Anda yakin?',
      currentPublishedVersion: 'Versi yang dipublikasikan saat ini',
      published: 'Dipublikasikan',
      publishing: 'Memublikasikan',
      unpublishedSuccessfully: 'Publikasi berhasil dibatalkan.',
      versionID: 'Nomor versi',
    },
  },
}
