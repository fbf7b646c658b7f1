export { Quadro } from './quadro.tsx'
