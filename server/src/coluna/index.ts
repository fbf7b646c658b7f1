export { asLinha, asLinhas, asMudanca } from './linha.ts'
export {
  asJson,
  asRegistro,
  describeEntrada,
  describeRegistro,
  tipoOf,
  type ColunaDe,
  type Entrada,
  type Linha,
  type LinhaDe,
  type Registro,
  type Tabela,
} from './registro.ts'
