/** Removes what nobody needs any more. */
export interface Housekeeping {
  /**
   * Sessions and links that are over, accounts and addresses that were never confirmed, pictures of documents that were
   * decided about long ago.
   */
  tidy(now: Date): Promise<number>
}
