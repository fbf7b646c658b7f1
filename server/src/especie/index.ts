export type {
  Achado,
  AvisoDaLinha,
  Celulas,
  Especie,
  EspecieAberta,
  LinhaAFazer,
  LinhaConferida,
  LinhaFeita,
  LinhaLida,
  Obra,
  RecusaDaLinha,
  Registro,
  Sentido,
  Valores,
} from './especie.ts'
export { celulasOf, lugaresOf, rehearseLinhas, type Ensaio } from './rehearse-linhas.ts'
export { tellFeita, tellRecusada } from './tell-feita.ts'
