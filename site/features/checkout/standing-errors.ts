import type { FieldErrors } from '../../lib/form.ts'
import type { BookingContent } from './attempt.ts'
import { choiceText } from './attempt-store.ts'

/** What was found wrong, by path, and in what. */
export interface FoundErrors {
  errors: FieldErrors
  content: BookingContent
}

/** The errors of the fields that still say what was found wrong, by the paths that these have now. */
export function standingErrors({ errors, content }: FoundErrors, now: BookingContent): FieldErrors {
  const standing = Object.entries(errors).flatMap(([path, message]) => {
    const pathNow = movedPath(path, content, now)
    return pathNow !== null && valueAt(content, path) === valueAt(now, pathNow) ? [[pathNow, message]] : []
  })
  return Object.fromEntries(standing)
}

/** A path begins with the place of an item, which is another one once an item before it is gone; null where it is gone itself. */
function movedPath(path: string, before: BookingContent, now: BookingContent): string | null {
  const [, place, rest] = /^items\.(\d+)\.(.+)$/.exec(path) ?? []
  if (place === undefined) return path
  const item = before.items[Number(place)]
  const placeNow = item ? now.items.findIndex((one) => choiceText(one) === choiceText(item)) : -1
  return placeNow < 0 ? null : `items.${placeNow}.${rest}`
}

function valueAt(content: BookingContent, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, key) => (part instanceof Object ? Reflect.get(part, key) : undefined), content)
}
