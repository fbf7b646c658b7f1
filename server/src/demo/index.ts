export { announce } from './announce.ts'
export { isEmpty, loadDemo } from './load-demo.ts'
