export { hostDasPasskeys, leaveComPasso } from './passo-levado.ts'
