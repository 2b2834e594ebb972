/** Where the spreadsheets of a table are, beneath the admin. */
export function spreadsheetPath(table: string): `/${string}` {
  return `/spreadsheets/${table}`
}
