export { documentosJson, toDocumentos, type DocumentoRow, type DocumentoVivo } from './documentos-vivos.ts'
export { wearNavegacao, withNavegacao } from './navegacao-viva.ts'
export { saveNavegacao } from './save-navegacao.ts'
