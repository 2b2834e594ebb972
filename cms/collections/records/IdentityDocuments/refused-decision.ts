/** The path of a field error in the response if there is a newer document, whose ID is the message. */
export const newerDocumentErrorPath = 'newer'

export const missingDocumentTexts = {
  replaced: 'The traveller has uploaded a newer document, which replaced this one. Please review the newer one.',
  openNewer: 'Open the newer document',
  accountDeleted:
    'The traveller has deleted the account, and this document with it, so there is nothing left to review.',
  withdrawn: 'The traveller has withdrawn this document, so there is nothing left to review.',
}

/**
 * The paths of field errors in the response if the review or the profile is outdated. Their messages are the text for
 * the user and the current times, which the form copies.
 */
export const outdatedDecisionErrorPaths = {
  message: 'newer_message',
  reviewed_at: 'newer_reviewed_at',
  profile_changed_at: 'newer_profile_changed_at',
} as const
