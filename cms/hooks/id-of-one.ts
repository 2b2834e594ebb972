import { Refusal } from './refusal.ts'

/**
 * The id of the one entry that an update is of: what is locked first is locked for one. Many at once are refused, for a list's
 * action would keep one half of a change whose other half failed.
 */
export function idOfOne(args: object): number | string {
  if ('id' in args && (typeof args.id === 'number' || typeof args.id === 'string')) return args.id
  throw new Refusal('Please change these one by one.', 400)
}
