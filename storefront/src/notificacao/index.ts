export { AvisosDaConta, ConviteDeAvisos } from './partes-lentas.tsx'
