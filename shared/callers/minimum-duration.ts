/**
 * Runs the work, but settles only after `minimum`, so that the duration does not reveal, for example, whether an
 * account exists.
 * @param minimum a timer that the caller has started
 */
export async function withMinimumDuration<T>(minimum: Promise<unknown>, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), minimum])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
