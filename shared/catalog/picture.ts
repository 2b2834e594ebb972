import * as z from 'zod/mini'
import { entryFields, filledTextSchema } from './fields.ts'

/** One size of a picture, made once, at upload. */
export const pictureSizeSchema = z.object({
  /** The file's name under the media address of the site. */
  file: filledTextSchema,
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
})

/** A picture as the CMS keeps it: its text for those who can't see it and its sizes, narrowest first, all WebP. */
export const pictureSchema = z.object({
  ...entryFields,
  alt: filledTextSchema,
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  /** A colour `#rrggbb` to stand in the frame until the picture arrives. */
  placeholder_color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  sizes: z.array(pictureSizeSchema).check(z.minLength(1)),
  /** The JPEG that links to the site are previewed with; null where the picture is too small for one. */
  og: z._default(z.nullable(pictureSizeSchema), null),
})

export type Picture = z.infer<typeof pictureSchema>
export type PictureSize = z.infer<typeof pictureSizeSchema>
