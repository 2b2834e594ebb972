/** A refused decision contains the id of the newer document like a field error at this path. */
export const newerDocumentPath = 'newer'

export const missingDocumentTexts = {
  replaced: 'The traveller has uploaded a newer document, which replaced this one. Please review the newer one.',
  openNewer: 'Open the newer document',
  accountDeleted:
    'The traveller has deleted the account, and this document with it, so there is nothing left to review.',
  withdrawn: 'The traveller has withdrawn this document, so there is nothing left to review.',
}

/** The paths of a refusal's errors, which contain the message and the current times that the form adopts. */
export const newerReviewPaths = {
  message: 'newer_message',
  reviewed_at: 'newer_reviewed_at',
  profile_changed_at: 'newer_profile_changed_at',
} as const
