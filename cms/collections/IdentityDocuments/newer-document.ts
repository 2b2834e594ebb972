/** Where the refusal of a decision tells the form, as if of a field, the id of the document that is to be decided about instead. */
export const newerDocumentPath = 'newer'

/** What staff read who decide about a document that is gone. */
export const goneTexts = {
  replaced: 'The traveller has uploaded a newer document, which replaced this one. Please review the newer one.',
  open: 'Open the newer document',
  takenBack: 'The traveller has withdrawn this document, so there is nothing left to review.',
}
