/**
 * The description of the field for notes of staff. Staff can write notes even if the traveller has deleted the account.
 */
export const staffNoteDescription =
  'Only staff can see this. If the traveller has deleted the account, do not enter personal data.'
