/**
 * If there is a newer document, the response contains a field error with this path. Its message is the ID of the newer
 * document.
 */
export const newerDocumentErrorPath = 'newer'

export const missingDocumentTexts = {
  replaced: 'The traveller has uploaded a newer document, which replaced this one. Please review the newer one.',
  openNewer: 'Open the newer document',
  accountDeleted:
    'The traveller has deleted the account, and this document with it, so there is nothing left to review.',
  withdrawn: 'The traveller has withdrawn this document, so there is nothing left to review.',
}

/**
 * If the review or the profile is outdated, the response contains field errors with these paths. Their messages are a
 * text for the user and the current times, which the form copies.
 */
export const outdatedDecisionErrorPaths = {
  message: 'newer_message',
  reviewed_at: 'newer_reviewed_at',
  profile_changed_at: 'newer_profile_changed_at',
} as const
