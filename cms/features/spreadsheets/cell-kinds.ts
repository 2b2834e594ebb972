import { parseLocalDate } from '@nusa/shared/dates'
import { groupThousands, parseRupiah } from '@nusa/shared/money'
import type { FlattenedField, SelectField } from 'payload'
import { labelInLanguage } from '../../core/i18n/label-in-language.ts'
import { isRupiah } from '../../fields/numbers/numbers.ts'
import { trimTexts } from '../../fields/trim-texts.ts'
import { joinTexts, possibleDays, readNumber, splitTexts } from './cells.ts'
import type { References } from './references.ts'
import type { SheetTexts } from './sheet-texts.ts'

/** The context in which the cells of a field are written and read. */
export interface CellContext {
  texts: SheetTexts
  decimalSeparator: '.' | ','
  references: References
}

export type CellReading = { value: unknown } | { fault: string }

/**
 * Converts the values of a kind of field to cells and back. Values are compared after `plain` has removed data that
 * only the database knows.
 */
export interface Kind {
  plain: (stored: unknown) => unknown
  write: (plain: unknown, context: CellContext) => string
  /** Formats a value for the preview of an import, if the format differs from that of the cell. */
  format?: (plain: unknown) => string
  /** Parses a non-empty cell. */
  read: (cell: string, plain: unknown, context: CellContext) => CellReading
  /** The value of an empty cell. */
  emptyValue: unknown
  /** Converts a plain value to the value to save. */
  data?: (plain: unknown) => unknown
}

/** Returns the kind of a field, or null if it cannot be written into a cell. */
export function kindOf(field: FlattenedField, isDay: boolean): Kind | null {
  if (field.type === 'array') return isDay ? dates : null
  if (field.type === 'text' || field.type === 'textarea') {
    if ('hasMany' in field && field.hasMany) return textList
    return isDay ? date : text
  }
  if (field.type === 'number') return isRupiah(field) ? amount : number
  if (field.type === 'checkbox') return checkbox
  if (field.type === 'select') return select(field)
  if (field.type !== 'relationship' || typeof field.relationTo !== 'string') return null
  return field.hasMany ? relations(field.relationTo) : relation(field.relationTo)
}

const toSingle = (value: unknown) => (value === '' ? null : (value ?? null))
const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const toText = (value: unknown) => (value === null ? '' : String(value))

const lines = (value: string) => trimTexts(value.replaceAll('\r\n', '\n'))

const text: Kind = {
  plain: (stored) => toSingle(typeof stored === 'string' ? lines(stored) : stored),
  write: toText,
  read: (cell) => ({ value: toSingle(lines(cell)) }),
  emptyValue: null,
}

const textList: Kind = {
  plain: (stored) => toList(stored).map(String).map(lines),
  write: (value) => joinTexts(toList(value).map(String)),
  read: (cell) => ({ value: splitTexts(lines(cell)) }),
  emptyValue: [],
}

const number: Kind = {
  plain: toSingle,
  write: (value, { decimalSeparator }) => toText(value).replace('.', decimalSeparator),
  read(cell, _plain, { texts }) {
    const value = readNumber(cell)
    return value === null ? { fault: texts.noNumber(cell) } : { value }
  },
  emptyValue: null,
}

/** A price: files accept the same input as forms. */
const amount: Kind = {
  ...number,
  format: (value) => (typeof value === 'number' ? groupThousands(value) : toText(value)),
  read(cell, _plain, { texts }) {
    const value = parseRupiah(cell)
    return value === null ? { fault: texts.noAmount(cell) } : { value }
  },
}

const checkbox: Kind = {
  plain: (stored) => stored === true,
  write: (value, { texts }) => (value === true ? texts.yes : texts.no),
  read(cell, _plain, { texts }) {
    const normalised = cell.toLowerCase()
    if (['yes', 'ya', 'true', '1'].includes(normalised)) return { value: true }
    return ['no', 'tidak', 'false', '0'].includes(normalised) ? { value: false } : { fault: texts.noYes(cell) }
  },
  emptyValue: false,
}

function select({ options }: Pick<SelectField, 'options'>): Kind {
  const choices = options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : { value: option.value, label: option.label },
  )
  const choiceLabel = (choice: (typeof choices)[number], language: string) =>
    labelInLanguage(choice.label, language) ?? labelInLanguage(choice.label, 'en') ?? choice.value
  return {
    plain: toSingle,
    write(value, { texts }) {
      const choice = choices.find((choice) => choice.value === value)
      return choice ? choiceLabel(choice, texts.language) : toText(value)
    },
    read(cell, _plain, { texts }) {
      const normalised = cell.toLowerCase()
      const found = choices.find((choice) =>
        [choice.value, choiceLabel(choice, 'en'), choiceLabel(choice, 'id')].some(
          (word) => word.toLowerCase() === normalised,
        ),
      )
      if (found) return { value: found.value }
      return { fault: texts.noChoice(cell, choices.map((choice) => choiceLabel(choice, texts.language)).join(', ')) }
    },
    emptyValue: null,
  }
}

const date: Kind = {
  plain: toSingle,
  write: toText,
  read: (cell, plain, { texts }) => readDay(cell, [plain], texts),
  emptyValue: null,
}

const dates: Kind = {
  plain: (stored) =>
    toList(stored).map((row) => (typeof row === 'object' && row !== null && 'date' in row ? row.date : null)),
  write: (value) => joinTexts(toList(value).map(toText)),
  read(cell, plain, { texts }) {
    const readings = splitTexts(cell).map((part) => readDay(part, toList(plain), texts))
    const faulty = readings.find((reading) => 'fault' in reading)
    return faulty ?? { value: readings.map((reading) => ('value' in reading ? reading.value : null)) }
  },
  emptyValue: [],
  data: (value) => toList(value).map((day) => ({ date: day })),
}

/** Reads a day that a spreadsheet program may have rewritten. If it is ambiguous, the stored day is preferred. */
function readDay(cell: string, before: readonly unknown[], texts: SheetTexts): CellReading {
  const days = possibleDays(cell).filter((day) => parseLocalDate(day) !== null)
  const storedDay = days.find((day) => before.includes(day))
  const value = storedDay ?? (days.length === 1 ? days[0] : undefined)
  if (value !== undefined) return { value }
  return { fault: days.length > 1 ? texts.ambiguousDay(cell) : texts.noDay(cell) }
}

function relation(to: string): Kind {
  return {
    plain: toSingle,
    write: (value, { references }) => (value === null ? '' : references.labelOf(to, value)),
    read: (cell, _plain, { references, texts }) => readReference(cell, to, references, texts),
    emptyValue: null,
  }
}

function relations(to: string): Kind {
  return {
    plain: toList,
    write: (value, { references }) => joinTexts(toList(value).map((id) => references.labelOf(to, id))),
    read(cell, _plain, { references, texts }) {
      const readings = splitTexts(cell).map((part) => readReference(part, to, references, texts))
      const faulty = readings.find((reading) => 'fault' in reading)
      return faulty ?? { value: [...new Set(readings.map((reading) => ('value' in reading ? reading.value : null)))] }
    },
    emptyValue: [],
  }
}

function readReference(cell: string, to: string, references: References, texts: SheetTexts): CellReading {
  const ids = references.idsOf(to, cell)
  const [id] = ids
  if (ids.length > 1) return { fault: texts.ambiguousName(cell) }
  return id === undefined ? { fault: texts.unknownName(cell, references.nameOf(to)) } : { value: id }
}
