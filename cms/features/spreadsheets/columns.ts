import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import { labelFromName } from '../../core/field-tree/labels.ts'
import { labelInLanguage } from '../../core/i18n/label-in-language.ts'
import type { CellFormat } from './cell-format.ts'
import { findFormat } from './cell-formats.ts'
import type { SheetTextSet } from './sheet-texts.ts'
import { isExtensible, type List, type Table } from './table.ts'

/** A column that is not a field of the form. `line` contains the keys of list rows (see sheet-items.ts). */
export type MetaColumn = 'id' | 'line' | 'remove' | 'status' | 'version'

/**
 * A column of a spreadsheet. It contains metadata or values of fields. Rows of different lists can have different
 * fields in the same column if the labels of the fields are equal.
 */
export interface Column {
  /** The heading of the column. */
  label: string
  /** The kind of metadata, or null for a column with fields. */
  meta: MetaColumn | null
  /** The names of the fields in this column. */
  fields: readonly string[]
  /** True if the column contains values of entries; false if it contains values of list rows. */
  isEntryColumn: boolean
  /** The names of the lists whose rows have values in this column. */
  lists: readonly string[]
  /** False for a read-only column, whose cells are ignored by an import. */
  isImported: boolean
  /** The headings that a file may use for the column: the labels in both languages and field names, in lower case. */
  acceptedHeadings: ReadonlySet<string>
}

const languages = ['en', 'id'] as const

/** Returns the columns of a table in order. Their headings are the labels of the form. */
export function buildColumns(
  table: Table,
  { flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>,
  texts: SheetTextSet,
): Column[] {
  const { language } = texts
  const meta = (name: MetaColumn): Column => ({
    label: texts[language][name],
    meta: name,
    fields: [],
    isEntryColumn: true,
    lists: [],
    isImported: false,
    acceptedHeadings: new Set([name, ...languages.map((language) => texts[language][name].toLowerCase())]),
  })
  const entryColumns = table.columns.map((name) => ({
    ...createColumn(flattenedFields, name, language),
    isEntryColumn: true,
    lists: [],
    isImported: !table.lists,
  }))
  const listColumns = (table.lists ?? []).flatMap((list) => buildListColumns(list, flattenedFields, language, true))
  const hasStatus = flattenedFields.some(({ name }) => name === '_status' || name === 'status')
  return [
    meta('id'),
    ...(table.lists ? [meta('line')] : []),
    ...(isExtensible(table.lists) ? [meta('remove')] : []),
    ...entryColumns,
    ...mergeColumns(listColumns),
    ...(hasStatus ? [meta('status')] : []),
    // The version is the last column. It is never empty, so no row has missing cells at its end. (Some spreadsheet
    // programs omit empty cells at the end of a row.)
    meta('version'),
  ]
}

type ColumnBase = Omit<Column, 'isEntryColumn' | 'isImported' | 'lists'>

/** @param headingPrefix returns a prefix for the heading in a language */
function createColumn(
  fields: readonly FlattenedField[],
  name: string,
  language: string,
  headingPrefix: (language: string) => string = () => '',
): ColumnBase {
  const field = fields.find((field) => field.name === name)
  const label = field && 'label' in field && field.label
  const heading = (language: string) =>
    headingPrefix(language) + (labelInLanguage(label, language) ?? labelInLanguage(label, 'en') ?? labelFromName(name))
  const fieldNames = headingPrefix('en') === '' ? [name] : []
  const acceptedHeadings = new Set([...fieldNames, ...languages.map(heading)].map((name) => name.toLowerCase()))
  return { label: heading(language), meta: null, fields: [name], acceptedHeadings }
}

/**
 * Returns the columns of a list and of its inner lists. Read-only columns, which identify rows, come first. Then come
 * the imported columns.
 */
function buildListColumns(
  list: List,
  fields: readonly FlattenedField[],
  language: string,
  isOutermost: boolean,
): Column[] {
  const rowFields = fieldsOfList(fields, list.field)
  const innerColumns = (list.innerLists ?? []).flatMap((innerList) =>
    buildListColumns(innerList, rowFields, language, false),
  )
  // The prefix distinguishes the name of a package from the name of the tour.
  const headingPrefix = isOutermost ? (language: string) => `${rowName(fields, list.field, language)} › ` : undefined
  const shown = list.readOnlyColumns.map((name) => ({
    ...createColumn(rowFields, name, language, headingPrefix),
    isEntryColumn: false,
    lists: [list.field],
    isImported: false,
  }))
  const imported = list.columns.map((name) => ({
    ...createColumn(rowFields, name, language),
    isEntryColumn: false,
    lists: [list.field],
    isImported: true,
  }))
  return [...shown, ...innerColumns.filter(({ isImported }) => !isImported), ...imported, ...innerColumns]
}

/** Returns the label that the form uses for a row of a list. */
function rowName(fields: readonly FlattenedField[], name: string, language: string): string {
  const field = fields.find((field) => field.name === name)
  const label = field?.type === 'array' && field.labels?.singular
  // The label starts with a small letter, because the form shows it in the text of a button.
  const text = labelInLanguage(label, language) ?? labelInLanguage(label, 'en') ?? labelFromName(name)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Merges columns with the same heading. */
function mergeColumns(columns: readonly Column[]): Column[] {
  return [...Map.groupBy(columns, ({ label }) => label).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    return [
      {
        ...first,
        fields: [...new Set(same.flatMap(({ fields }) => fields))],
        lists: [...new Set(same.flatMap(({ lists }) => lists))],
        acceptedHeadings: new Set(same.flatMap(({ acceptedHeadings }) => [...acceptedHeadings])),
      },
    ]
  })
}

/** Returns the fields of the rows in a list. */
export function fieldsOfList(fields: readonly FlattenedField[], name: string): readonly FlattenedField[] {
  const field = fields.find((field) => field.name === name)
  return field && 'flattenedFields' in field ? field.flattenedFields : []
}

/** The field of an entry or list row in a column, with the format of its cell. */
export interface ColumnField {
  field: FlattenedField
  format: CellFormat
}

/** The owner of values in a sheet row: an entry, or a row in one of its lists. */
export interface FieldOwner {
  /** All fields of the owner in its form. */
  fields: readonly FlattenedField[]
  /** The names of the fields that are columns of the table. */
  columnNames: readonly string[]
  /** The list that contains the row, or null for an entry. */
  list: List | null
}

/** Returns the field of an entry or list row that is shown in the column, or null if there is no such field. */
export function findColumnField(
  column: Column,
  { fields, columnNames, list }: FieldOwner,
  table: Table,
): ColumnField | null {
  if (list ? !column.lists.includes(list.field) : !column.isEntryColumn) return null
  const field = fields.find(({ name }) => column.fields.includes(name) && columnNames.includes(name))
  const format = field ? findFormat(field, table.formats[field.name]) : null
  return field && format ? { field, format } : null
}
