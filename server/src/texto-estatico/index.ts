export { saveTextos } from './save-textos.ts'
export { createTextoEstaticoHandlers } from './texto-estatico.handlers.ts'
