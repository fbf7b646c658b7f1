/** What both ends agree on, without a schema: a browser takes these alone (docs/bytes.md). */

/** Where the websocket answers (Socket.IO, same port). */
export const CAMINHO_SOCKET = '/socket.io'
/** §9 Socket retries; after them a client asks by calls. */
export const TENTATIVAS_SOCKET = 5
/** Longest text of one message. */
export const TEXTO_MAXIMO = 4000
/** For how long somebody who was said to have a room open has it. */
export const PRESENCA_SEGUNDOS = 120
