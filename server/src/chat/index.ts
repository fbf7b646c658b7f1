export { createChatHandlers } from './chat.handlers.ts'
export { openSocket } from './open-socket.ts'
export { releaseSalas } from './sala.repository.ts'
