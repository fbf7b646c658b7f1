export { createAcessoOperadorHandlers } from './acesso-operador.handlers.ts'
export { createRequireMotivo, type RequireMotivo } from './require-motivo.ts'
