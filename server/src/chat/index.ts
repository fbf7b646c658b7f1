export { createChatHandlers } from './chat.handlers.ts'
export { openSocket } from './open-socket.ts'
