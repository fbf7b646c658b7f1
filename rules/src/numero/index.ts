export { writeNumero } from './write-numero.ts'
