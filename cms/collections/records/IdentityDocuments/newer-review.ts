/**
 * The paths under which a refused decision contains, like errors of fields, the message and the current times. The form
 * takes the times over, so that it can be saved again.
 */
export const newerReviewPaths = {
  message: 'newer_message',
  reviewed_at: 'newer_reviewed_at',
  profile_changed_at: 'newer_profile_changed_at',
} as const
