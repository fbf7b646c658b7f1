export { AvisosDeConversas } from './avisos-de-conversas.tsx'
export { AvisosDaConta, ConviteDeAvisos } from './partes-lentas.tsx'
