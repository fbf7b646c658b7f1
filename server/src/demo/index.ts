export { announce } from './announce.ts'
export { isEmpty } from './is-empty.repository.ts'
export { loadDemo } from './load-demo.ts'
