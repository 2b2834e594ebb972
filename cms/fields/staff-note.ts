export const staffNoteDescription =
  'Only staff can see this. If the traveller has deleted the account, do not enter personal data.'
