export { createPromocaoHandlers } from './promocao.handlers.ts'
