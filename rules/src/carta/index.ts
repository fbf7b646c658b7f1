export { explainModelo, fillModelo, type PartesDoModelo } from './modelo.ts'
