import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import { labelFromName } from '../../core/field-tree/labels.ts'
import { labelInLanguage } from '../../core/i18n/label-in-language.ts'
import type { CellFormat } from './cell-format.ts'
import { findFormat } from './cell-formats.ts'
import type { SheetTextSet } from './sheet-texts.ts'
import { isExtensible, type List, type Table } from './table.ts'

/** A column that is not a field of the form. `line` contains the key of a list row, such as 'r12'. */
export type MetaColumn = 'id' | 'line' | 'remove' | 'status' | 'version'

/** Fields of different lists share a column if their labels are equal. */
export interface Column {
  label: string
  /** Null for a column with fields. */
  meta: MetaColumn | null
  fields: readonly string[]
  /** True if the column contains values of entries; false if it contains values of list rows. */
  isEntryColumn: boolean
  /** The lists whose rows have values in this column. */
  lists: readonly string[]
  /** False for a read-only column, whose cells are ignored by an import. */
  isImported: boolean
  /** The headings that a file may use, in lower case: the labels in both languages, and field names. */
  acceptedHeadings: ReadonlySet<string>
}

const languages = ['en', 'id'] as const

/** Returns the columns in order. Their headings are the labels of the form. */
export function buildColumns(
  table: Table,
  { flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>,
  texts: SheetTextSet,
): Column[] {
  const { language } = texts
  const createMetaColumn = (name: MetaColumn): Column => ({
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
  const listColumns = (table.lists ?? []).flatMap((list) =>
    buildListColumns(list, flattenedFields, language, { isOutermost: true }),
  )
  const hasStatus = flattenedFields.some(({ name }) => name === '_status' || name === 'status')
  return [
    createMetaColumn('id'),
    ...(table.lists ? [createMetaColumn('line')] : []),
    ...(isExtensible(table.lists) ? [createMetaColumn('remove')] : []),
    ...entryColumns,
    ...mergeColumns(listColumns),
    ...(hasStatus ? [createMetaColumn('status')] : []),
    // The version is never empty. As the last column, it prevents missing cells: some spreadsheet programs omit
    // empty cells at the end of a row.
    createMetaColumn('version'),
  ]
}

type ColumnBase = Omit<Column, 'isEntryColumn' | 'isImported' | 'lists'>

function createColumn(
  fields: readonly FlattenedField[],
  name: string,
  language: string,
  headingPrefix?: (language: string) => string,
): ColumnBase {
  const field = fields.find((field) => field.name === name)
  const label = field && 'label' in field && field.label
  const headingIn = (language: string) =>
    (headingPrefix?.(language) ?? '') +
    (labelInLanguage(label, language) ?? labelInLanguage(label, 'en') ?? labelFromName(name))
  // With a prefix, the field name alone is ambiguous.
  const fieldNames = headingPrefix ? [] : [name]
  const acceptedHeadings = new Set([...fieldNames, ...languages.map(headingIn)].map((text) => text.toLowerCase()))
  return { label: headingIn(language), meta: null, fields: [name], acceptedHeadings }
}

/** Read-only columns, which identify rows, come first. Columns can occur twice; `mergeColumns` merges them. */
function buildListColumns(
  list: List,
  fields: readonly FlattenedField[],
  language: string,
  { isOutermost }: { isOutermost: boolean },
): Column[] {
  const rowFields = getListFields(fields, list.field)
  const innerColumns = (list.innerLists ?? []).flatMap((innerList) =>
    buildListColumns(innerList, rowFields, language, { isOutermost: false }),
  )
  // The prefix distinguishes the name of a package from the name of the tour.
  const headingPrefix = isOutermost ? (language: string) => `${rowLabel(fields, list.field, language)} › ` : undefined
  const readOnlyColumns = list.readOnlyColumns.map((name) => ({
    ...createColumn(rowFields, name, language, headingPrefix),
    isEntryColumn: false,
    lists: [list.field],
    isImported: false,
  }))
  const importedColumns = list.columns.map((name) => ({
    ...createColumn(rowFields, name, language),
    isEntryColumn: false,
    lists: [list.field],
    isImported: true,
  }))
  return [
    ...readOnlyColumns,
    ...innerColumns.filter(({ isImported }) => !isImported),
    ...importedColumns,
    ...innerColumns,
  ]
}

function rowLabel(fields: readonly FlattenedField[], name: string, language: string): string {
  const field = fields.find((field) => field.name === name)
  const label = field?.type === 'array' && field.labels?.singular
  // The label starts with a small letter, because the form shows it in the text of a button.
  const text = labelInLanguage(label, language) ?? labelInLanguage(label, 'en') ?? labelFromName(name)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function mergeColumns(columns: readonly Column[]): Column[] {
  return [...Map.groupBy(columns, ({ label }) => label).values()].flatMap((sameLabelColumns) => {
    const [first] = sameLabelColumns
    if (!first) return []
    return [
      {
        ...first,
        fields: [...new Set(sameLabelColumns.flatMap(({ fields }) => fields))],
        lists: [...new Set(sameLabelColumns.flatMap(({ lists }) => lists))],
        acceptedHeadings: new Set(sameLabelColumns.flatMap(({ acceptedHeadings }) => [...acceptedHeadings])),
      },
    ]
  })
}

export function getListFields(fields: readonly FlattenedField[], name: string): readonly FlattenedField[] {
  const field = fields.find((field) => field.name === name)
  return field && 'flattenedFields' in field ? field.flattenedFields : []
}

export interface ColumnField {
  field: FlattenedField
  format: CellFormat
}

/** An entry, or a row in one of its lists. */
export interface FieldOwner {
  fields: readonly FlattenedField[]
  /** The names of the fields that are columns of the table. */
  columnNames: readonly string[]
  /** Null for an entry. */
  list: List | null
}

/** Returns the field of an entry or list row that a column shows, or null if the column shows none. */
export function findColumnField(
  column: Column,
  { fields, columnNames, list }: FieldOwner,
  table: Table,
): ColumnField | null {
  const isInColumn = list ? column.lists.includes(list.field) : column.isEntryColumn
  if (!isInColumn) return null
  const field = fields.find(({ name }) => column.fields.includes(name) && columnNames.includes(name))
  const format = field ? findFormat(field, table.formats[field.name]) : null
  return field && format ? { field, format } : null
}
