export { Foto } from './foto.tsx'
export { Miniatura } from './miniatura.tsx'
