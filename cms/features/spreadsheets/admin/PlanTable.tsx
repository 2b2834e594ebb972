import type { CellChange, ImportPlan, PlannedRow } from '../import-plan.ts'
import type { PageTexts } from '../page-texts.ts'
import { shortenChange } from './shorten-change.ts'

/** Shows the changes of each row, or why the row is refused. Refused rows come first. */
export function PlanTable({ plan, texts }: { plan: ImportPlan; texts: PageTexts }) {
  const refusedRows = plan.rows.filter(({ kind }) => kind === 'refused')
  const rows = [...refusedRows, ...plan.rows.filter(({ kind }) => kind !== 'refused')]
  const hiddenRefusalCount = plan.counts.refused - refusedRows.length
  if (rows.length === 0) return null
  return (
    <>
      {hiddenRefusalCount > 0 && <p>{texts.moreRefused(hiddenRefusalCount)}</p>}
      <table className="nusa-day">
        <thead>
          <tr>
            <th scope="col">{texts.row}</th>
            <th scope="col">{texts.entry}</th>
            <th scope="col">{texts.action}</th>
            <th scope="col">{texts.details}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row row={row} texts={texts} key={row.row} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function Row({ row, texts }: { row: PlannedRow; texts: PageTexts }) {
  return (
    <tr>
      <th scope="row">
        <span className="nusa-sheet__row-label">{texts.row} </span>
        {row.row}
      </th>
      <td data-name={texts.entry}>{row.title || '–'}</td>
      <td data-name={texts.action}>
        <strong className={`nusa-sheet__kind nusa-sheet__kind--${row.kind}`}>{texts[row.kind]}</strong>
      </td>
      <td data-name={texts.details}>
        <ul className="nusa-sheet__changes">
          {row.faults.map(({ column, message }) => (
            <li key={column + message}>
              {column && <b>{column}: </b>}
              {message}
            </li>
          ))}
          {row.warnings.map(({ column, message }) => (
            <li className="nusa-sheet__warning" key={column + message}>
              <strong>{texts.isIntended}</strong> {column && <b>{column}: </b>}
              {message}
            </li>
          ))}
          {row.kind !== 'refused' &&
            row.changes.map((change) => (
              <ChangeItem change={change} isNew={row.kind === 'new'} texts={texts} key={change.column} />
            ))}
        </ul>
      </td>
    </tr>
  )
}

function ChangeItem({ change, isNew, texts }: { change: CellChange; isNew: boolean; texts: PageTexts }) {
  const [before, after] = shortenChange(change.before, change.after)
  return (
    <li>
      <b>{change.column}: </b>
      {!isNew && (
        <>
          <del>{before || texts.emptyCell}</del> →{' '}
        </>
      )}
      <ins>{after || texts.emptyCell}</ins>
    </li>
  )
}
