import type { I18n } from '@payloadcms/translations'
import { languageOf } from '../../core/i18n/language.ts'
import { instantText } from '../../core/i18n/times.ts'

/**
 * Payload's components use this pattern. The pattern includes the offset, because a date that is written before
 * `setBaliTime` has run is in the computer's time zone.
 */
export const instantPattern = 'd MMM yyyy, HH:mm xxx'

/**
 * Makes date-fns write instants with `instantPattern` in Bali time. Payload's components use the computer's time zone.
 * The `preprocessor` of a date-fns locale can replace the parts of a date before they are written.
 *
 * Payload 3.90.1; tested by `set-bali-time.test.ts`. Remove it when Payload has a setting for the time zone of the
 * dates that it writes.
 */
export function setBaliTime({ dateFNS, language }: Pick<I18n, 'language'> & { dateFNS?: I18n['dateFNS'] }): void {
  // Payload loads the date locale after the first paint.
  if (!dateFNS) return
  dateFNS.localize.preprocessor = (date, parts) =>
    parts.map(({ value }) => value).join('') === instantPattern
      ? [{ isToken: false, value: instantText(date, languageOf({ language })) }]
      : parts
}
