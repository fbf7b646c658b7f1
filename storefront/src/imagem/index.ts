export { Foto } from './foto.tsx'
