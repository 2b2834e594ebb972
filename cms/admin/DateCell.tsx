import type { DefaultServerCellComponentProps } from 'payload'
import { languageOf } from '../i18n/language.ts'
import { dateText } from '../i18n/times.ts'
import { LinkedWords } from './LinkedWords.tsx'
import { nothing } from './relations/RelatedNames.tsx'

type Props = Pick<
  DefaultServerCellComponentProps,
  'cellData' | 'collectionSlug' | 'columnIndex' | 'i18n' | 'link' | 'rowData' | 'viewType'
>

/** A date or a moment in a list, in Bali time. Payload would show moments in the zone of the reader's computer. */
export function DateCell(props: Props) {
  const text = dateText(props.cellData, languageOf(props.i18n))
  if (props.link) return <LinkedWords {...props} words={text || nothing} />
  return text && <span>{text}</span>
}
