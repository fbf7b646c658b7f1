export { GradeJanelas } from './grade-janelas.tsx'
export {
  chooseJanela,
  findJanela,
  firstJanela,
  formasDaLoja,
  makeGrade,
  parseJanela,
  taxaOf,
} from './grade.ts'
