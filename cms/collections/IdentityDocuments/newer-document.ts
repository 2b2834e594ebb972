/** The path under which a refused decision contains the id of the newer document, like the error of a field. */
export const newerDocumentPath = 'newer'

/** Messages for staff who decide about a document that no longer exists. */
export const goneTexts = {
  replaced: 'The traveller has uploaded a newer document, which replaced this one. Please review the newer one.',
  open: 'Open the newer document',
  takenBack: 'The traveller has withdrawn this document, so there is nothing left to review.',
}
