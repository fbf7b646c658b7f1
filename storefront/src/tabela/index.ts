export { TabelaB2b } from './partes-lentas.tsx'
