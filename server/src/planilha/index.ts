export { writeCsv } from './write-csv.ts'
export { writePlanilha, type Celula, type Coluna } from './write-planilha.ts'
