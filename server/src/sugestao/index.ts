export { countPares, recountPares, renewSugestoes } from './count-pares.ts'
export { createSugestaoHandlers } from './sugestao.handlers.ts'
