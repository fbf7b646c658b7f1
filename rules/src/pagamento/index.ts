export { addDiasUteis, isDiaUtil, nextDiaUtil } from './dia-util.ts'
export { explainRecusa, motivosRecusa } from './recusa.ts'
export type { MotivoRecusa } from './recusa.ts'
