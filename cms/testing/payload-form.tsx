import { act, createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import { createRoot, type Root } from 'react-dom/client'

interface Field {
  value?: unknown
  initialValue?: unknown
  valid?: boolean
  errorMessage?: string | undefined
}
type Fields = Record<string, Field>
type Action =
  | ({ type: 'UPDATE' | 'REMOVE'; path: string } & Field)
  | { type: 'ADD_SERVER_ERRORS'; errors: { path: string; message: string }[] }
type Select<Result> = (state: [Fields, (action: Action) => void]) => Result

interface Modal {
  slug: string
  isOpen: boolean
  openedOn: number
}

interface FormState {
  fields: Fields
  isEditing: boolean
  isModified: boolean
  isProcessing: boolean
  isSubmitted: boolean
  /** `useDocumentInfo` returns these fields in addition to `isEditing`. */
  document: Readonly<Record<string, unknown>>
  drawerSlug: string | undefined
  modals: Record<string, Modal>
}

const emptyState: FormState = {
  fields: {},
  isEditing: true,
  isModified: false,
  isProcessing: false,
  isSubmitted: false,
  document: {},
  drawerSlug: undefined,
  modals: {},
}

export const FieldPathContext = createContext('')

let state = emptyState
let submitCount = 0
let submitOverrides: object | undefined
let root: Root | null = null
const listeners = new Set<() => void>()

function updateState(changes: Partial<FormState>): void {
  state = { ...state, ...changes }
  for (const listener of listeners) listener()
}

function dispatch(action: Action): void {
  if (action.type === 'ADD_SERVER_ERRORS') {
    for (const { path, message } of action.errors)
      dispatch({ type: 'UPDATE', path, valid: false, errorMessage: message })
    return
  }
  const { type, path, ...field } = action
  const { [path]: previousField, ...otherFields } = state.fields
  updateState({
    fields: type === 'REMOVE' ? otherFields : { ...otherFields, [path]: { ...previousField, ...field } },
  })
}

/** A modal that is opened later has a higher `openedOn`, as in Payload. */
function openModal(slug: string): void {
  const modal = { slug, isOpen: true, openedOn: Object.keys(state.modals).length }
  updateState({ modals: { ...state.modals, [slug]: modal } })
}

function closeModal(slug: string): void {
  const { [slug]: _, ...modals } = state.modals
  updateState({ modals })
}

function recordSubmit({ overrides }: { overrides?: object } = {}): void {
  submitCount += 1
  submitOverrides = overrides
}

function useFormState(): FormState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => state,
  )
}

export async function changeForm(changes: Partial<FormState>): Promise<void> {
  await act(async () => updateState(changes))
}

export const listOpenModals = () => Object.keys(state.modals)
export const readFormFields = () => state.fields
export const countSubmits = () => submitCount
/** Returns what the last submit added to the values of the form. */
export const readSubmitOverrides = () => submitOverrides

export async function renderInForm(children: ReactNode, initial: Partial<FormState> = {}): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  state = { ...emptyState, ...initial }
  submitCount = 0
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const newRoot = root
  await act(async () => newRoot.render(children))
}

export async function unmountForm(): Promise<void> {
  await act(async () => root?.unmount())
  document.body.replaceChildren()
}

export async function click(element: Element | null | undefined): Promise<void> {
  if (!(element instanceof HTMLElement)) throw new Error('There is no element to click.')
  await act(async () => element.click())
}

export async function enterInDialog(text: string): Promise<void> {
  const input = document.querySelector('[role=dialog] textarea')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(input, text)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

export function findButton(text: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find((button) => button.textContent === text)
}

interface ButtonProps {
  children: ReactNode
  onClick?: () => void
  disabled?: boolean
  type?: 'button' | 'submit'
}

interface ConfirmationProps {
  modalSlug: string
  heading: ReactNode
  body: ReactNode
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
}

/** The parts of `@payloadcms/ui` that our components use, for `vi.mock`. */
export const payloadForm = {
  Button: ({ children, onClick, disabled, type = 'button' }: ButtonProps) => (
    <button type={type} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  ConfirmationModal({ modalSlug, heading, body, confirmLabel, cancelLabel, onConfirm }: ConfirmationProps) {
    const { modals } = useFormState()
    if (!modals[modalSlug]) return null
    const close = (action?: () => void) => {
      closeModal(modalSlug)
      action?.()
    }
    return (
      <div role="dialog">
        <h1>{heading}</h1>
        {body}
        <button type="button" onClick={() => close()}>
          {cancelLabel}
        </button>
        <button type="button" id="confirm-action" onClick={() => close(onConfirm)}>
          {confirmLabel}
        </button>
      </div>
    )
  },
  FieldDescription: ({ description }: { description: string }) => <small>{description}</small>,
  FieldError: ({ message }: { message?: string }) => message && <p role="alert">{message}</p>,
  FieldLabel: ({ label }: { label: string }) => <span>{label}</span>,
  PasswordField: ({ path }: { path: string }) => <input type="password" name={path} />,
  SaveButton: () => (
    <button type="button" onClick={() => recordSubmit()}>
      Save
    </button>
  ),
  Thumbnail: ({ fileSrc }: { fileSrc: string }) => <output className="thumbnail">{fileSrc}</output>,
  Upload: () => (
    <button type="button" className="file-details__remove">
      The stored file
    </button>
  ),
  useAllFormFields: () => [useFormState().fields, dispatch] as const,
  useAuth: () => ({ user: { id: 1 } }),
  useBulkUpload: () => ({ drawerSlug: useFormState().drawerSlug }),
  useConfig: () => ({
    config: { routes: { admin: '/admin', api: '/api' }, upload: { limits: { fileSize: 20 * 1024 * 1024 } } },
    getEntityConfig: () => ({ upload: {} }),
  }),
  useDocumentDrawerContext: () => ({ drawerSlug: useFormState().drawerSlug }),
  useDocumentInfo() {
    const { document, isEditing } = useFormState()
    return { ...document, isEditing }
  },
  useField({ potentiallyStalePath }: { potentiallyStalePath: string }) {
    const path = use(FieldPathContext) || potentiallyStalePath
    const field = useFormState().fields[path]
    const setValue = (value: unknown) => dispatch({ type: 'UPDATE', path, value })
    return { ...field, path, setValue, showError: field?.valid === false }
  },
  useForm: () => ({
    formRef: { current: document.body },
    getFields: readFormFields,
    getField: (path: string) => state.fields[path],
    setModified: (isModified: boolean) => updateState({ isModified }),
    submit: async (options?: { overrides?: object }) => recordSubmit(options),
  }),
  useFormFields: <Result,>(select: Select<Result>) => select([useFormState().fields, dispatch]),
  useFormModified: () => useFormState().isModified,
  useFormProcessing: () => useFormState().isProcessing,
  useFormSubmitted: () => useFormState().isSubmitted,
  useModal: () => ({ modalState: useFormState().modals, openModal, closeModal }),
  useTranslation: () => ({ i18n: { language: 'en' }, t: (key: string) => key }),
}
