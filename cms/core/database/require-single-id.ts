import { RefusalError } from '../errors/refusal.ts'

/**
 * Returns the id of the updated entry, for hooks that can lock only one entry.
 *
 * @throws RefusalError (400) for a bulk update, because Payload stores its first entries even if a later one fails
 */
export function requireSingleId(args: object): number | string {
  if ('id' in args && (typeof args.id === 'number' || typeof args.id === 'string')) return args.id
  throw new RefusalError('Please change these one by one.', 400)
}
