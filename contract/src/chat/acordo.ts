/** What both ends agree on, without a schema: a browser takes these alone (docs/bytes.md). */

/** Where the websocket answers (Socket.IO, same port). */
export const CAMINHO_SOCKET = '/socket.io'
/** §9 Socket retries; after them a client asks by calls. */
export const TENTATIVAS_SOCKET = 5
/** Longest text of one message. */
export const TEXTO_MAXIMO = 4000
/** For how long somebody who was said to have a room open has it. */
export const PRESENCA_SEGUNDOS = 120
/** Largest file of a message, as it is sent. */
export const BYTES_DO_ANEXO = 8 * 1024 * 1024
/** What a file of a message may be: its bytes are looked at; a device says so before it sends them. */
export const TIPOS_DO_ANEXO = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
