/** Where the refusal of a decision tells the form, as if of a field, the id of the document that is to be decided about instead. */
export const newerDocumentPath = 'newer'

/** What staff read who decide about a document that is gone. */
export const goneTexts = {
  replaced:
    'The traveller has uploaded another document meanwhile, and this one is gone. Please decide about the other one.',
  open: 'Open the other document',
  takenBack: 'The traveller has taken this document back meanwhile; there is nothing to decide any more.',
}
