export { createAnexoHandlers } from './anexo.handlers.ts'
