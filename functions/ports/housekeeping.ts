/** Deletes outdated records. */
export interface Housekeeping {
  /**
   * Deletes expired sessions and links, accounts and subscriptions that were never confirmed, pictures of documents reviewed
   * long ago, and documents that were not reviewed in time, whose owners get a mail. Returns how many records were deleted.
   */
  deleteOutdated(now: Date): Promise<number>
}
