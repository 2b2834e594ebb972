import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload'
import type { Permission } from '../../access/permissions.ts'
import type { EntryValues, Values } from './cell-format.ts'
import type { FormatName } from './cell-formats.ts'

/** A list of an entry with one sheet row per list row, and optionally lists within the list rows. */
export interface List {
  field: string
  /** Read-only columns that identify a row. */
  readOnlyColumns: readonly string[]
  columns: readonly string[]
  inner?: readonly List[]
  /** Whether only its inner lists have sheet rows. */
  isOnlyContainer?: true
  /**
   * The fields that together identify a row without a key; the first one is required. Rows of a list with an identity
   * can be added and removed.
   */
  identity?: readonly string[]
  /** Returns why a row cannot be removed; null if it can. */
  findRemovalError?: (req: PayloadRequest, entry: EntryValues, row: Values) => Promise<string | null>
  /** Returns the fields that this row does not use. */
  getUnusedFields?: (row: Readonly<Record<string, unknown>>) => readonly string[]
}

/** A spreadsheet of a collection: its columns in order. */
export interface Table {
  name: string
  /** What the sheet rows represent. */
  lineKind: 'entries' | 'prices' | 'rooms' | 'startTimes' | 'seasons' | 'questions'
  collection: CollectionSlug
  /** The permission to export and import the table. */
  permission: Permission
  /**
   * The fields that identify an entry without an id, or a new entry. There is at least one. A missing page address is
   * derived from the title.
   */
  identity: readonly string[]
  /** Whether no two entries may share the identity. */
  isUnique: boolean
  /** The fields of the identity that may be empty. */
  optionalIdentity: readonly string[]
  /** The fields of the entry that are columns. They are read-only if there are `lists`. */
  columns: readonly string[]
  lists?: readonly List[]
  /** The formats of fields of the entry or of its lists whose type does not determine it. */
  formats: Readonly<Record<string, FormatName>>
  /** The fields that a new entry must have in the sheet, because their default value is not a safe choice. */
  neededWhenNew: readonly string[]
  /** Fields of the entry that the cells of other fields need. */
  otherFields: readonly string[]
  /** Whether the hooks that run before the validation of an entry only check it, so that the dry run includes them. */
  hasCheckingHooks: boolean
}

type Columns<Slug extends CollectionSlug> = readonly (keyof DataFromCollectionSlug<Slug> & string)[]

interface TableOptions<Slug extends CollectionSlug> {
  lineKind?: Table['lineKind']
  collection: Slug
  identity: Columns<Slug>
  isUnique?: boolean
  columns: Columns<Slug>
  lists?: readonly List[]
  permission?: Permission
  optionalIdentity?: Columns<Slug>
  formats?: Table['formats']
  otherFields?: Columns<Slug>
  neededWhenNew?: Columns<Slug>
  hasCheckingHooks?: boolean
}

/** Returns a table with default values for the options that are missing. */
export function defineTable<Slug extends CollectionSlug>(name: string, options: TableOptions<Slug>): Table {
  return {
    name,
    lineKind: 'entries',
    permission: 'content:edit',
    isUnique: false,
    hasCheckingHooks: false,
    optionalIdentity: [],
    otherFields: [],
    neededWhenNew: [],
    formats: {},
    ...options,
  }
}

/** Returns whether rows can be added to one of the lists and removed from it. */
export function isExtensible(lists: readonly List[] | undefined): boolean {
  return lists?.some(({ identity, inner }) => identity !== undefined || isExtensible(inner)) ?? false
}
