export { MenuLateral } from './menu-lateral.tsx'
