export { writePlanilha, type Celula, type Coluna } from './write-planilha.ts'
