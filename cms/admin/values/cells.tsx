import { formatRupiah } from '@nusa/shared/money'
import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { type LanguageContext, languageOf } from '../../core/i18n/language.ts'
import { dateText } from '../../core/i18n/times.ts'
import { findPublishedIds } from '../../core/lists/find-published.ts'
import { createBatchLoader } from '../../payload-fixes/relation-cells/batch-loader.ts'
import { LinkedText } from '../../payload-fixes/relation-cells/LinkedText.tsx'
import { emptyText } from '../../payload-fixes/relation-cells/RelatedNames.tsx'
import { recordTexts } from './record-texts.ts'

export type LinkCellProps = Pick<
  DefaultServerCellComponentProps,
  'collectionSlug' | 'columnIndex' | 'link' | 'rowData' | 'viewType'
>

/** `rowData` may be missing, because Payload 3.90 by mistake also renders the cell of a UI field in a form. */
export type UiFieldCellProps = Omit<DefaultServerCellComponentProps, 'rowData'> &
  Partial<Pick<DefaultServerCellComponentProps, 'rowData'>>

/** In the first column, the text links to the entry of the row, and an empty text is shown as a dash. */
export function CellText({ text, ...props }: LinkCellProps & { text: string }) {
  if (props.link) return <LinkedText {...props} text={text || emptyText} />
  return text && <span>{text}</span>
}

export function TextCell(props: LinkCellProps & Pick<DefaultServerCellComponentProps, 'cellData'>) {
  const { cellData } = props
  const text = typeof cellData === 'string' || typeof cellData === 'number' ? String(cellData) : ''
  return <CellText {...props} text={text} />
}

export function AmountCell(props: LinkCellProps & Pick<DefaultServerCellComponentProps, 'cellData'>) {
  const { cellData } = props
  return <CellText {...props} text={typeof cellData === 'number' ? formatRupiah(cellData) : ''} />
}

/** Shows a date or an instant in Bali time. Payload would use the computer's time zone. */
export function DateCell(props: LinkCellProps & Pick<DefaultServerCellComponentProps, 'cellData' | 'i18n'>) {
  return <CellText {...props} text={dateText(props.cellData, languageOf(props.i18n))} />
}

export function YesNoCell(props: LinkCellProps & Pick<DefaultServerCellComponentProps, 'cellData'> & LanguageContext) {
  const { yes, no } = recordTexts[languageOf(props.i18n)]
  return <CellText {...props} text={props.cellData === true ? yes : no} />
}

type StatusCellProps = DefaultServerCellComponentProps

/** Returns a function that checks whether an entry is published. The rows of a list share one query. */
const getPublishedCheck = cache((payload: Payload, collection: StatusCellProps['collectionSlug']) =>
  createBatchLoader((ids: (number | string)[]) => findPublishedIds(payload, collection, ids)),
)

/**
 * Shows whether the entry is published, a draft, or a draft of a published entry. The collection's main table says
 * whether an entry is published. Payload's cell searches the stored versions instead: it shows an unpublished entry as
 * live if an old version was published, and a live entry as a draft after twenty newer drafts.
 */
export async function StatusCell(props: StatusCellProps) {
  const { cellData, payload, collectionSlug, rowData, i18n } = props
  const checkPublished = getPublishedCheck(payload, collectionSlug)
  const isDraftOfLiveEntry = cellData !== 'published' && (await checkPublished(rowData.id))
  const storedStatus = cellData === 'published' ? 'version:published' : 'version:draft'
  const text = i18n.t(isDraftOfLiveEntry ? 'version:draftHasPublishedVersion' : storedStatus)
  return <CellText {...props} text={text} />
}
