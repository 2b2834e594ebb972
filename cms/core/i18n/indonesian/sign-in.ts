export const signIn: Record<string, string> = {
  'Two-step sign-in': 'Masuk dua langkah',
  'Sign-in and security': 'Masuk dan keamanan',
  'Two-step sign-in is required': 'Masuk dua langkah wajib',
  'Users with these roles must set up two-step sign-in at their next click, before they can do anything else.':
    'Pengguna dengan peran ini yang belum mengatur masuk dua langkah diminta pada klik berikutnya, dan sebelum itu tidak dapat melakukan apa pun.',
  'Documents of travellers need two-step sign-in': 'Dokumen wisatawan memerlukan masuk dua langkah',
  'Passports and identity cards can only be opened by users who signed in with a second step. Switch this off only if your staff cannot use two-step sign-in.':
    'Paspor dan kartu identitas hanya dapat dibuka oleh pengguna yang masuk dengan langkah kedua. Matikan hanya jika staf Anda tidak dapat memakai masuk dua langkah.',
}
