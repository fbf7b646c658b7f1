export { documentosJson, toDocumentos, type DocumentoRow, type DocumentoVivo } from './documentos-vivos.ts'
export { navegacoesJson, withNavegacao, type NavegacaoRow } from './navegacao-viva.ts'
export { saveNavegacao } from './save-navegacao.ts'
