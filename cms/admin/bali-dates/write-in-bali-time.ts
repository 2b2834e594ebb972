import type { I18n } from '@payloadcms/translations'
import { languageOf } from '../../i18n/language.ts'
import { instantText } from '../../i18n/times.ts'

/**
 * The form of moments in Payload's own parts: an entry's header, its versions, filters. With its offset, since a part that doesn't
 * know `writeInBaliTime` writes them in the zone of its machine.
 */
export const momentPattern = 'd MMM yyyy, HH:mm xxx'

/**
 * Has date-fns write moments of that pattern as the whole admin writes them. Payload formats them in the zone of the reader's
 * computer and has no setting for another; a locale may replace the parts of a date before they are written.
 */
export function writeInBaliTime({ dateFNS, language }: Pick<I18n, 'language'> & { dateFNS?: I18n['dateFNS'] }): void {
  // Payload loads it after the first paint.
  if (!dateFNS) return
  dateFNS.localize.preprocessor = (date, parts) =>
    parts.map(({ value }) => value).join('') === momentPattern
      ? [{ isToken: false, value: instantText(date, languageOf({ language })) }]
      : parts
}
