export { createRespostaProntaHandlers } from './resposta-pronta.handlers.ts'
