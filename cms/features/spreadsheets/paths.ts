/** Returns the path of the spreadsheet page of a table, relative to the path of the admin. */
export function spreadsheetPath(table: string): `/${string}` {
  return `/spreadsheets/${table}`
}
