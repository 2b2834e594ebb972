import type { TimeZone } from '@nusa/shared/dates'
import type { OptionObject } from 'payload'

export const timeZoneOptions = [
  { value: 'Asia/Jakarta', label: 'WIB: Java and Sumatra' },
  { value: 'Asia/Makassar', label: 'WITA: Bali, Lombok and Flores' },
  { value: 'Asia/Jayapura', label: 'WIT: Maluku and Papua' },
] satisfies (OptionObject & { value: TimeZone })[]
