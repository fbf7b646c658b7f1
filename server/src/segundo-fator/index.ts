export { createSegundoFatorHandlers } from './segundo-fator.handlers.ts'
