export { FretePorCep } from './frete-por-cep.tsx'
export { FreteDoLocal } from './frete-do-local.tsx'
export { GradeJanelas } from './grade-janelas.tsx'
export { createAtraso } from './atraso.ts'
export type { Atraso } from './atraso.ts'
export { toBlocos } from './to-blocos.ts'
export {
  chooseJanela,
  describeIncentivo,
  findJanela,
  firstJanela,
  formasDaLoja,
  makeGrade,
  parseJanela,
  taxaOf,
  writeJanela,
} from './grade.ts'
