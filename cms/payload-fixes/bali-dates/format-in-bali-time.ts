import type { I18n } from '@payloadcms/translations'
import { languageOf } from '../../core/i18n/language.ts'
import { instantText } from '../../core/i18n/times.ts'

/**
 * The date pattern of Payload's components: in the header of an entry, its versions and filters. The pattern includes
 * the offset, because a component without `formatInBaliTime` uses the time zone of its computer.
 */
export const instantPattern = 'd MMM yyyy, HH:mm xxx'

/**
 * Makes date-fns write instants that have the pattern `instantPattern` like the rest of the admin. Payload uses the
 * computer's time zone and has no setting for another one. A date-fns locale can replace the parts of a date before
 * they are written.
 *
 * Payload 3.90.1; tested by `format-in-bali-time.test.ts`. Remove it when Payload has a setting for the time zone of
 * the dates that it writes.
 */
export function formatInBaliTime({ dateFNS, language }: Pick<I18n, 'language'> & { dateFNS?: I18n['dateFNS'] }): void {
  // Payload loads the date locale after the first paint.
  if (!dateFNS) return
  dateFNS.localize.preprocessor = (date, parts) =>
    parts.map(({ value }) => value).join('') === instantPattern
      ? [{ isToken: false, value: instantText(date, languageOf({ language })) }]
      : parts
}
