import type { CollectionConfig } from 'payload'
import { tablesFor } from '../features/spreadsheets/tables.ts'

const spreadsheets = '/features/spreadsheets/admin/SpreadsheetLink.tsx#SpreadsheetLink'
const publish = '/features/publishing/admin/PublishSelected.tsx#PublishSelected'

/**
 * Returns the collections with lists that load only the fields of their columns, link to their spreadsheets and, if the
 * collection has drafts, can publish the selected entries.
 */
export function withListComponents(collections: CollectionConfig[]): CollectionConfig[] {
  return collections.map((collection) => {
    const { slug, admin, versions, upload } = collection
    const components = admin?.components ?? {}
    const { listMenuItems = [], beforeListTable = [] } = components
    return {
      ...collection,
      admin: {
        ...admin,
        // Otherwise each row includes its long texts, all of which are sent to the browser. A picture has no long
        // texts, and its thumbnail needs the data of its sizes.
        enableListViewSelectAPI: !upload,
        components: {
          ...components,
          listMenuItems: tablesFor(slug).length > 0 ? [...listMenuItems, spreadsheets] : listMenuItems,
          beforeListTable: versions ? [...beforeListTable, publish] : beforeListTable,
        },
      },
    }
  })
}
