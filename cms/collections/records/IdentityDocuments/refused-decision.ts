/** The path under which a refused decision contains the id of the newer document, like the error of a field. */
export const newerDocumentPath = 'newer'

/** Messages for staff who decide about a document that no longer exists. */
export const missingDocumentTexts = {
  replaced: 'The traveller has uploaded a newer document, which replaced this one. Please review the newer one.',
  openNewer: 'Open the newer document',
  accountDeleted:
    'The traveller has deleted the account, and this document with it, so there is nothing left to review.',
  withdrawn: 'The traveller has withdrawn this document, so there is nothing left to review.',
}

/**
 * The paths under which a refused decision contains, like errors of fields, the message and the current times. The form
 * adopts the current times, so that it can be saved again.
 */
export const newerReviewPaths = {
  message: 'newer_message',
  reviewed_at: 'newer_reviewed_at',
  profile_changed_at: 'newer_profile_changed_at',
} as const
