import { RefusalError } from '../errors/refusal.ts'

/**
 * Returns the id of the single entry that is updated, because only one entry is locked.
 *
 * @throws RefusalError (400) for a bulk update: a list action keeps the first half of a change when the second half fails
 */
export function requireSingleId(args: object): number | string {
  if ('id' in args && (typeof args.id === 'number' || typeof args.id === 'string')) return args.id
  throw new RefusalError('Please change these one by one.', 400)
}
