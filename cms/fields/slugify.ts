import { removeAccents } from '../core/remove-accents.ts'

const maxLength = 80

/** Returns `nusa-penida-day-trip` for `Nusa Penida: Day Trip!`. */
export function slugify(title: string): string {
  const plainTitle = removeAccents(title).replace(/\p{M}/gu, '').toLowerCase()
  const words = plainTitle.split(/[^a-z0-9]+/).filter((word) => word !== '')
  const slug = words.join('-').slice(0, maxLength)
  return slug.replace(/-$/, '')
}
