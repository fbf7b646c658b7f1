export { openArmazem, type Armazem } from './armazem.ts'
