import type { RichTextAdapterProvider } from 'payload'

/**
 * Rich text without its editor: functions never write any, and Lexical's editor would be most of their bundle. The column
 * is JSON either way, so the database schema is the same.
 */
export const plainRichText: RichTextAdapterProvider = () => ({
  CellComponent: false,
  FieldComponent: false,
  outputSchema: () => ({ type: 'object' }),
  validate: () => true,
})
