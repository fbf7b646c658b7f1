export { measureDanfe } from './measure-danfe.ts'
export { createNotaFiscalHandlers } from './nota-fiscal.handlers.ts'
export { digitoDaChave } from './parse-nfe.ts'
