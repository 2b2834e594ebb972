import { clockTime } from '../dates/index.ts'

/**
 * The time of a pickup as travellers read it. A transfer's names the zone, as the field does where it is chosen: some airports
 * lie in another one than Bali. What staff wrote instead of a time stays as it is.
 */
export function pickupTimeText(kind: string, time: string): string {
  return kind === 'transfer' && clockTime(time) !== null ? `${time} (Bali time)` : time
}
