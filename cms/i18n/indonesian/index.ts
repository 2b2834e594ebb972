import { content } from './content.ts'
import { office } from './office.ts'
import { states } from './states.ts'
import { tourHelp } from './tour-help.ts'
import { transport } from './transport.ts'

/** What the forms say in Indonesian, by what they say in English. What Payload says itself it has in both. */
export const indonesian: Readonly<Record<string, string>> = {
  ...content,
  ...tourHelp,
  ...transport,
  ...office,
  ...states,
}
