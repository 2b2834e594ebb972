import { removeAccents } from '../core/remove-accents.ts'

/** Returns `nusa-penida-day-trip` for `Nusa Penida: Day Trip!`. */
export function slugify(title: string): string {
  return removeAccents(title)
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '')
}
