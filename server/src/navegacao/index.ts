export { navegacoesJson, withNavegacao, type NavegacaoRow } from './navegacao-viva.ts'
export { saveNavegacao } from './save-navegacao.ts'
