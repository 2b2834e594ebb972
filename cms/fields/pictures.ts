import type { UploadField } from 'payload'

interface Options {
  label?: string
  description?: string
  isRequired?: boolean
}

export function pictureField(name: string, { label, description, isRequired = false }: Options = {}): UploadField {
  return { name, type: 'upload', relationTo: 'media', label, required: isRequired, admin: { description } }
}

export function picturesField(name: string, { label, description }: Options = {}): UploadField {
  return { name, type: 'upload', relationTo: 'media', hasMany: true, label, admin: { description } }
}
