import type * as z from 'zod/mini'

/** What a button books: it stands in the page, in the `data-offer` around it. Throws where it is not there: a fault of ours. */
export function offerAround<Schema extends z.ZodMiniType>(
  opener: Element | undefined,
  schema: Schema,
): z.output<Schema> {
  const text = opener?.closest<HTMLElement>('[data-offer]')?.dataset.offer
  return schema.parse(JSON.parse(text ?? 'null'))
}
