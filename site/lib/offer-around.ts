import type * as z from 'zod/mini'

/**
 * Reads the `data-offer` attribute of a button or of the nearest element around it.
 * @throws if the attribute is missing or invalid, which is a bug
 */
export function readOfferOf<Schema extends z.ZodMiniType>(
  opener: Element | undefined,
  schema: Schema,
): z.output<Schema> {
  const text = opener?.closest<HTMLElement>('[data-offer]')?.dataset.offer
  return schema.parse(JSON.parse(text ?? 'null'))
}
