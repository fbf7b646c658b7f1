export { sayReajuste } from './say-reajuste.ts'
