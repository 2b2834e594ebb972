/** Relative to the path of the admin. */
export function spreadsheetPath(table: string): `/${string}` {
  return `/spreadsheets/${table}`
}
