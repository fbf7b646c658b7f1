export { openFolha, type Coluna, type Folha } from './folha.ts'
