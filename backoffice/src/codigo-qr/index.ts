export { CodigoQr } from './codigo-qr.tsx'
