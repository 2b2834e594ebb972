import { cancellation } from './cancellation.ts'
import { content } from './content.ts'
import { departures, tripDetails } from './departures.ts'
import { office } from './office.ts'
import { people } from './people.ts'
import { settings } from './settings.ts'
import { signIn } from './sign-in.ts'
import { states } from './states.ts'
import { tourHelp } from './tour-help.ts'
import { transport } from './transport.ts'

/** The keys are the English texts. Texts of Payload are not included. */
export const indonesian: Readonly<Record<string, string>> = {
  ...content,
  ...departures,
  ...tourHelp,
  ...transport,
  ...office,
  ...people,
  ...settings,
  ...signIn,
  ...states,
  ...cancellation,
  ...tripDetails,
}
