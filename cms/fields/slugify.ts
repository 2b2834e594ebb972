import { removeAccents } from '../core/remove-accents.ts'

/** Returns the slug for a title. For example, `Nusa Penida: Day Trip!` becomes `nusa-penida-day-trip`. */
export function slugify(title: string): string {
  return removeAccents(title)
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '')
}
