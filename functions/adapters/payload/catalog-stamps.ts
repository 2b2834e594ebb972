import { pages, settings, tours } from '@nusa/cms/schema'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Stamps } from './kept-by-stamp.ts'
import { prepared, type Runner } from './prepared.ts'

// A row's `xmin` is the transaction that wrote it: the CMS writes a tour's row, or the settings', with every change of
// anything in it.
const select = prepared(
  'catalog-stamps',
  sql`
    select (
      select concat(${settings}.xmin, ' ', ${pages}.xmin) from ${settings}
      left join ${pages} on ${pages.id} = ${settings.terms_page}
    ) as conditions, (
      select coalesce(json_object_agg(${tours.id}, ${tours}.xmin::text), '{}') from ${tours}
      where ${tours.id} = any(${sql.placeholder('tourIds')}) and ${tours._status} = 'published'
    ) as tours`,
)

const rowSchema = z.tuple([z.object({ conditions: z.nullable(z.string()), tours: z.record(z.string(), z.string()) })])

/** The versions of what a booking is priced by: settings and terms together, and those tours that are published. */
export async function readStamps(
  on: Runner,
  tourIds: readonly number[],
): Promise<{ conditions: Stamps<'conditions'>; tours: Stamps<number> }> {
  const [found] = rowSchema.parse(await select(on, { tourIds: [...tourIds] }))
  return {
    conditions: new Map([['conditions', found.conditions ?? '']]),
    tours: new Map(Object.entries(found.tours).map(([id, stamp]) => [Number(id), stamp])),
  }
}
