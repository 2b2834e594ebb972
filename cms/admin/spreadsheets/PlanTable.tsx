import type { CellChange, ImportPlan, PlannedRow } from '../../spreadsheets/answers.ts'
import type { PageWords } from '../../spreadsheets/page-words.ts'

/**
 * Lists the rows that differ from their entries, with their changes or the reasons why they are refused; refused rows
 * first.
 */
export function PlanTable({ plan, words }: { plan: ImportPlan; words: PageWords }) {
  const rows = [...plan.rows].sort((one, other) => Number(other.kind === 'refused') - Number(one.kind === 'refused'))
  const untold = plan.counts.refused - rows.filter(({ kind }) => kind === 'refused').length
  if (rows.length === 0) return null
  return (
    <>
      {untold > 0 && <p>{words.moreRefused(untold)}</p>}
      <table className="nusa-day">
        <thead>
          <tr>
            <th scope="col">{words.row}</th>
            <th scope="col">{words.entry}</th>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.details}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row row={row} words={words} key={row.row} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function Row({ row, words }: { row: PlannedRow; words: PageWords }) {
  return (
    <tr>
      <th scope="row">
        <span className="nusa-sheet__small">{words.row} </span>
        {row.row}
      </th>
      <td data-name={words.entry}>{row.title || '–'}</td>
      <td data-name={words.what}>
        <strong className={`nusa-sheet__kind nusa-sheet__kind--${row.kind}`}>{words[row.kind]}</strong>
      </td>
      <td data-name={words.details}>
        <ul className="nusa-sheet__changes">
          {row.faults.map(({ column, message }) => (
            <li key={column + message}>
              {column && <b>{column}: </b>}
              {message}
            </li>
          ))}
          {row.kind !== 'refused' &&
            row.changes.map((change) => (
              <Changed change={change} isNew={row.kind === 'new'} words={words} key={change.column} />
            ))}
        </ul>
      </td>
    </tr>
  )
}

function Changed({ change, isNew, words }: { change: CellChange; isNew: boolean; words: PageWords }) {
  return (
    <li>
      <b>{change.column}: </b>
      {!isNew && (
        <>
          <del>{change.before || words.empty}</del> →{' '}
        </>
      )}
      <ins>{change.after || words.empty}</ins>
    </li>
  )
}
