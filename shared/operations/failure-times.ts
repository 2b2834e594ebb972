import * as z from 'zod/mini'

/** The first failure (`since`) and the latest failure (`last`) since the last success. */
export const failureTimesSchema = z.object({ since: z.iso.datetime(), last: z.iso.datetime() })

/** How long calls must have failed before staff see the problem. */
const minFailureMs = 5 * 60_000

/** Staff should see a rejection, and a failure that has lasted five minutes. */
export function shouldShowFailures({ since, last }: z.infer<typeof failureTimesSchema>, isRejected: boolean): boolean {
  return isRejected || Date.parse(last) - Date.parse(since) >= minFailureMs
}
