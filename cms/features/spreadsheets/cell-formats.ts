import { groupThousands, parseRupiah } from '@nusa/shared/money'
import type { FlattenedField, SelectField } from 'payload'
import { labelInLanguage } from '../../core/i18n/label-in-language.ts'
import { isRupiah } from '../../fields/numbers/numbers.ts'
import { trimTexts } from '../../fields/trim-texts.ts'
import { type CellFormat, emptyToNull, type ParsedCell, parseParts, toList, toText } from './cell-format.ts'
import { joinTexts, parseNumber } from './cells.ts'
import { dateFormat, datesFormat, seasonDayFormat, timeFormat } from './date-formats.ts'
import type { References } from './labels.ts'
import { answersFormat, packagesFormat, refundsFormat, seasonPricesFormat, startTimeFormat } from './row-formats.ts'
import type { SheetTexts } from './sheet-texts.ts'

/** Formats that the type of a field does not determine. The definition of a table contains their names. */
const namedFormats = {
  answers: answersFormat,
  date: dateFormat,
  dates: datesFormat,
  packages: packagesFormat,
  refunds: refundsFormat,
  seasonDay: seasonDayFormat,
  seasonPrices: seasonPricesFormat,
  startTime: startTimeFormat,
  time: timeFormat,
} as const

export type FormatName = keyof typeof namedFormats

/** Returns null if the field cannot be written into a cell. */
export function findFormat(field: FlattenedField, name: FormatName | undefined): CellFormat | null {
  if (name) return namedFormats[name]
  switch (field.type) {
    case 'text':
      return field.hasMany ? textListFormat : textFormat
    case 'textarea':
      return textFormat
    case 'number':
      return isRupiah(field) ? amountFormat : numberFormat
    case 'checkbox':
      return checkboxFormat
    case 'select':
      return field.hasMany ? createMultiSelectFormat(field) : createSelectFormat(field)
    case 'relationship':
      if (typeof field.relationTo !== 'string') return null
      return field.hasMany ? createMultiRelationFormat(field.relationTo) : createRelationFormat(field.relationTo)
    default:
      return null
  }
}

const normaliseLines = (value: string) => trimTexts(value.replaceAll('\r\n', '\n'))

const textFormat: CellFormat = {
  normalise: (stored) => emptyToNull(typeof stored === 'string' ? normaliseLines(stored) : stored),
  write: toText,
  parse: (cell) => ({ value: emptyToNull(normaliseLines(cell)) }),
  emptyValue: null,
}

const textListFormat: CellFormat = {
  normalise: (stored) => toList(stored).map(String).map(normaliseLines),
  write: (value) => joinTexts(toList(value).map(String)),
  parse: (cell, _current, { texts }) => parseParts(normaliseLines(cell), texts, (part) => ({ value: part })),
  emptyValue: [],
}

const numberFormat: CellFormat = {
  normalise: emptyToNull,
  write: (value, { decimalSeparator }) => toText(value).replace('.', decimalSeparator),
  parse(cell, _current, { texts }) {
    const value = parseNumber(cell)
    return value === null ? { fault: texts.noNumber(cell) } : { value }
  },
  emptyValue: null,
}

/** Reads amounts in rupiah in every form that the price fields accept, such as '1.500.000' or '1,5 jt'. */
const amountFormat: CellFormat = {
  ...numberFormat,
  formatPreview: (value) => (typeof value === 'number' ? groupThousands(value) : toText(value)),
  parse(cell, _current, { texts }) {
    const value = parseRupiah(cell)
    return value === null ? { fault: texts.noAmount(cell) } : { value }
  },
}

const checkboxFormat: CellFormat = {
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
  const lowerCaseCell = cell.toLowerCase()
  if (['yes', 'ya', 'true', '1'].includes(lowerCaseCell)) return true
  return ['no', 'tidak', 'false', '0'].includes(lowerCaseCell) ? false : null
}

function createSelectFormat({ options }: Pick<SelectField, 'options'>): CellFormat {
  const choices = options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : { value: option.value, label: option.label },
  )
  const choiceLabel = (choice: (typeof choices)[number], language: string) =>
    labelInLanguage(choice.label, language) ?? labelInLanguage(choice.label, 'en') ?? choice.value
  /** Returns the texts that a cell may contain, in lower case: the stored value, and the labels in both languages. */
  const getAcceptedNames = (choice: (typeof choices)[number]) => {
    const labels = [choiceLabel(choice, 'en'), choiceLabel(choice, 'id')]
    return [choice.value, ...labels.flatMap(choiceNames)].map((name) => name.toLowerCase())
  }
  return {
    normalise: emptyToNull,
    write(value, { texts }) {
      const choice = choices.find((choice) => choice.value === value)
      return choice ? choiceLabel(choice, texts.language) : toText(value)
    },
    parse(cell, _current, { texts }) {
      const choice = choices.find((choice) => getAcceptedNames(choice).includes(cell.toLowerCase()))
      if (choice) return { value: choice.value }
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

/** The values are sorted in the order of the field's options. */
function createMultiSelectFormat(field: Pick<SelectField, 'options'>): CellFormat {
  const singleFormat = createSelectFormat(field)
  const optionOrder = field.options.map((option) => (typeof option === 'string' ? option : option.value))
  const sort = (values: unknown[]) =>
    [...new Set(values)].sort(
      (first, second) => optionOrder.indexOf(String(first)) - optionOrder.indexOf(String(second)),
    )
  return {
    normalise: (stored) => sort(toList(stored)),
    write: (value, context) => joinTexts(toList(value).map((option) => singleFormat.write(option, context))),
    parse(cell, current, context) {
      const parsed = parseParts(cell, context.texts, (part) => singleFormat.parse(part, current, context))
      return 'fault' in parsed ? parsed : { value: sort(toList(parsed.value)) }
    },
    emptyValue: [],
  }
}

function createRelationFormat(collection: string): CellFormat {
  return {
    normalise: emptyToNull,
    write: (value, { references }) => (value === null ? '' : references.labelOf(collection, value)),
    parse: (cell, _current, { references, texts }) => parseReference(cell, collection, references, texts),
    emptyValue: null,
  }
}

function createMultiRelationFormat(collection: string): CellFormat {
  return {
    normalise: toList,
    write: (value, { references }) => joinTexts(toList(value).map((id) => references.labelOf(collection, id))),
    parse(cell, _current, { references, texts }) {
      const parsed = parseParts(cell, texts, (part) => parseReference(part, collection, references, texts))
      return 'fault' in parsed ? parsed : { value: [...new Set(toList(parsed.value))] }
    },
    emptyValue: [],
  }
}

function parseReference(cell: string, collection: string, references: References, texts: SheetTexts): ParsedCell {
  const ids = references.idsOf(collection, cell)
  const [id] = ids
  if (ids.length > 1) return { fault: texts.ambiguousName(cell) }
  return id === undefined ? { fault: texts.unknownName(cell, references.collectionLabelOf(collection)) } : { value: id }
}
