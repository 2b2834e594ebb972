/** The description of the notes of staff, which can also be written after the traveller has deleted the account. */
export const staffNoteDescription =
  'Only staff can see this. If the traveller has deleted the account, do not enter personal data.'
