import { RefusalError } from '../errors/refusal.ts'

/**
 * Returns the id of the entry that is updated. Hooks that can lock only one entry call this function.
 *
 * @throws RefusalError (400) for a bulk update, because Payload stores the first entries of a bulk update even if a
 *   later entry fails
 */
export function requireSingleId(args: object): number | string {
  if ('id' in args && (typeof args.id === 'number' || typeof args.id === 'string')) return args.id
  throw new RefusalError('Please change these one by one.', 400)
}
