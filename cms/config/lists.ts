import type { CollectionConfig, SanitizedConfig } from 'payload'
import { findTablesOfCollection } from '../features/spreadsheets/tables.ts'
import { dayPattern } from '../fields/read-only-fields.ts'

const spreadsheetLink = '/features/spreadsheets/admin/SpreadsheetLink.tsx#SpreadsheetLink'
const dateCell = '/admin/values/cells.tsx#DateCell'
const statusCell = '/admin/values/cells.tsx#StatusCell'
const publishButton = '/features/publishing/admin/PublishSelected.tsx#PublishSelected'

/** Adds a link to the page for export and import to the lists of collections that have spreadsheets. */
export function withSpreadsheetLinks(collections: CollectionConfig[]): CollectionConfig[] {
  return collections.map((collection) => {
    const { slug, admin } = collection
    if (findTablesOfCollection(slug).length === 0) return collection
    const listMenuItems = [...(admin?.components?.listMenuItems ?? []), spreadsheetLink]
    return { ...collection, admin: { ...admin, components: { ...admin?.components, listMenuItems } } }
  })
}

/** Makes lists load only the fields of their columns, and adds the publish button to lists of entries with drafts. */
export function withListComponents(collections: CollectionConfig[]): CollectionConfig[] {
  return collections.map((collection) => {
    const { admin, versions, upload } = collection
    const components = admin?.components ?? {}
    const { beforeListTable = [] } = components
    return {
      ...collection,
      admin: {
        ...admin,
        // Keeps long texts out of the response. Pictures have no long texts, and their thumbnails need fields that are
        // not columns.
        enableListViewSelectAPI: !upload,
        components: {
          ...components,
          beforeListTable: versions ? [...beforeListTable, publishButton] : beforeListTable,
        },
      },
    }
  })
}

const timestampFields = ['createdAt', 'updatedAt', 'deletedAt']

/**
 * Shows Payload's timestamps in Bali time, and filters them by day. Payload adds these fields while it builds the
 * configuration.
 */
export function withDateCells(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections) {
    for (const field of fields) {
      if (field.type !== 'date' || !timestampFields.includes(field.name)) continue
      field.admin = {
        ...field.admin,
        date: { displayFormat: dayPattern },
        components: { ...field.admin?.components, Cell: dateCell },
      }
    }
  }
  return config
}

/** Makes the status column show what is live. Payload adds the `_status` field while it builds the configuration. */
export function withStatusCells(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, versions } of config.collections) {
    const statusField = fields.find((field) => 'name' in field && field.name === '_status')
    if (!versions?.drafts || statusField?.type !== 'select') continue
    const components = { ...statusField.admin?.components, Cell: statusCell }
    statusField.admin = { ...statusField.admin, components }
  }
  return config
}
