import type { RichTextAdapterProvider } from 'payload'

/**
 * A rich text field without an editor, for the functions. They never write rich text, and Lexical would make up most of
 * their bundle. The column is JSON in both cases, so the database schema is the same.
 */
export const plainRichText: RichTextAdapterProvider = () => ({
  CellComponent: false,
  FieldComponent: false,
  outputSchema: () => ({ type: 'object' }),
  validate: () => true,
})
