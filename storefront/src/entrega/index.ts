export { GradeJanelas } from './grade-janelas.tsx'
export { findJanela, firstJanela, formasDaLoja, makeGrade, parseJanela, taxaOf } from './grade.ts'
