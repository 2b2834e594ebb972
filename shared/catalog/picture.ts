import * as z from 'zod/mini'
import { entryFields, nonBlankTextSchema } from './fields.ts'

export const pictureSizeSchema = z.object({
  /** The file name, relative to the site's media URL. */
  file: nonBlankTextSchema,
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
})

/** `sizes` are narrowest first, all in WebP. */
export const pictureSchema = z.object({
  ...entryFields,
  alt: nonBlankTextSchema,
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  /** The colour (`#rrggbb`) shown until the picture has loaded. */
  placeholder_color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  sizes: z.array(pictureSizeSchema).check(z.minLength(1)),
  /** The JPEG for link previews (Open Graph); null if the picture is too small. */
  og: z._default(z.nullable(pictureSizeSchema), null),
})

export type Picture = z.infer<typeof pictureSchema>
export type PictureSize = z.infer<typeof pictureSizeSchema>

/** In pixels: three times the height of the site's header. */
const sharpLogoHeight = 120

/** Returns the smallest size that is sharp in a header; the largest size if none is sharp. */
export function selectLogoSize({ sizes }: Pick<Picture, 'sizes'>): PictureSize | undefined {
  return sizes.find(({ height }) => height >= sharpLogoHeight) ?? sizes.at(-1)
}
