export { createCofre, type Cofre } from './cofre.ts'
