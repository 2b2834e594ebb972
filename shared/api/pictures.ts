import {
  avatarQuerySchema,
  avatarResponseSchema,
  cropSchema,
  maxUploadBytes,
  uploadMediaTypes,
} from '../account/index.ts'
import { type Endpoint, fileSchema, okResponseSchema } from './endpoint.ts'

const upload = { types: uploadMediaTypes, maxBytes: maxUploadBytes }
const uploadFailures = ['file_missing', 'file_too_large', 'file_not_picture'] as const

export const pictureEndpoints = {
  getAvatar: {
    method: 'GET',
    path: '/api/account/avatar',
    summary: "The signed-in traveller's avatar.",
    auth: 'traveller',
    query: avatarQuerySchema,
    response: fileSchema,
    responseType: 'image/webp',
    failures: ['invalid_request', 'file_not_found'],
  },
  putAvatar: {
    method: 'PUT',
    path: '/api/account/avatar',
    summary: 'Uploads an avatar, cropped to a square (centred by default), and generates all its sizes.',
    auth: 'traveller',
    query: cropSchema,
    upload,
    response: avatarResponseSchema,
    failures: ['invalid_request', ...uploadFailures],
  },
  removeAvatar: {
    method: 'DELETE',
    path: '/api/account/avatar',
    summary: 'Removes the avatar; repeating it changes nothing.',
    auth: 'traveller',
    response: okResponseSchema,
    failures: [],
  },
  getIdentityDocument: {
    method: 'GET',
    path: '/api/account/identity',
    summary: 'The document that the signed-in traveller uploaded last.',
    auth: 'traveller',
    response: fileSchema,
    responseType: 'image/webp',
    failures: ['file_not_found'],
  },
  putIdentityDocument: {
    method: 'PUT',
    path: '/api/account/identity',
    summary: 'Uploads a picture of a passport or an identity card, which staff then approve or reject.',
    auth: 'traveller',
    upload,
    response: okResponseSchema,
    failures: [...uploadFailures, 'already_verified'],
  },
  removeIdentityDocument: {
    method: 'DELETE',
    path: '/api/account/identity',
    summary: 'Deletes a pending or rejected identity document with its picture; repeating it changes nothing.',
    auth: 'traveller',
    response: okResponseSchema,
    failures: ['already_verified'],
  },
} as const satisfies Record<string, Endpoint>
