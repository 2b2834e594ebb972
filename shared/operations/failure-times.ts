import * as z from 'zod/mini'

/** When the first and the latest failure occurred since the last success. */
export const failureTimesSchema = z.object({ since: z.iso.datetime(), last: z.iso.datetime() })

/** How long (ms) a service must have been unavailable before staff see it. A rejection is shown at once. */
const shownAfterMs = 5 * 60_000

/** Returns whether staff should see a problem: the service rejects us, or it has been unavailable for a while. */
export function isLasting({ since, last }: z.infer<typeof failureTimesSchema>, isRejected: boolean): boolean {
  return isRejected || Date.parse(last) - Date.parse(since) >= shownAfterMs
}
