import { RefusalError } from '../errors/refusal.ts'

/**
 * Returns the id of the entry that is updated. The hooks that call this lock only one entry.
 *
 * @throws RefusalError (400) for a bulk update, because a list action stores the first half of a change even if the
 *   second half fails
 */
export function requireSingleId(args: object): number | string {
  if ('id' in args && (typeof args.id === 'number' || typeof args.id === 'string')) return args.id
  throw new RefusalError('Please change these one by one.', 400)
}
