/** Returns the path of a table's spreadsheet page, within the admin. */
export function spreadsheetPath(table: string): `/${string}` {
  return `/spreadsheets/${table}`
}
