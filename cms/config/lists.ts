import type { CollectionConfig } from 'payload'
import { tablesOf } from '../spreadsheets/tables.ts'

const spreadsheets = '/admin/spreadsheets/SpreadsheetLink.tsx#SpreadsheetLink'
const publish = '/admin/publishing/PublishSelected.tsx#PublishSelected'

/**
 * The same collections; their lists read what their columns show and no more, lead to their spreadsheets, and where there are
 * drafts, publish those that are selected.
 */
export function withHandyLists(collections: CollectionConfig[]): CollectionConfig[] {
  return collections.map((collection) => {
    const { slug, admin, versions, upload } = collection
    const components = admin?.components ?? {}
    const { listMenuItems = [], beforeListTable = [] } = components
    return {
      ...collection,
      admin: {
        ...admin,
        // Otherwise each row comes with its long texts, all of which go to the browser. A picture has none, and is shown by
        // what is known of its smaller sizes.
        enableListViewSelectAPI: !upload,
        components: {
          ...components,
          listMenuItems: tablesOf(slug).length > 0 ? [...listMenuItems, spreadsheets] : listMenuItems,
          beforeListTable: versions ? [...beforeListTable, publish] : beforeListTable,
        },
      },
    }
  })
}
