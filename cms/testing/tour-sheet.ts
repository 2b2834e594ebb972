import { type Company, startCompany } from './company.ts'
import { createTour } from './content.ts'
import { createSamples } from './samples.ts'
import { createSheetClient, type Sheet, summariseRow } from './sheets.ts'

/** Starts a CMS with content of each kind, and exports the tour "Mount Batur" as an editor. */
export async function startTourSheet() {
  const company: Company = await startCompany()
  const samples = await createSamples(company.cms)
  for (const collection of ['categories', 'destinations', 'airport-transfers', 'car-rentals', 'hotels'])
    await company.rest(company.editor.token, 'POST', collection, samples[collection])
  const tour = (await createTour(company.cms.payload, { title: 'Mount Batur' })).id
  const of = (table: string) => createSheetClient(company.cms, table, company.editor.token)
  const sheet: Sheet = await of('tours').export('?search=batur')
  const plan = async (cells: Record<string, string>, table = 'tours', rows = sheet) =>
    (await of(table).check(rows.map((row, index) => (index === 0 ? { ...row, ...cells } : row)))).rows.map(summariseRow)
  return { company, tour, of, sheet, plan }
}
