import { groupThousands, parseRupiah } from '@nusa/shared/money'
import type { FlattenedField, SelectField } from 'payload'
import { labelInLanguage } from '../../core/i18n/label-in-language.ts'
import { isRupiah } from '../../fields/numbers/numbers.ts'
import { trimTexts } from '../../fields/trim-texts.ts'
import { type CellFormat, type ParsedCell, parseParts, toList, toSingle, toText } from './cell-format.ts'
import { joinTexts, readNumber } from './cells.ts'
import { date, dates, seasonDay, time } from './date-formats.ts'
import type { References } from './labels.ts'
import { answers, packages, refunds, seasonPrices, startTime } from './row-formats.ts'
import type { SheetTexts } from './sheet-texts.ts'

/** Formats that the type of a field does not determine. A table chooses one of them by its name. */
const namedFormats = { answers, date, dates, packages, refunds, seasonDay, seasonPrices, startTime, time } as const

export type FormatName = keyof typeof namedFormats

/** Returns null if the field cannot be written into a cell. */
export function findFormat(field: FlattenedField, name: FormatName | undefined): CellFormat | null {
  if (name) return namedFormats[name]
  if (field.type === 'text' || field.type === 'textarea') return 'hasMany' in field && field.hasMany ? textList : text
  if (field.type === 'number') return isRupiah(field) ? amount : number
  if (field.type === 'checkbox') return checkbox
  if (field.type === 'select') return field.hasMany ? selectMany(field) : select(field)
  if (field.type !== 'relationship' || typeof field.relationTo !== 'string') return null
  return field.hasMany ? relations(field.relationTo) : relation(field.relationTo)
}

const normaliseLines = (value: string) => trimTexts(value.replaceAll('\r\n', '\n'))

const text: CellFormat = {
  normalise: (stored) => toSingle(typeof stored === 'string' ? normaliseLines(stored) : stored),
  write: toText,
  parse: (cell) => ({ value: toSingle(normaliseLines(cell)) }),
  emptyValue: null,
}

const textList: CellFormat = {
  normalise: (stored) => toList(stored).map(String).map(normaliseLines),
  write: (value) => joinTexts(toList(value).map(String)),
  parse: (cell, _current, { texts }) => parseParts(normaliseLines(cell), texts, (part) => ({ value: part })),
  emptyValue: [],
}

const number: CellFormat = {
  normalise: toSingle,
  write: (value, { decimalSeparator }) => toText(value).replace('.', decimalSeparator),
  parse(cell, _current, { texts }) {
    const value = readNumber(cell)
    return value === null ? { fault: texts.noNumber(cell) } : { value }
  },
  emptyValue: null,
}

/** Files accept the same input as forms. */
const amount: CellFormat = {
  ...number,
  formatPreview: (value) => (typeof value === 'number' ? groupThousands(value) : toText(value)),
  parse(cell, _current, { texts }) {
    const value = parseRupiah(cell)
    return value === null ? { fault: texts.noAmount(cell) } : { value }
  },
}

const checkbox: CellFormat = {
  normalise: (stored) => stored === true,
  write: (value, { texts }) => (value === true ? texts.yes : texts.no),
  parse(cell, _current, { texts }) {
    const value = parseYesOrNo(cell)
    return value === null ? { fault: texts.notYesOrNo(cell) } : { value }
  },
  emptyValue: false,
}

/** Parses yes or no in English or Indonesian. Returns null for any other text. */
export function parseYesOrNo(cell: string): boolean | null {
  const normalised = cell.toLowerCase()
  if (['yes', 'ya', 'true', '1'].includes(normalised)) return true
  return ['no', 'tidak', 'false', '0'].includes(normalised) ? false : null
}

function select({ options }: Pick<SelectField, 'options'>): CellFormat {
  const choices = options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : { value: option.value, label: option.label },
  )
  const choiceLabel = (choice: (typeof choices)[number], language: string) =>
    labelInLanguage(choice.label, language) ?? labelInLanguage(choice.label, 'en') ?? choice.value
  return {
    normalise: toSingle,
    write(value, { texts }) {
      const choice = choices.find((choice) => choice.value === value)
      return choice ? choiceLabel(choice, texts.language) : toText(value)
    },
    parse(cell, _current, { texts }) {
      const normalised = cell.toLowerCase()
      const found = choices.find((choice) =>
        [choice.value, ...['en', 'id'].flatMap((language) => choiceNames(choiceLabel(choice, language)))].some(
          (word) => word.toLowerCase() === normalised,
        ),
      )
      if (found) return { value: found.value }
      return { fault: texts.noChoice(cell, choices.map((choice) => choiceLabel(choice, texts.language)).join(', ')) }
    },
    emptyValue: null,
  }
}

/** For 'WITA: Bali, Lombok and Flores', 'WITA' is accepted too. */
function choiceNames(label: string): string[] {
  const [name, explanation] = label.split(': ')
  return name !== undefined && explanation !== undefined ? [label, name] : [label]
}

/** The chosen options are in the order of all options. */
function selectMany(field: Pick<SelectField, 'options'>): CellFormat {
  const single = select(field)
  const order = field.options.map((option) => (typeof option === 'string' ? option : option.value))
  const sort = (values: unknown[]) =>
    [...new Set(values)].sort((first, second) => order.indexOf(String(first)) - order.indexOf(String(second)))
  return {
    normalise: (stored) => sort(toList(stored)),
    write: (value, context) => joinTexts(toList(value).map((option) => single.write(option, context))),
    parse(cell, current, context) {
      const parsed = parseParts(cell, context.texts, (part) => single.parse(part, current, context))
      return 'fault' in parsed ? parsed : { value: sort(toList(parsed.value)) }
    },
    emptyValue: [],
  }
}

function relation(to: string): CellFormat {
  return {
    normalise: toSingle,
    write: (value, { references }) => (value === null ? '' : references.labelOf(to, value)),
    parse: (cell, _current, { references, texts }) => readReference(cell, to, references, texts),
    emptyValue: null,
  }
}

function relations(to: string): CellFormat {
  return {
    normalise: toList,
    write: (value, { references }) => joinTexts(toList(value).map((id) => references.labelOf(to, id))),
    parse(cell, _current, { references, texts }) {
      const parsed = parseParts(cell, texts, (part) => readReference(part, to, references, texts))
      return 'fault' in parsed ? parsed : { value: [...new Set(toList(parsed.value))] }
    },
    emptyValue: [],
  }
}

function readReference(cell: string, to: string, references: References, texts: SheetTexts): ParsedCell {
  const ids = references.idsOf(to, cell)
  const [id] = ids
  if (ids.length > 1) return { fault: texts.ambiguousName(cell) }
  return id === undefined ? { fault: texts.unknownName(cell, references.nameOf(to)) } : { value: id }
}
