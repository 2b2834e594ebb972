import { parseLocalDate } from '@nusa/shared/dates'
import { parseRupiah } from '@nusa/shared/money'
import type { FlattenedField, SelectField } from 'payload'
import { isRupiah } from '../fields/numbers.ts'
import { trimmed } from '../fields/trimmed.ts'
import { labelIn } from '../i18n/label-in.ts'
import { daysOf, joinTexts, readNumber, splitTexts } from './cells.ts'
import type { References } from './references.ts'
import type { SheetWords } from './words.ts'

/** What is needed to write and read the cells of a field. */
export interface Surroundings {
  words: SheetWords
  /** The decimal separator. */
  point: '.' | ','
  references: References
}

export type Reading = { value: unknown } | { fault: string }

/**
 * Converts the values of a kind of field to cells and back. Values are compared in the form of `plain`: without data
 * that only the database knows.
 */
export interface Kind {
  plain: (stored: unknown) => unknown
  write: (plain: unknown, surroundings: Surroundings) => string
  /** Only called for non-empty cells. */
  read: (cell: string, plain: unknown, surroundings: Surroundings) => Reading
  /** The value of an empty cell. */
  nothing: unknown
  /** Converts a plain value to the value to save. */
  data?: (plain: unknown) => unknown
}

/** Returns the kind of a field, or null if it cannot be written into a cell. */
export function kindOf(field: FlattenedField, isDay: boolean): Kind | null {
  if (field.type === 'array') return isDay ? dates : null
  if (field.type === 'text' || field.type === 'textarea') {
    if ('hasMany' in field && field.hasMany) return texts
    return isDay ? date : text
  }
  if (field.type === 'number') return isRupiah(field) ? amount : number
  if (field.type === 'checkbox') return checkbox
  if (field.type === 'select') return select(field)
  if (field.type !== 'relationship' || typeof field.relationTo !== 'string') return null
  return field.hasMany ? relations(field.relationTo) : relation(field.relationTo)
}

const one = (value: unknown) => (value === '' ? null : (value ?? null))
const many = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const wordsIn = (value: unknown) => (value === null ? '' : String(value))

const lines = (value: string) => trimmed(value.replaceAll('\r\n', '\n'))

const text: Kind = {
  plain: (stored) => one(typeof stored === 'string' ? lines(stored) : stored),
  write: wordsIn,
  read: (cell) => ({ value: one(lines(cell)) }),
  nothing: null,
}

const texts: Kind = {
  plain: (stored) => many(stored).map(String).map(lines),
  write: (value) => joinTexts(many(value).map(String)),
  read: (cell) => ({ value: splitTexts(lines(cell)) }),
  nothing: [],
}

const number: Kind = {
  plain: one,
  write: (value, { point }) => wordsIn(value).replace('.', point),
  read(cell, _plain, { words }) {
    const value = readNumber(cell)
    return value === null ? { fault: words.noNumber(cell) } : { value }
  },
  nothing: null,
}

/** A price: files accept the same input as forms. */
const amount: Kind = {
  ...number,
  read(cell, _plain, { words }) {
    const value = parseRupiah(cell)
    return value === null ? { fault: words.noAmount(cell) } : { value }
  },
}

const checkbox: Kind = {
  plain: (stored) => stored === true,
  write: (value, { words }) => (value === true ? words.yes : words.no),
  read(cell, _plain, { words }) {
    const said = cell.toLowerCase()
    if (['yes', 'ya', 'true', '1'].includes(said)) return { value: true }
    return ['no', 'tidak', 'false', '0'].includes(said) ? { value: false } : { fault: words.noYes(cell) }
  },
  nothing: false,
}

function select({ options }: Pick<SelectField, 'options'>): Kind {
  const choices = options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : { value: option.value, label: option.label },
  )
  const wordsOf = (choice: (typeof choices)[number], language: string) =>
    labelIn(choice.label, language) ?? labelIn(choice.label, 'en') ?? choice.value
  return {
    plain: one,
    write(value, { words }) {
      const choice = choices.find((choice) => choice.value === value)
      return choice ? wordsOf(choice, words.language) : wordsIn(value)
    },
    read(cell, _plain, { words }) {
      const said = cell.toLowerCase()
      const found = choices.find((choice) =>
        [choice.value, wordsOf(choice, 'en'), wordsOf(choice, 'id')].some((word) => word.toLowerCase() === said),
      )
      if (found) return { value: found.value }
      return { fault: words.noChoice(cell, choices.map((choice) => wordsOf(choice, words.language)).join(', ')) }
    },
    nothing: null,
  }
}

const date: Kind = {
  plain: one,
  write: wordsIn,
  read: (cell, plain, { words }) => readDay(cell, [plain], words),
  nothing: null,
}

const dates: Kind = {
  plain: (stored) =>
    many(stored).map((row) => (typeof row === 'object' && row !== null && 'date' in row ? row.date : null)),
  write: (value) => joinTexts(many(value).map(wordsIn)),
  read(cell, plain, { words }) {
    const readings = splitTexts(cell).map((part) => readDay(part, many(plain), words))
    const faulty = readings.find((reading) => 'fault' in reading)
    return faulty ?? { value: readings.map((reading) => ('value' in reading ? reading.value : null)) }
  },
  nothing: [],
  data: (value) => many(value).map((day) => ({ date: day })),
}

/** Reads a day that a spreadsheet program may have rewritten. If it is ambiguous, the stored day is preferred. */
function readDay(cell: string, before: readonly unknown[], words: SheetWords): Reading {
  const days = daysOf(cell).filter((day) => parseLocalDate(day) !== null)
  const kept = days.find((day) => before.includes(day))
  const value = kept ?? (days.length === 1 ? days[0] : undefined)
  return value === undefined ? { fault: words.noDay(cell) } : { value }
}

function relation(to: string): Kind {
  return {
    plain: one,
    write: (value, { references }) => (value === null ? '' : references.labelOf(to, value)),
    read: (cell, _plain, { references, words }) => readReference(cell, to, references, words),
    nothing: null,
  }
}

function relations(to: string): Kind {
  return {
    plain: many,
    write: (value, { references }) => joinTexts(many(value).map((id) => references.labelOf(to, id))),
    read(cell, _plain, { references, words }) {
      const readings = splitTexts(cell).map((part) => readReference(part, to, references, words))
      const faulty = readings.find((reading) => 'fault' in reading)
      return faulty ?? { value: [...new Set(readings.map((reading) => ('value' in reading ? reading.value : null)))] }
    },
    nothing: [],
  }
}

function readReference(cell: string, to: string, references: References, words: SheetWords): Reading {
  const ids = references.idsOf(to, cell)
  const [id] = ids
  if (ids.length > 1) return { fault: words.severalCalled(cell) }
  return id === undefined ? { fault: words.noneCalled(cell, references.nameOf(to)) } : { value: id }
}
