export { CompreJunto } from './compre-junto.tsx'
