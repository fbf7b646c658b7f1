export { loadArquivo as loader } from './load-dados.ts'
