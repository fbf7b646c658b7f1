export { carry } from './start.ts'
export { showWaitLine } from '@vitrine/ui'
