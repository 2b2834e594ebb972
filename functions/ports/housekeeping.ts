/** Removes what nobody needs any more. */
export interface Housekeeping {
  /**
   * Sessions and links that are over, accounts and addresses that were never confirmed, pictures of documents that were
   * decided about long ago, and documents that nobody decided about, of which their owners are told.
   */
  tidy(now: Date): Promise<number>
}
