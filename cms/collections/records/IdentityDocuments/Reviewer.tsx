import type { RelationshipFieldServerComponent } from 'payload'
import { ReviewerName } from './ReviewerName.tsx'

/** Shows the reviewer's name. Payload's own field shows no name if staff cannot read the user. */
export const Reviewer: RelationshipFieldServerComponent = async ({ clientField, data, path, req }) => {
  const id: unknown = data?.reviewed_by
  const reviewer =
    typeof id === 'number' &&
    (await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req }))
  return (
    <ReviewerName
      path={path}
      label={clientField.label}
      storedReviewer={reviewer ? { id: reviewer.id, name: reviewer.name } : null}
    />
  )
}
