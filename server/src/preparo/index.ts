export { createPreparoHandlers } from './preparo.handlers.ts'
